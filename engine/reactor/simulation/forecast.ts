import { runToCompletion } from '../../core';
import { endTurn } from './apply';
import type { ForecastTurn } from './forecast-turn';
import type { State } from './state';
import { summarize, type ForecastSummary } from './explain/summary';

/** What happens if the player only ends turns. */
export interface Forecast {
  readonly from: State;
  readonly turns: readonly ForecastTurn[];
  readonly summary: ForecastSummary;
}

/**
 * Foresees up to `horizon` turns, fewer where the level is lost before; none where it is over already. The given state
 * is not changed. Without a horizon the balance's.
 */
export function forecast(state: State, horizon = state.machine.balance.forecast.horizon): Forecast {
  return runToCompletion(forecastSteps(state, horizon));
}

/** The same a turn at a time: whoever drives it can do other things in between, or stop. */
export function* forecastSteps(
  state: State,
  horizon = state.machine.balance.forecast.horizon,
): Generator<void, Forecast> {
  const turns: ForecastTurn[] = [];
  let last = state;
  while (turns.length < horizon && last.status !== 'Lost' && last.status !== 'Won') {
    last = endTurn(last);
    if (last.report !== null) turns.push({ state: last, report: last.report });
    yield;
  }
  return { from: state, turns, summary: summarize(state, turns) };
}
