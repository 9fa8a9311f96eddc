import { floorHash, tileCodes } from '../../engine/rooms';
import type { ParamsOf } from '../../protocol/channel';
import type {
  RoomsHostMessage,
  RoomsPanelMessage,
  RoomsRequests,
  RoomsPanelState,
} from '../../protocol/rooms';
import { createChangeDetector } from '../shared/page/changes';
import type { Page } from '../shared/page/create-page';
import type { RoomsMap } from './map';
import type { SavedState } from './persistence';
import { createShownOf, marksOf, placeOfCell, type Shown } from './shown';
import { received, type View } from './view';
import { cellWords } from './words';

export type RoomsPage = Page<RoomsHostMessage, RoomsPanelMessage, SavedState, RoomsRequests>;

/** The page's controller: its state, and everything that changes or renders it. */
export interface Controller {
  readonly map: RoomsMap;
  readonly post: RoomsPage['post'];
  readonly view: () => View;
  /** The content of the stage. */
  readonly shown: () => Shown;
  /** The columns and rows of the picture. */
  readonly size: () => { readonly width: number; readonly height: number };
  readonly change: (part: Partial<View>) => void;
  /** Shows a message and announces it. */
  readonly notify: (text: string, isBad?: boolean) => void;
  readonly announce: RoomsPage['announce'];
  /** Asks the extension to save a file and shows its name. */
  readonly save: (file: ParamsOf<RoomsRequests, 'save'>) => Promise<void>;
  /** Asks for the transcript of a run and replays it. */
  readonly chooseRun: () => Promise<void>;
  /** Renders the page; `renderPanel` renders everything but the map's picture. */
  readonly render: (renderPanel: (view: View, shown: Shown) => void) => void;
  /** Paints the page immediately. */
  readonly paint: RoomsPage['paint'];
  /** Moves the cursor and scrolls it into view. */
  readonly putCursor: (cell: number) => void;
  /** Reveals the source of the cursor's cell in the text, if it has one. */
  readonly reveal: (focus: boolean) => void;
}

export function createController(page: RoomsPage, map: RoomsMap, first: View): Controller {
  const { post, channel, announce, paint } = page;
  const shownOf = createShownOf();
  const isOther = createChangeDetector();
  let view = first;
  const shown = (): Shown => shownOf(view);
  const change = (part: Partial<View>): void => {
    const before = view;
    view = { ...view, ...part };
    if (view.notice !== before.notice && view.notice.text !== '') announce(view.notice.text);
    page.changed();
  };
  const notify = (text: string, isBad = false): void => change({ notice: { text, isBad } });
  return {
    map,
    post,
    announce,
    paint,
    shown,
    change,
    view: () => view,
    size: () => sizeOf(shown()),
    notify,
    async save(file) {
      const { name } = await channel.request('save', file);
      if (name !== null) notify(`Saved as ${name}.`);
    },
    async chooseRun() {
      const chosen = await channel.request('choose-transcript', {});
      if (chosen !== null) change(received(view, { type: 'replay', ...chosen }));
    },
    render(renderPanel) {
      const now = shown();
      const { known, cell } = view;
      const { width, height } = sizeOf(now);
      const entrance = now.kind === 'floor' ? now.floor.tiles.indexOf(tileCodes.Entrance) : width;
      const cursor = Math.max(0, Math.min(view.cursor < 0 ? entrance : view.cursor, width * height - 1));
      if ('picture' in now) view = { ...view, cursor };
      renderPanel(view, now);
      map.paint(
        known === null || !('picture' in now)
          ? null
          : {
              picture: now.picture,
              floor: 'floor' in now ? now.floor : undefined,
              cursor,
              cell,
              marks: marksOf(now, view),
              words: (at) => cellWords(now, known.registry, at),
            },
      );
      if (isOther(known?.revision, now))
        post({ type: 'painted', revision: known?.revision ?? 0, shown: summaryOf(now, view) });
    },
    putCursor(cell) {
      change({ cursor: cell, notice: { text: '', isBad: false } });
      paint();
      map.reveal(cell);
    },
    reveal(focus) {
      const { known, cursor } = view;
      const place = known === null ? undefined : placeOfCell(shown(), known.registry, cursor);
      if (known !== null && place !== undefined)
        post({ type: 'reveal', revision: known.revision, at: place.at, focus });
    },
  };
}

function sizeOf(shown: Shown): { readonly width: number; readonly height: number } {
  return 'picture' in shown ? shown.picture : { width: 1, height: 1 };
}

function summaryOf(shown: Shown, { floor, seed }: View): RoomsPanelState {
  switch (shown.kind) {
    case 'prefab':
      return { kind: 'prefab', id: shown.prefab.id };
    case 'floor':
      return { kind: 'floor', id: shown.floor.plan, seed, hash: floorHash(shown.floor) };
    case 'run':
      return {
        kind: 'run',
        floor: shown.floor.number,
        turn: shown.run.turn,
        status: shown.run.gameOver?.outcome ?? 'playing',
      };
    case 'failed':
      return { kind: 'floor', id: floor ?? '', seed, hash: null };
    case 'nothing':
      return { kind: 'nothing' };
  }
}
