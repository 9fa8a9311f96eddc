import * as assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { enumerateActions } from '../../core';
import type { Balance } from '../balance';
import type { Level } from '../level';
import { applyAction } from '../simulation/apply';
import { reactorGame } from '../simulation/game';
import { saveState } from '../simulation/transcript/save';
import type { State } from '../simulation/state';
import { randomAction } from '../simulation/testing/play';
import { playBalance } from '../simulation/testing/random-balance';
import { randomFrom, type Random } from '../simulation/testing/random';
import { smallLevel } from '../simulation/testing/random-level';
import { solverGame } from './game';
import { readsOf } from './reads';
import { keyOf, SearchView, stateOf, type SearchState } from './search-state';
import { winnableLevel } from './testing/winnable-level';
import { runs } from '../../core/testing/budget';

/** Returns the facts that the solver keeps about a state that is not over: all that some rule reads. */
function knownOf(state: State, search: SearchState) {
  const reads = readsOf(search.world.state.machine);
  const { turn, actionsLeft, moves, status, robot, allSeeingEye, props, ...rest } = saveState(state);
  const { leaks, severed, hazards, previous, networks, services, readyReactors, fired } = rest;
  return {
    ...{ turn, actionsLeft, moves, robot, allSeeingEye, props },
    ...{ leaks, severed, hazards, readyReactors, fired },
    ...(reads.status ? { status, previous } : {}),
    ...(reads.oldNetworks ? { networks, services } : {}),
  };
}

/** Plays a level at random several times, in the engine and in one search. */
function playBoth(
  random: Random,
  level: Level,
  balance: Balance,
  each: (state: State, search: SearchState) => void,
): void {
  const game = solverGame(balance);
  const begun = game.init(level, 0);
  for (let line = 0; line < 4; line++) {
    let state = reactorGame(balance).init(level, 0);
    let search = begun;
    each(state, search);
    for (let step = 0; step < 25; step++) {
      const action = randomAction(random, state);
      state = applyAction(state, action);
      const next = game.apply(search, action);
      if (state.refused !== null) assert.equal(next, search, 'what is refused is no new state');
      search = next;
      each(state, search);
    }
  }
}

describe('the game as the solver plays it', function () {
  it('continues like the engine, whatever the path to a world was', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = randomFrom(seed);
        const level = random.chance(0.5) ? smallLevel(random) : winnableLevel(random);
        playBoth(random, level, playBalance(random), (state, search) => {
          const view = new SearchView(search);
          const over = state.status === 'Won' ? 'won' : state.status === 'Lost' ? 'failed' : 'playing';
          assert.equal(view.status, over);
          assert.equal(search.turn, state.turn);
          if (over === 'failed') return;
          assert.deepEqual(knownOf(stateOf(search), search), knownOf(state, search));
          assert.deepEqual(
            enumerateActions(view),
            enumerateActions(reactorGame(state.machine.balance).view(state)),
          );
        });
      }),
      runs(40, 150),
    );
  });

  it('has one key for states that are equivalent to the engine', () => {
    const keys = new Map<string, string>();
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = randomFrom(seed);
        keys.clear();
        playBoth(random, winnableLevel(random), playBalance(random), (state, search) => {
          if (search.status !== 'playing') return;
          const { turn, ...same } = saveState(state);
          const text = JSON.stringify(same);
          const key = keyOf(search);
          // only the turn's number may be in the key and not in the text
          if (readsOf(state.machine).turns.length > 0) return;
          assert.equal(keys.get(text) ?? key, key, `turn ${turn}`);
          keys.set(text, key);
        });
      }),
      runs(15, 60),
    );
  });
});
