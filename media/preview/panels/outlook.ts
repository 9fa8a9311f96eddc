import { memoize } from '../../../engine/core';
import {
  forecastOf,
  summarize,
  type ForecastSummary,
  type ForecastTurn,
  type State,
} from '../../../engine/reactor/simulation';
import { forecastWords, upcomingOf, type Upcoming } from '../../../engine/reactor/words';
import type { Frame } from '../modes/frames';
import { lineOf, shownIndex, shownState } from '../modes/line';
import type { View } from '../store/view';

/** Describes the forecast: in Play and Replay from the shown state; `null` if the level is over. */
export function headline(view: View): { readonly text: string; readonly isLost: boolean } | null {
  const { good, mode } = view;
  if (good === null) return null;
  const isForecast = mode === 'inspect' || mode === 'forecast';
  const state = isForecast ? good.start : shownState(view);
  if (state === null || state.status === 'Won' || state.status === 'Lost') return null;
  const forecast = forecastOf(state);
  const words = forecastWords(forecast, state.machine.balance.forecast.horizon);
  const text = isForecast ? words.headline : `Without further action: ${words.headline}`;
  return { text, isLost: forecast.summary.loss !== null };
}

/** Returns what rules announced in the last turn, then what is to come from the shown state if nobody acts. */
export function warningsAt(view: View): readonly Upcoming[] {
  const line = lineOf(view);
  const at = shownIndex(view);
  if (line === null) return [];
  const { frames } = line;
  const isForecast = view.mode === 'inspect' || view.mode === 'forecast';
  const known = warningsOf(frames);
  let list = known.get(at);
  if (list === undefined) known.set(at, (list = [...pastAt(frames, at), ...aheadOf(frames, at, isForecast)]));
  return list;
}

const warningsOf = memoize((_frames: readonly Frame[]) => new Map<number, readonly Upcoming[]>());

function pastAt(frames: readonly Frame[], at: number): readonly Upcoming[] {
  let last = at;
  while (last > 0 && frames[last]?.state.report === null) last--;
  const [before, state] = [frames[last - 1]?.state, frames[last]?.state];
  if (before === undefined || state?.report == null) return [];
  const summary = summarize(before, [{ state, report: state.report }]);
  // the rest is still to be seen on the board
  return listed(state, { ...summary, ready: [], starved: [], crossings: [] });
}

/** In a forecast, the turns to come are those of its later frames. */
function aheadOf(frames: readonly Frame[], at: number, isForecast: boolean): readonly Upcoming[] {
  const state = frames[at]?.state;
  if (state === undefined) return [];
  if (!isForecast) return listed(state, forecastOf(state).summary);
  const later = frames
    .slice(at + 1)
    .flatMap(({ state: then }): ForecastTurn[] =>
      then.report === null ? [] : [{ state: then, report: then.report }],
    );
  return listed(state, summarize(state, later));
}

function listed(state: State, summary: ForecastSummary): readonly Upcoming[] {
  return upcomingOf(state.machine.level, summary);
}
