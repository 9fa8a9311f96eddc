import type { InputMark } from '../../engine/lix';
import type { Controller } from './controller';
import { svgOf, textOf } from './export';
import type { LanesBox } from './lanes-box';
import { largestZoom } from './scale';
import { atOf, lastOf, timelineOf } from './view';

/** The commands of the page's buttons and keys. */
export interface Commands {
  readonly seek: (update: number) => void;
  readonly step: (by: -1 | 1) => void;
  readonly event: (by: -1 | 1) => void;
  readonly goToStart: () => void;
  readonly goToEnd: () => void;
  /** Marks an input, goes to its update and selects it in the text. */
  readonly choose: (mark: InputMark, focus: boolean) => void;
  /** Shows an input of the current update in the text: the marked one, otherwise the first. */
  readonly revealInput: () => void;
  readonly zoom: (by: number) => void;
  readonly zoomToFit: () => void;
  readonly save: (kind: 'svg' | 'text') => void;
  readonly revealError: () => void;
}

/** Creates the commands. `paint` paints the page immediately. */
export function createCommands(controller: Controller, lanes: LanesBox, paint: () => void): Commands {
  const { view, change, post, channel, seek, choose, withGame } = controller;
  const zoomTo = (zoom: number | null): void =>
    withGame((timeline) => {
      change({ zoom });
      paint();
      lanes.reveal(atOf(view(), timeline), true);
    });
  return {
    seek,
    choose,
    step: (by) => withGame((_, at) => seek(at + by)),
    event: (by) =>
      withGame((timeline, from) => {
        let at = from + by;
        while (at > 0 && at < lastOf(timeline) && timeline.states[at]?.events.length === 0) at += by;
        seek(at);
      }),
    goToStart: () => seek(0),
    goToEnd: () => seek(Infinity),
    revealInput: () =>
      withGame((timeline, at) => {
        const { spot } = view();
        const all = timeline.lanes.flatMap(({ inputs }) => inputs).filter(({ input }) => input.update === at);
        const marked = all.find(({ input }) => spot?.kind === 'input' && input.index === spot.index);
        const mark = marked ?? all[0];
        if (mark !== undefined) choose(mark, true);
      }),
    zoom: (by) => zoomTo(Math.min(largestZoom, lanes.per() * by)),
    zoomToFit: () => zoomTo(null),
    save(kind) {
      const { good } = view();
      const timeline = timelineOf(view());
      if (timeline === null || good === null) return;
      const name = good.name.replace(/(\.lix)?\.json$/, '');
      const text = kind === 'svg' ? svgOf(timeline) : textOf(timeline);
      const file = { kind, name: `${name}.${kind === 'svg' ? 'svg' : 'txt'}`, text };
      void channel.request('save', file).then(({ name: saved }) => {
        if (saved !== null) change({ notice: `Saved as ${saved}.` });
      });
    },
    revealError() {
      const { now } = view();
      if (now?.firstError == null) return;
      const { start, end } = now.firstError.span;
      post({ type: 'reveal', version: now.version, start, end, focus: true });
    },
  };
}
