import type { InputMark, Timeline } from '../../engine/lix';
import type { LixHostMessage, LixPanelMessage, LixRequests } from '../../protocol/lix';
import type { Page } from '../shared/page/create-page';
import type { SavedState } from './persistence';
import { placeOf } from './reading';
import { atOf, lastOf, timelineOf, type View } from './view';
import { momentWords } from './words';

/** The page's controller: its state, and everything that changes it. */
export interface Controller {
  readonly post: LixPage['post'];
  readonly channel: LixPage['channel'];
  readonly view: () => View;
  readonly change: (part: Partial<View>) => void;
  /** Goes to an update. */
  readonly seek: (update: number) => void;
  /** Marks an input, goes to its update and selects it in the text. */
  readonly choose: (mark: InputMark, focus: boolean) => void;
  /** Calls a function with the current game and update; does nothing if there is no game. */
  readonly withGame: (run: (timeline: Timeline, at: number) => void) => void;
}

export type LixPage = Page<LixHostMessage, LixPanelMessage, SavedState, LixRequests>;

export function createController(page: LixPage, first: View): Controller {
  const { post, channel } = page;
  let view = first;
  const change = (part: Partial<View>): void => {
    const before = view;
    view = { ...view, ...part };
    if (view.notice !== before.notice) page.announce(view.notice);
    page.changed();
  };
  const withGame: Controller['withGame'] = (run) => {
    const timeline = timelineOf(view);
    if (timeline !== null) run(timeline, atOf(view, timeline));
  };
  const seek = (update: number): void =>
    withGame((timeline) => {
      const at = Math.max(0, Math.min(update, lastOf(timeline)));
      change({ at: at === lastOf(timeline) ? null : at, notice: '' });
      // screen readers announce the position of a focused slider
      if (document.activeElement?.matches('input') !== true) page.announce(momentWords(timeline, at));
    });
  return {
    post,
    channel,
    view: () => view,
    change,
    withGame,
    seek,
    choose(mark, focus) {
      const { index, update } = mark.input;
      const spot = { kind: 'input', index } as const;
      change({ spot });
      seek(update);
      const { now } = view;
      const span = now === null ? undefined : placeOf(now, spot);
      if (now !== null && span !== undefined) {
        const { start, end } = span;
        post({ type: 'reveal', version: now.version, start, end, focus });
      }
    },
  };
}
