import type { SubmittedAction } from '../../core';
import { costNames, readAction, type RefusalCode } from './actions';
import { draftOf, type Draft } from './draft';
import type { WriteLog } from './explain/write-log';
import { perform } from './perform';
import type { State } from './state';
import { simulate } from './turn';

/**
 * Applies an action and returns the next state. A refused action returns the same state with the reason; an action of
 * the wrong structure throws a `MalformedAction`. The given state is never changed.
 */
export function applyAction(state: State, submitted: SubmittedAction): State {
  const draft = act(state, submitted);
  if (typeof draft === 'string') return { ...state, refused: draft, report: null };
  if (isTurnOver(draft.next)) simulate(draft);
  return draft.next;
}

/** Replays an accepted action to log the writes of the action and of the simulation in it. */
export function replayTraced(state: State, submitted: SubmittedAction, writeLog: WriteLog): void {
  const draft = act(state, submitted, writeLog);
  if (typeof draft !== 'string' && isTurnOver(draft.next)) simulate(draft);
}

/**
 * Applies an action without the turn's simulation, which the caller has to run if the turn is over. Returns the reason
 * if the action is refused.
 */
export function act(state: State, submitted: SubmittedAction, writeLog?: WriteLog): Draft | RefusalCode {
  const action = readAction(submitted);
  if (state.status === 'Won' || state.status === 'Lost') return 'game-over';
  const draft = draftOf(state, writeLog);
  if (action.id === 'EndTurn') {
    draft.next.actionsLeft = 0;
    return draft;
  }
  const cost = state.machine.balance.turn.actionCost[costNames[action.id]];
  if (cost > state.actionsLeft) return 'no-budget';
  const refusal = perform(draft, action);
  if (refusal !== null) return refusal;
  draft.next.actionsLeft -= cost;
  return draft;
}

/** Returns true if a state after an action waits for the simulation of its turn. */
export function isTurnOver({ status, actionsLeft }: Pick<State, 'status' | 'actionsLeft'>): boolean {
  return status !== 'Won' && actionsLeft <= 0;
}

/**
 * Ends a turn without acting, as a forecast does. The level must not be over. `meetRobot` can replace step 12 of the
 * game.
 */
export function endTurn(state: State, meetRobot?: (draft: Draft) => void): State {
  const draft = draftOf(state);
  simulate(draft, meetRobot);
  return draft.next;
}
