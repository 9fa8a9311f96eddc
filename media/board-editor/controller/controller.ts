import type { Scene } from '../../../engine/reactor/picture';
import type { BoardHostMessage, BoardMessage, BoardRequests, Place, Stroke } from '../../../protocol/board';
import type { ReplyOf } from '../../../protocol/channel';
import { createBoard, type Board } from '../../shared/board/board';
import { revealing } from '../../shared/board/placement';
import { errorMessage } from '../../shared/page/channel';
import type { Page } from '../../shared/page/create-page';
import { createStore, type Store } from '../../shared/page/store';
import { firstBoardView, reduceBoardView, type BoardView, type BoardViewChange } from './board-view';
import { createPicture, type Picture } from './picture';
import { firstDrawing, noNotice, type Drawing, type SavedState, type Sent } from './state';
import type { Palette } from '../tools';

export type BoardPage = Page<BoardHostMessage, BoardMessage, SavedState, BoardRequests>;

/** The page's controller: its state, and everything that changes it. */
export interface Controller {
  readonly board: Board;
  /** The cursor and the visible part of the board. */
  readonly store: Store<BoardView, BoardViewChange>;
  readonly picture: Picture;
  readonly now: () => Drawing;
  /** Changes the drawing and requests a frame. */
  readonly change: (part: Partial<Drawing>) => void;
  /** Changes the tool or brush, then focuses the board, unless `staysThere`. */
  readonly choose: (part: Partial<Palette>, staysThere?: boolean) => void;
  readonly size: () => Pick<Scene, 'width' | 'height'>;
  readonly placeOf: (cell: number) => Place;
  /** Moves the cursor to a cell and scrolls it into view. */
  readonly goTo: (cell: number) => void;
  /** Asks for a cell: `give` receives the next one that is clicked or entered, unless Escape cancels. */
  readonly pick: (words: string, give: (place: Place, cell: number) => void) => void;
  /** Applies a stroke to the document as one edit and one undo step. */
  readonly send: (stroke: Stroke) => void;
  readonly post: (message: BoardMessage) => void;
  readonly channel: BoardPage['channel'];
}

export function createController({ post, channel, changed }: BoardPage): Controller {
  let drawing: Drawing = firstDrawing;
  const store = createStore(firstBoardView, reduceBoardView);
  const now = (): Drawing => drawing;
  const picture = createPicture(now);
  const board = createBoard((viewport) => store.change({ type: 'viewport', viewport }));
  const change = (part: Partial<Drawing>): void => {
    drawing = { ...drawing, ...part };
    changed();
  };
  const size = (): Pick<Scene, 'width' | 'height'> => picture.base() ?? { width: 1, height: 1 };
  /** Drops a sent stroke that was refused or is already in the document; keeps any other until the document arrives. */
  const settle = (one: Sent, reply: ReplyOf<BoardRequests, 'stroke'>): void => {
    const { document, sent } = drawing;
    const others = sent.filter((each) => each !== one);
    if ('refused' in reply) change({ sent: others, notice: { text: reply.refused, isBad: true } });
    else if (reply.version <= (document?.version ?? -1)) change({ sent: others });
    else change({ sent: sent.map((each) => (each === one ? { ...one, version: reply.version } : each)) });
  };
  store.listen(changed);
  return {
    board,
    store,
    picture,
    now,
    change,
    size,
    post,
    channel,
    placeOf: (cell) => [cell % size().width, Math.floor(cell / size().width)],
    choose(part, staysThere = false) {
      const palette = { ...drawing.palette, ...part };
      const selection = palette.tool === 'select' ? drawing.selection : null;
      change({ palette, selection, gesture: null, newProblems: [], pick: null });
      if (!staysThere) board.grid.focus();
    },
    goTo(cell) {
      store.change({ type: 'cursor', cell });
      const at = board.placement();
      const viewport = at === null ? null : revealing(size(), at, cell);
      if (viewport !== null) store.change({ type: 'viewport', viewport });
    },
    pick(words, give) {
      change({ pick: { words, give }, gesture: null, newProblems: [], notice: noNotice });
      board.grid.focus();
    },
    send(stroke) {
      const { document, sent } = drawing;
      if (document === null) return;
      if (document.isReadonly) {
        change({ notice: { text: 'This file is read-only.', isBad: true } });
        return;
      }
      const one: Sent = { stroke, version: null };
      change({ sent: [...sent, one], notice: noNotice });
      void channel.request('stroke', { width: size().width, stroke }).then(
        (reply) => settle(one, reply),
        (error: unknown) => settle(one, { refused: errorMessage(error) }),
      );
    },
  };
}
