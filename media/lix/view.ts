import type { InputMark, Timeline } from '../../engine/lix';
import type { HostChannelMessage } from '../../protocol/channel';
import type { LixHostMessage, LixRequests } from '../../protocol/lix';
import { isSound, read, spotAt, type Reading, type CaretTarget } from './reading';

/** The state of the panel. Immutable. */
export interface View {
  /** The current text. */
  readonly now: Reading | null;
  /** The last text that could be drawn. */
  readonly good: Reading | null;
  /** The reason why there is nothing to show. */
  readonly gone: string | null;
  /** The current update; `null` for the end, even if it moves. */
  readonly at: number | null;
  /** Pixels per update; `null` fits the whole game. */
  readonly zoom: number | null;
  /** The marked object: the one at the caret, or the one that was clicked. */
  readonly spot: CaretTarget | null;
  readonly notice: string;
}

export const firstView: View = {
  now: null,
  good: null,
  gone: null,
  at: null,
  zoom: null,
  spot: null,
  notice: '',
};

/** Returns the view after a message of the extension. */
export function received(
  view: View,
  message: Exclude<LixHostMessage, HostChannelMessage<LixRequests>>,
): View {
  switch (message.type) {
    case 'document': {
      const { uri, name, version, text } = message;
      const now = read(uri, name, version, text);
      const isSame = view.now === null || view.now.uri === uri;
      const before = isSame ? view : { ...firstView, zoom: view.zoom };
      const good = isSound(now) || (before.good === null && now.timeline !== null) ? now : before.good;
      return { ...before, now, good, gone: null };
    }
    case 'gone':
      return { ...view, gone: message.message };
    case 'caret': {
      const { now, spot } = view;
      if (now === null) return view;
      if (now.version !== message.version) return view;
      const next = spotAt(now, message.offset);
      // a caret that stays on the same input does not change the update
      if (next?.kind !== 'input' || (spot?.kind === 'input' && spot.index === next.index))
        return { ...view, spot: next };
      return { ...view, spot: next, at: updateOf(timelineOf(view), next.index) ?? view.at };
    }
  }
}

/** The game on the screen. */
export function timelineOf({ good, gone }: View): Timeline | null {
  return gone === null ? (good?.timeline ?? null) : null;
}

/** Returns true if the lanes do not show the current text. */
export function isStale({ good, now }: View): boolean {
  return good !== now || (now !== null && !isSound(now));
}

/** The last simulated update. */
export function lastOf({ states }: Timeline): number {
  return states.length - 1;
}

/** The current update, limited to those that exist. */
export function atOf({ at }: View, timeline: Timeline): number {
  return Math.max(0, Math.min(at ?? Infinity, lastOf(timeline)));
}

/** Finds an input by its index in the file; `undefined` if it was not simulated. */
function inputOf(timeline: Timeline | null, index: number): InputMark | undefined {
  for (const { inputs } of timeline?.lanes ?? []) {
    const found = inputs.find(({ input }) => input.index === index);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The update of an input, limited to the last one. */
function updateOf(timeline: Timeline | null, index: number): number | undefined {
  const mark = inputOf(timeline, index);
  return timeline === null || mark === undefined ? undefined : Math.min(mark.input.update, lastOf(timeline));
}
