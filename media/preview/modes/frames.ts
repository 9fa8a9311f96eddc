import { memoize, type SubmittedAction } from '../../../engine/core';
import { forecastOf, type State } from '../../../engine/reactor/simulation';

/** A state on a line, and what led to it. */
export interface Frame {
  readonly state: State;
  /** `null` where it is the first. */
  readonly action: SubmittedAction | null;
}

const endTurn: SubmittedAction = { id: 'EndTurn' };

/** The states of a forecast, its start first: what ending turns leads to. */
export const forecastFrames: (start: State) => readonly Frame[] = memoize((start: State) => [
  { state: start, action: null },
  ...forecastOf(start).turns.map(({ state }) => ({ state, action: endTurn })),
]);
