import type { Effect } from '../../level';
import type { Forecast } from '../forecast';
import type { TurnReport } from '../report';
import type { State } from '../state';
import type { ForecastSummary } from './summary';

/** `locked`: what a player sees, with the underground only once the all-seeing eye is unlocked. `unlocked`: everything. */
export type Display = 'locked' | 'unlocked';

/** Returns true if a display of a state shows the underground. */
export function seesUnderground({ allSeeingEye }: Pick<State, 'allSeeingEye'>, display: Display): boolean {
  return display === 'unlocked' || allSeeingEye;
}

/** Returns true if an effect is visible above the floor. The others change networks, or leaks in their cells. */
export function isAboveFloor({ type }: Effect): boolean {
  switch (type) {
    case 'StartLeak':
    case 'WorsenLeak':
    case 'RepairNetworkCell':
    case 'DisableNetworkCell':
      return false;
    default:
      return true;
  }
}

/**
 * Returns the part of a report that is visible without the underground: no amounts of leaks, from which pressures
 * follow, no effects on networks, and no rules without a text for the player.
 */
export function surfaceReport(report: TurnReport): TurnReport {
  return {
    ...report,
    fired: report.fired.filter(({ forecast }) => forecast !== undefined),
    rejected: report.rejected.filter(({ effect }) => isAboveFloor(effect)),
    injections: [],
  };
}

/** A forecast as players see it: what happens, without the states. */
export interface ForecastView {
  readonly summary: ForecastSummary;
  /** The reports of the turns, in order. */
  readonly reports: readonly TurnReport[];
}

/** Returns what a player who does or does not see the underground can know of a forecast. */
export function forecastView({ turns, summary }: Forecast, isSeen: boolean): ForecastView {
  const reports = turns.map(({ report }) => report);
  if (isSeen) return { summary, reports };
  const rules = summary.rules.filter(({ forecast }) => forecast !== undefined);
  return { summary: { ...summary, rules }, reports: reports.map(surfaceReport) };
}
