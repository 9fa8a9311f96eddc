/** The actions behind the keys of Play mode. */
import type { SubmittedAction } from '../../engine/core';
import type { CommandContext } from './context';
import { moveCursor, putCursor } from './cursor';
import { choicesOf } from './modes/choices';
import { shownState } from './modes/line';

/** Handles an arrow key: moves the robot in Play, otherwise the cursor. */
export function move(context: CommandContext, dx: number, dy: number): void {
  const view = context.store.view();
  const state = shownState(view);
  if (view.mode !== 'play' || state === null) {
    moveCursor(context, dx, dy);
    return;
  }
  const { width } = state.machine.level;
  submit(context, {
    id: 'MoveRobot',
    x: (state.robot % width) + dx,
    y: Math.floor(state.robot / width) + dy,
  });
}

/** Takes an action, with the first legal choice if it has several. */
export function act(context: CommandContext, id: SubmittedAction['id']): void {
  const { store } = context;
  if (store.view().mode !== 'play') {
    store.change({ type: 'notice', text: 'Actions require Play mode. Press P to play from here.' });
    return;
  }
  const state = shownState(store.view());
  const legal = state === null ? undefined : choicesOf(state).find(({ action }) => action.id === id);
  const action: SubmittedAction = id === 'Neutralize' ? { id, index: 0 } : { id };
  submit(context, id === 'InteractProp' ? action : (legal?.action ?? action));
}

/** Takes the action with a number of the list. */
export function choose(context: CommandContext, number: number): void {
  const { store } = context;
  const state = shownState(store.view());
  if (store.view().mode !== 'play' || state === null) return;
  const choice = choicesOf(state)[number - 1];
  if (choice === undefined)
    store.change({ type: 'notice', text: `There is no action ${number}.`, isBad: true });
  else submit(context, choice.action);
}

function submit(context: CommandContext, action: SubmittedAction): void {
  const { store } = context;
  store.change({ type: 'act', action });
  putCursor(context, store.view().cursor);
}
