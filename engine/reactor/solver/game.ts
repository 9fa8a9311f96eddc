import type { SolverGame } from '../../core';
import type { Balance } from '../balance';
import type { Level } from '../level';
import { machineOf } from '../simulation/game';
import { doomOf } from './doom';
import { begin, play } from './play';
import type { Hash } from './interner';
import { relaxedBound, type RelaxedBound } from './relaxed';
import { keyOf, SearchView, type SearchState } from './search-state';
import { usefulActions } from './useful';
import { createWorlds } from './worlds';
import { type Worlds } from './world';

/** The approximate size of a search state in bytes, without its world. */
const stateBytes = 150;

const bounds = new WeakMap<Worlds, RelaxedBound>();

/**
 * Creates the reactor game for the solver. Every `init` begins a separate search in which equal worlds are one object,
 * kept as long as one of its states. The hash only affects how fast they are found.
 */
export function solverGame(balance: Balance, hash?: Hash): SolverGame<Level, SearchState> {
  return {
    init: (level) => {
      const machine = machineOf(level, balance);
      const worlds = createWorlds(machine, hash);
      bounds.set(worlds, relaxedBound(machine));
      return begin(worlds, level);
    },
    apply: play,
    view: (state) => new SearchView(state),
    turnOf: ({ turn }) => turn,
    keyOf,
    actionsOf: usefulActions,
    boundOf: ({ world, status, robot, actionsLeft }) => {
      const { settings, ready } = world.state;
      const bound = bounds.get(world.worlds);
      const level = status === 'playing' ? world.state.status : status === 'won' ? 'Won' : 'Lost';
      return bound?.({ robot, settings, actionsLeft, ready, status: level }) ?? null;
    },
    isDoomed: (state) => state.status === 'failed' || doomOf(state) !== null,
    lostBy: (state) => doomOf(state)?.turn ?? state.turn,
    bytesOf: (state) => (state.bytes ??= stateBytes + state.world.worlds.grown()),
  };
}
