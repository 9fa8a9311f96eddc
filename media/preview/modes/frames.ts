import { memoize, type SubmittedAction } from '../../../engine/core';
import { forecastOf, type State } from '../../../engine/reactor/simulation';

/** A state of a line and the action that led to it. */
export interface Frame {
  readonly state: State;
  /** `null` for the first state. */
  readonly action: SubmittedAction | null;
}

const endTurn: SubmittedAction = { id: 'EndTurn' };

/** The states of a forecast, beginning with the current one: the result of only ending turns. */
export const forecastFrames: (start: State) => readonly Frame[] = memoize((start: State) => [
  { state: start, action: null },
  ...forecastOf(start).turns.map(({ state }) => ({ state, action: endTurn })),
]);
