import { memoize, type SubmittedAction } from '../../../engine/core';
import { seesUnderground, type State } from '../../../engine/reactor/simulation';
import { forecastFrames, type Frame } from './frames';
import { pathOf, type PlayTree } from './play-tree';
import type { View } from '../store/view';

/** A sequence of states with the index of the shown one. */
export interface Line {
  readonly frames: readonly Frame[];
  readonly at: number;
}

const playFrames = memoize((tree: PlayTree): readonly Frame[] =>
  pathOf(tree).flatMap((node) => tree.nodes[node] ?? []),
);

/** The states of the timeline in the current mode; `null` if there is no level to play. */
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

/** The frame that the board shows: a temporarily previewed one, otherwise that of the timeline. */
export function shownIndex(view: View): number {
  const line = lineOf(view);
  if (line === null) return 0;
  return Math.min(view.preview ?? line.at, line.frames.length - 1);
}

/** The state that the board shows. */
export function shownState(view: View): State | null {
  return lineOf(view)?.frames[shownIndex(view)]?.state ?? null;
}

/** Returns true if the underground is seen in the state of the timeline. A preview of an event does not change it. */
export function isUndergroundSeen(view: View): boolean {
  const line = lineOf(view);
  const state = line?.frames[line.at]?.state;
  return state === undefined || seesUnderground(state, view.display);
}

/** The actions from the level's start to the shown frame. */
export function actionsToHere(view: View): readonly SubmittedAction[] {
  const line = lineOf(view);
  return line?.frames.slice(0, shownIndex(view) + 1).flatMap(({ action }) => action ?? []) ?? [];
}

/** The start of the frame's turn, of the turn before if the frame is there already, or of the next turn; limited to the ends. */
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
