import type { SubmittedAction } from '../../core';
import { costNames, readAction, type RefusalCode } from './actions';
import { draftOf, type Draft } from './draft';
import type { WriteLog } from './explain/write-log';
import { perform } from './perform';
import type { State } from './state';
import { simulate } from './turn';

/**
 * The state after an action. A refused one comes back as it was, with the reason; one of no such shape throws a
 * `MalformedAction`. The given state is never changed.
 */
export function applyAction(state: State, submitted: SubmittedAction): State {
  const draft = act(state, submitted);
  if (typeof draft === 'string') return { ...state, refused: draft, report: null };
  if (isTurnOver(draft.next)) simulate(draft);
  return draft.next;
}

/** Does an action that is not refused once more, only to note what it and the simulation in it write. */
export function replayTraced(state: State, submitted: SubmittedAction, writeLog: WriteLog): void {
  const draft = act(state, submitted, writeLog);
  if (typeof draft !== 'string' && isTurnOver(draft.next)) simulate(draft);
}

/** The same without the turn's simulation, which is due where the turn is over; why not, where it is refused. */
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

/** Whether a state after an action waits for its turn's simulation. */
export function isTurnOver({ status, actionsLeft }: Pick<State, 'status' | 'actionsLeft'>): boolean {
  return status !== 'Won' && actionsLeft <= 0;
}

/** Ends turns without acting: what a forecast does. The level must not be over. Step 12 can be another than the game's. */
export function endTurn(state: State, meetRobot?: (draft: Draft) => void): State {
  const draft = draftOf(state);
  simulate(draft, meetRobot);
  return draft.next;
}
