import type { TurnReport } from './report';
import type { State } from './state';

/** A turn of a forecast: its events and the state after it. */
export interface ForecastTurn {
  readonly state: State;
  readonly report: TurnReport;
}
