import type { TurnReducer } from '../../core';
import type { Balance } from '../balance';
import type { Level } from '../level';
import { applyAction } from './apply';
import { buildMachine, type Machine } from './machine';
import { resumeState, startState } from './start';
import type { State } from './state';
import { viewOf, type ReactorView } from './view';

/** The v1 game under a balance, as an implementation of the neutral contracts. */
export type ReactorGame = TurnReducer<Level, State, ReactorView>;

const machines = new WeakMap<Balance, WeakMap<Level, Machine>>();

/** Returns the machine of a level. One machine for each level and balance. */
export function machineOf(level: Level, balance: Balance): Machine {
  let ofBalance = machines.get(balance);
  if (ofBalance === undefined) machines.set(balance, (ofBalance = new WeakMap<Level, Machine>()));
  let machine = ofBalance.get(level);
  if (machine === undefined) ofBalance.set(level, (machine = buildMachine(level, balance)));
  return machine;
}

/**
 * Creates the game under a balance. `init` needs a level without errors and continues from the state of a saved game,
 * if the level has one. The seed is not used, since nothing is random. `apply` runs the turn's simulation in the call
 * that ends the turn.
 */
export function reactorGame(balance: Balance): ReactorGame {
  return {
    init: (level) => {
      const machine = machineOf(level, balance);
      return level.state === undefined ? startState(machine) : resumeState(machine, level.state);
    },
    apply: applyAction,
    view: viewOf,
  };
}
