import type { LevelState } from '../terms';
import { forecast, forecastSteps, type Forecast } from './forecast';
import type { State } from './state';

const forecasts = new WeakMap<State, Forecast>();

/** Returns the forecast of a state over the balance's horizon. Computed once. */
export function forecastOf(state: State): Forecast {
  let known = forecasts.get(state);
  if (known === undefined) forecasts.set(state, (known = forecast(state)));
  return known;
}

/** Computes the forecast of `forecastOf` one turn at a time. */
export function* forecastStepsOf(state: State): Generator<void, Forecast> {
  const known = forecasts.get(state) ?? (yield* forecastSteps(state));
  forecasts.set(state, known);
  return known;
}

/**
 * Returns the level state that people see: also `Critical` if a loss is forecast that does not show in the state
 * itself.
 */
export function reportedState(state: State): LevelState {
  const { status } = state;
  if (status !== 'Stable' && status !== 'Caution') return status;
  return forecastOf(state).summary.loss === null ? status : 'Critical';
}
