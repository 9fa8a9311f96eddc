import { memoize, type SubmittedAction } from '../../../engine/core';
import type { State } from '../../../engine/reactor/simulation';
import { forecastFrames, type Frame } from './frames';
import { pathOf, type PlayTree } from './play-tree';
import type { View } from '../store/view';

/** States one after another, of which one is shown. */
export interface Line {
  readonly frames: readonly Frame[];
  readonly at: number;
}

const playFrames = memoize((tree: PlayTree): readonly Frame[] =>
  pathOf(tree).flatMap((node) => tree.nodes[node] ?? []),
);

/** What the timeline runs over in the mode that is on; `null` while there is no level to play. */
export function lineOf({ good, mode, forecastAt, tree, replay }: View): Line | null {
  if (good === null) return null;
  switch (mode) {
    case 'inspect':
      return { frames: forecastFrames(good.start), at: 0 };
    case 'forecast': {
      const frames = forecastFrames(good.start);
      return { frames, at: Math.min(forecastAt, frames.length - 1) };
    }
    case 'play':
      if (tree === null) return { frames: [{ state: good.start, action: null }], at: 0 };
      return { frames: playFrames(tree), at: pathOf(tree).indexOf(tree.at) };
    case 'replay':
      if (replay === null) return { frames: [{ state: good.start, action: null }], at: 0 };
      return { frames: replay.frames, at: replay.at };
  }
}

/** The frame that the board shows: the one that is looked at in passing, else the one that the timeline stands at. */
export function shownIndex(view: View): number {
  const line = lineOf(view);
  if (line === null) return 0;
  return Math.min(view.preview ?? line.at, line.frames.length - 1);
}

/** The state that the board shows. */
export function shownState(view: View): State | null {
  return lineOf(view)?.frames[shownIndex(view)]?.state ?? null;
}

/** What leads from the level's start to the frame that the timeline stands at. */
export function actionsToHere(view: View): readonly SubmittedAction[] {
  const line = lineOf(view);
  return line?.frames.slice(0, shownIndex(view) + 1).flatMap(({ action }) => action ?? []) ?? [];
}

/** Where a turn begins: that of a frame, or if it is there already the one before; or the one after. Ends hold. */
export function turnBeside(frames: readonly Frame[], at: number, step: -1 | 1): number {
  const turnOf = (index: number): number | undefined => frames[index]?.state.turn;
  if (step < 0)
    return Math.max(
      0,
      frames.findIndex(({ state }) => state.turn === turnOf(at - 1)),
    );
  const next = frames.findIndex((_, index) => index > at && turnOf(index) !== turnOf(at));
  return next < 0 ? frames.length - 1 : next;
}
