import { runToCompletion } from '../../core';
import { endTurn } from './apply';
import type { ForecastTurn } from './forecast-turn';
import type { State } from './state';
import { summarize, type ForecastSummary } from './explain/summary';

/** The turns that follow if the player only ends turns. */
export interface Forecast {
  readonly from: State;
  readonly turns: readonly ForecastTurn[];
  readonly summary: ForecastSummary;
}

/**
 * Forecasts up to `horizon` turns, or fewer if the level is lost earlier. A state that is over has none. The given
 * state is not changed. The default horizon is the balance's.
 */
export function forecast(state: State, horizon = state.machine.balance.forecast.horizon): Forecast {
  return runToCompletion(forecastSteps(state, horizon));
}

/** Forecasts one turn at a time. The caller can run other work between two turns, or stop early. */
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
