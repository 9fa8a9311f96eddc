import { memoize } from '../../../engine/core';
import type { TurnEvent } from '../../../engine/reactor/words';
import type { Frame } from '../modes/frames';
import { stateEvents } from '../panels/causes';

/** A frame with a notable event. */
export interface Tick {
  readonly frame: number;
  readonly kind: 'loss' | 'bad' | 'ready' | 'rule';
  /** The text of the tooltip. */
  readonly text: string;
}

/** Returns the ticks of the timeline: the most severe event of each frame that is seen. Leaks alone have no tick. */
export const ticksOf = memoize((frames: readonly Frame[], isUndergroundSeen: boolean): readonly Tick[] =>
  frames.flatMap(({ state }, frame): Tick[] => {
    const events = stateEvents(state, isUndergroundSeen).filter(
      ({ kind, isBad }) => isBad || kind === 'rule' || kind === 'service' || kind === 'ready',
    );
    const gravest =
      events.find(({ kind }) => kind === 'loss') ??
      events.find(({ isBad }) => isBad) ??
      events.find(({ kind }) => kind === 'ready') ??
      events[0];
    if (gravest === undefined) return [];
    const { kind, isBad } = gravest;
    return [
      {
        frame,
        kind: kind === 'loss' ? 'loss' : isBad ? 'bad' : kind === 'ready' ? 'ready' : 'rule',
        text: `Turn ${state.report?.turn ?? 0}: ${textOf(gravest)}`,
      },
    ];
  }),
);

function textOf({ what, where, how }: TurnEvent): string {
  return [what, where, how].filter((part) => part !== '').join(' ');
}

/** The frame of the previous or next tick; `null` if there is none. */
export function tickBeside(ticks: readonly Tick[], at: number, step: -1 | 1): number | null {
  const frames = ticks.map(({ frame }) => frame).filter((frame) => (frame - at) * step > 0);
  return frames.length === 0 ? null : step > 0 ? Math.min(...frames) : Math.max(...frames);
}
