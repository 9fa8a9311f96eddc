/** The cursor on the board. */
import type { CommandContext } from './context';
import { revealing } from '../shared/board/placement';

function boardOf({ shownOf, store }: CommandContext): { width: number; height: number } {
  return shownOf(store.view())?.scene ?? { width: 1, height: 1 };
}

/** Moves the cursor by columns and rows, within the board. */
export function moveCursor(context: CommandContext, dx: number, dy: number): void {
  const { width, height } = boardOf(context);
  const { cursor } = context.store.view();
  const x = Math.min(width - 1, Math.max(0, (cursor % width) + dx));
  const y = Math.min(height - 1, Math.max(0, Math.floor(cursor / width) + dy));
  putCursor(context, y * width + x);
}

/** Moves the cursor to the start or end of its row or of the board. */
export function jump(context: CommandContext, to: 'rowStart' | 'rowEnd' | 'boardStart' | 'boardEnd'): void {
  const { width, height } = boardOf(context);
  const row = Math.floor(context.store.view().cursor / width) * width;
  putCursor(
    context,
    { rowStart: row, rowEnd: row + width - 1, boardStart: 0, boardEnd: width * height - 1 }[to],
  );
}

/** Moves the cursor to a cell and scrolls it into view. */
export function putCursor(context: CommandContext, cell: number): void {
  const { store, board } = context;
  store.change({ type: 'cursor', cell });
  const at = board.placement();
  const viewport = at === null ? null : revealing(boardOf(context), at, cell);
  if (viewport !== null) store.change({ type: 'viewport', viewport });
}

/** Reveals the cell under the cursor in the text. */
export function reveal({ store, post }: CommandContext): void {
  const { document, cursor } = store.view();
  if (document !== null) post({ type: 'reveal', version: document.version, cell: cursor, focus: true });
}
