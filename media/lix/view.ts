import type { InputMark, Timeline } from '../../engine/lix';
import type { HostChannelMessage } from '../../protocol/channel';
import type { LixHostMessage, LixRequests } from '../../protocol/lix';
import { isSound, read, spotAt, type Reading, type Spot } from './reading';

/** What the panel shows. Immutable. */
export interface View {
  /** The text as it now is. */
  readonly now: Reading | null;
  /** The last one of which there is a picture. */
  readonly good: Reading | null;
  /** Why there is nothing to show. */
  readonly gone: string | null;
  /** After which update it stands; `null`: at the end, wherever that comes to be. */
  readonly at: number | null;
  /** Pixels an update; `null` where the whole game fits. */
  readonly zoom: number | null;
  /** What is marked: what the caret is about, or what was clicked. */
  readonly spot: Spot | null;
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

/** What comes of a message of the extension. */
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
      // what the caret already was at does not lead back there
      if (next?.kind !== 'input' || (spot?.kind === 'input' && spot.index === next.index))
        return { ...view, spot: next };
      return { ...view, spot: next, at: updateOf(timelineOf(view), next.index) ?? view.at };
    }
  }
}

/** The game that is shown. */
export function timelineOf({ good, gone }: View): Timeline | null {
  return gone === null ? (good?.timeline ?? null) : null;
}

/** Whether what is shown is not what the text says. */
export function isOld({ good, now }: View): boolean {
  return good !== now || (now !== null && !isSound(now));
}

/** The last update that was played. */
export function lastOf({ states }: Timeline): number {
  return states.length - 1;
}

/** After which update it stands. */
export function atOf({ at }: View, timeline: Timeline): number {
  return Math.max(0, Math.min(at ?? Infinity, lastOf(timeline)));
}

/** An input by its place in the file's list; `undefined` where it is not played. */
function inputOf(timeline: Timeline | null, index: number): InputMark | undefined {
  for (const { inputs } of timeline?.lanes ?? []) {
    const found = inputs.find(({ input }) => input.index === index);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The update of an input, or the last one where that comes later. */
function updateOf(timeline: Timeline | null, index: number): number | undefined {
  const mark = inputOf(timeline, index);
  return timeline === null || mark === undefined ? undefined : Math.min(mark.input.update, lastOf(timeline));
}
