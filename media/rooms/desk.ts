/** What the panel of rooms shows, and how it is put on the screen. */
import { floorHash, tileCodes } from '../../engine/rooms';
import type { RoomsPanelMessage, RoomsShown } from '../../protocol/rooms';
import { createShownOf, marksOf, placeOfCell, type Shown } from './shown';
import type { Stage } from './stage';
import { keptOf, restored, type View } from './view';
import { cellWords } from './words';

/** What VS Code gives a webview. */
export interface Api {
  postMessage(message: RoomsPanelMessage): void;
  getState(): unknown;
  setState(state: unknown): void;
}

export interface Desk {
  readonly stage: Stage;
  readonly post: (message: RoomsPanelMessage) => void;
  readonly view: () => View;
  /** What there is to see of the view. */
  readonly shown: () => Shown;
  /** The columns and rows of what is shown. */
  readonly size: () => { readonly width: number; readonly height: number };
  /** Changes the view; it is drawn in the next frame, and kept. */
  readonly change: (part: Partial<View>) => void;
  /** Shows a sentence and has it read out. */
  readonly say: (text: string, isBad?: boolean) => void;
  /** Has a sentence read out. */
  readonly tell: (text: string) => void;
  /** Draws the view in the next frame. */
  readonly ask: () => void;
  readonly paint: () => void;
  /** Moves the cursor, and scrolls to it. */
  readonly putCursor: (cell: number) => void;
  /** Shows in the text where the cursor's cell comes from, if it comes from there. */
  readonly reveal: (focus: boolean) => void;
}

/** `draw` puts everything but the stage's picture on the screen; `live` is read out when its text changes. */
export function createDesk(
  api: Api,
  stage: Stage,
  live: HTMLElement,
  draw: (view: View, shown: Shown) => void,
): Desk {
  const shownOf = createShownOf();
  let view = restored(api.getState());
  let isAsked = false;
  let isOld = true;
  let painted: readonly unknown[] = [];

  const desk: Desk = {
    stage,
    post: (message) => api.postMessage(message),
    view: () => view,
    shown: () => shownOf(view),
    size: () => sizeOf(shownOf(view)),
    change(part) {
      const before = view;
      view = { ...view, ...part };
      if (view.notice !== before.notice && view.notice.text !== '') live.textContent = view.notice.text;
      if (keptOf(view) !== null) api.setState(keptOf(view));
      desk.ask();
    },
    say: (text, isBad = false) => desk.change({ notice: { text, isBad } }),
    tell(text) {
      live.textContent = text;
    },
    ask() {
      isOld = true;
      if (isAsked) return;
      isAsked = true;
      requestAnimationFrame(() => {
        isAsked = false;
        if (isOld) desk.paint();
      });
    },
    paint() {
      isOld = false;
      const shown = shownOf(view);
      const { known, cell } = view;
      const { width, height } = sizeOf(shown);
      const first = shown.kind === 'floor' ? shown.floor.tiles.indexOf(tileCodes.Entrance) : width;
      const cursor = Math.max(0, Math.min(view.cursor < 0 ? first : view.cursor, width * height - 1));
      if ('picture' in shown) view = { ...view, cursor };
      draw(view, shown);
      stage.paint(
        known === null || !('picture' in shown)
          ? null
          : {
              picture: shown.picture,
              floor: 'floor' in shown ? shown.floor : undefined,
              cursor,
              cell,
              marks: marksOf(shown, view),
              words: (at) => cellWords(shown, known.registry, at),
            },
      );
      const now = [known?.revision, shown];
      if (now.every((one, index) => one === painted[index])) return;
      painted = now;
      desk.post({ type: 'painted', revision: known?.revision ?? 0, shown: inShort(shown, view) });
    },
    putCursor(cell) {
      desk.change({ cursor: cell, notice: { text: '', isBad: false } });
      desk.paint();
      stage.reveal(cell);
    },
    reveal(focus) {
      const { known, cursor } = view;
      const place = known === null ? undefined : placeOfCell(shownOf(view), known.registry, cursor);
      if (known !== null && place !== undefined)
        desk.post({ type: 'reveal', revision: known.revision, at: place.at, focus });
    },
  };
  return desk;
}

function sizeOf(shown: Shown): { readonly width: number; readonly height: number } {
  return 'picture' in shown ? shown.picture : { width: 1, height: 1 };
}

function inShort(shown: Shown, { floor, seed }: View): RoomsShown {
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
