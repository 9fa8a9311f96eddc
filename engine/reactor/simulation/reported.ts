import type { LevelState } from '../terms';
import { forecast, forecastSteps, type Forecast } from './forecast';
import type { State } from './state';

const forecasts = new WeakMap<State, Forecast>();

/** The forecast of a state over the balance's horizon; worked out once. */
export function forecastOf(state: State): Forecast {
  let known = forecasts.get(state);
  if (known === undefined) forecasts.set(state, (known = forecast(state)));
  return known;
}

/** The same a turn at a time. */
export function* forecastStepsOf(state: State): Generator<void, Forecast> {
  const known = forecasts.get(state) ?? (yield* forecastSteps(state));
  forecasts.set(state, known);
  return known;
}

/** The level state that people see: `Critical` where a loss is foreseen that the state itself does not tell of. */
export function reportedState(state: State): LevelState {
  const { status } = state;
  if (status !== 'Stable' && status !== 'Caution') return status;
  return forecastOf(state).summary.loss === null ? status : 'Critical';
}
