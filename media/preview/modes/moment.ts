import { reportedState, type State } from '../../../engine/reactor/simulation';
import type { LevelState } from '../../../engine/reactor/terms';
import { stateText } from '../../../engine/reactor/words';
import type { Frame } from './frames';
import type { View } from '../store/view';

/** Returns the level state that people see in a frame: the reported one, except in turns that are only forecast. */
export function statusAt({ mode }: Pick<View, 'mode'>, state: State, at: number): LevelState {
  const isForecast = at > 0 && (mode === 'inspect' || mode === 'forecast');
  return isForecast ? state.status : reportedState(state);
}

/** Describes the position of the timeline. */
export function momentOf(view: Pick<View, 'mode'>, frames: readonly Frame[], at: number): string {
  const state = frames[at]?.state;
  if (state === undefined) return '';
  const { report, turn } = state;
  const status = stateText(statusAt(view, state, at));
  const first = frames[0]?.state.turn ?? 1;
  const isForecast = view.mode === 'inspect' || view.mode === 'forecast';
  if (at === 0) return `Turn ${first}, start · ${status}`;
  if (isForecast || (report !== null && frames[at]?.action?.id === 'EndTurn'))
    return `After turn ${report?.turn ?? first} · ${status}`;
  return `Turn ${turn}, step ${at} of ${frames.length - 1} · ${status}`;
}
