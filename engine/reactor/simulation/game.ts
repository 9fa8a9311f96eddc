import type { SubmittedAction, TurnReducer } from '../../core';
import type { Balance } from '../balance';
import type { Level } from '../level';
import { costNames, readAction, type RefusalCode } from './actions';
import { draftOf } from './draft';
import { buildMachine, type Machine } from './machine';
import { perform } from './perform';
import { resumeState, startState } from './start';
import type { State } from './state';
import { simulate } from './turn';
import { viewOf, type ReactorView } from './view';

/** The v1 game under a balance, on the neutral contracts. */
export type ReactorGame = TurnReducer<Level, State, ReactorView>;

const machines = new WeakMap<Balance, WeakMap<Level, Machine>>();

/** A level read for play: one machine a level and balance. */
export function machineOf(level: Level, balance: Balance): Machine {
  let ofBalance = machines.get(balance);
  if (ofBalance === undefined) machines.set(balance, (ofBalance = new WeakMap<Level, Machine>()));
  let machine = ofBalance.get(level);
  if (machine === undefined) ofBalance.set(level, (machine = buildMachine(level, balance)));
  return machine;
}

/**
 * The game under a balance. `init` needs a level without errors and goes on where its saved game stopped, if it has one;
 * the seed is not used, since nothing is random. `apply` runs the turn's simulation in the call that ends it.
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

/**
 * The state after an action. A refused one comes back as it was, with the reason; one of no such shape throws a
 * `TypeError`. The given state is never changed.
 */
export function applyAction(state: State, submitted: SubmittedAction): State {
  const action = readAction(submitted);
  if (state.status === 'Won' || state.status === 'Lost') return refused(state, 'game-over');
  const draft = draftOf(state);
  if (action.id !== 'EndTurn') {
    const cost = state.machine.balance.turn.actionCost[costNames[action.id]];
    if (cost > state.actionsLeft) return refused(state, 'no-budget');
    const refusal = perform(draft, action);
    if (refusal !== null) return refused(state, refusal);
    draft.next.actionsLeft -= cost;
    if (draft.next.status === 'Won' || draft.next.actionsLeft > 0) return draft.next;
  }
  simulate(draft);
  return draft.next;
}

/** Ends turns without acting: what a forecast does. The level must not be over. */
export function endTurn(state: State): State {
  const draft = draftOf(state);
  simulate(draft);
  return draft.next;
}

function refused(state: State, code: RefusalCode): State {
  return { ...state, refused: code, report: null };
}
