import type { SubmittedAction } from '../../core';
import { costNames, readAction, type RefusalCode } from './actions';
import { draftOf } from './draft';
import { perform } from './perform';
import type { State } from './state';
import { simulate } from './turn';

/**
 * The state after an action. A refused one comes back as it was, with the reason; one of no such shape throws a
 * `MalformedAction`. The given state is never changed.
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
