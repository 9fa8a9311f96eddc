import type { Viewport } from '../../shared/board/placement';

/** The part of the page's state that concerns how the board is displayed. Immutable. */
export interface BoardView {
  readonly cursor: number;
  /** `null` fits the whole board. */
  readonly viewport: Viewport | null;
}

export type BoardViewChange =
  | { readonly type: 'cursor'; readonly cell: number }
  | { readonly type: 'viewport'; readonly viewport: Viewport | null }
  | { readonly type: 'restore'; readonly view: BoardView };

export const firstBoardView: BoardView = { cursor: 0, viewport: null };

/** Returns the view after a change. */
export function reduceBoardView(view: BoardView, change: BoardViewChange): BoardView {
  switch (change.type) {
    case 'cursor':
      return { ...view, cursor: change.cell };
    case 'viewport':
      return { ...view, viewport: change.viewport };
    case 'restore':
      return change.view;
  }
}
