import type { SubmittedAction } from '../engine/core';
import { cancelSolve, type CommandContext } from './commands';
import { keyEffect, type KeyEffect } from './keys';
import { choicesOf } from './modes/choices';
import { shownState } from './modes/line';
import { revealing } from './board/placement';

/** Lets the keys of the board do what the table says. */
export function listenToKeys(context: CommandContext, leave: (backwards: boolean) => void): void {
  context.board.grid.addEventListener('keydown', (event) => {
    const effect = keyEffect(event);
    if (effect === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (effect.kind === 'leave') leave(event.shiftKey);
    else apply(context, effect);
  });
}

function apply(context: CommandContext, effect: Exclude<KeyEffect, { kind: 'leave' }>): void {
  const { store, run } = context;
  const { mode } = store.view();
  switch (effect.kind) {
    case 'command': {
      run(effect.command);
      return;
    }
    case 'move': {
      const step = mode === 'play' ? walk : moveCursor;
      step(context, effect.dx, effect.dy);
      return;
    }
    case 'cursor': {
      moveCursor(context, effect.dx, effect.dy);
      return;
    }
    case 'jump': {
      jump(context, effect.to);
      return;
    }
    case 'act': {
      act(context, effect.id);
      return;
    }
    case 'choice': {
      choose(context, effect.number);
      return;
    }
    case 'reveal': {
      reveal(context);
      return;
    }
    case 'cancel': {
      cancel(context);
      return;
    }
  }
}

function moveCursor(context: CommandContext, dx: number, dy: number): void {
  const { width, height } = boardOf(context);
  const { cursor } = context.store.view();
  const x = Math.min(width - 1, Math.max(0, (cursor % width) + dx));
  const y = Math.min(height - 1, Math.max(0, Math.floor(cursor / width) + dy));
  putCursor(context, y * width + x);
}

function jump(context: CommandContext, to: Extract<KeyEffect, { kind: 'jump' }>['to']): void {
  const { width, height } = boardOf(context);
  const row = Math.floor(context.store.view().cursor / width) * width;
  putCursor(context, { 'row-start': row, 'row-end': row + width - 1, start: 0, end: width * height - 1 }[to]);
}

function boardOf({ shownOf, store }: CommandContext): { width: number; height: number } {
  return shownOf(store.view())?.scene ?? { width: 1, height: 1 };
}

/** Puts the cursor on a cell, and the cell into the view. */
export function putCursor(context: CommandContext, cell: number): void {
  const { store, board } = context;
  store.change({ type: 'cursor', cell });
  const at = board.placement();
  const viewport = at === null ? null : revealing(boardOf(context), at, cell);
  if (viewport !== null) store.change({ type: 'viewport', viewport });
}

function walk(context: CommandContext, dx: number, dy: number): void {
  const state = shownState(context.store.view());
  if (state === null) return;
  const { width } = state.machine.level;
  submit(context, {
    id: 'MoveRobot',
    x: (state.robot % width) + dx,
    y: Math.floor(state.robot / width) + dy,
  });
}

function act(context: CommandContext, id: Extract<KeyEffect, { kind: 'act' }>['id']): void {
  const { store } = context;
  if (store.view().mode !== 'play') {
    store.change({ type: 'notice', text: 'Actions are taken in Play: press P to play from here.' });
    return;
  }
  const state = shownState(store.view());
  // an action with a choice takes the first that is legal
  const legal = state === null ? undefined : choicesOf(state).find(({ action }) => action.id === id);
  const action: SubmittedAction = id === 'Neutralize' ? { id, index: 0 } : { id };
  submit(context, id === 'InteractProp' ? action : (legal?.action ?? action));
}

function choose(context: CommandContext, number: number): void {
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

function reveal({ store, host }: CommandContext): void {
  const { document, cursor } = store.view();
  if (document !== null) host.post({ type: 'reveal', version: document.version, cell: cursor, focus: true });
}

/** Ends what is going on, the most passing first. */
function cancel(context: CommandContext): void {
  const { store } = context;
  const { dialog, isPinned, preview, isRunning } = store.view();
  if (dialog !== null) store.change({ type: 'dialog', dialog: null });
  else if (isPinned || preview !== null) store.change({ type: 'unpin' });
  else if (isRunning) store.change({ type: 'run', isRunning: false });
  else cancelSolve(context);
}

/** Esc outside of the board cancels too. */
export function listenToEscape(context: CommandContext): void {
  window.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) cancel(context);
  });
}
