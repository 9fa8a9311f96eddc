import { counted } from '../../../../engine/core';
import type { Forecast, State } from '../../../../engine/reactor/simulation';
import type { Patience } from '../../workspace/features';
import type { LevelContext } from '../level';

/** The forecast of a level, or the reason why there is none. */
export type ForecastState =
  | { readonly kind: 'known'; readonly start: State; readonly forecast: Forecast }
  | { readonly kind: 'faulty'; readonly errors: number }
  | { readonly kind: 'pending' };

/**
 * The maximum number of cells for which a hover checks and simulates a level synchronously. At 256 × 256 that takes
 * about 28 ms (11 ms for the checks, 6 ms for the first flow, 10 ms for eight turns); at this size, a quarter of it.
 */
const maxCells = 128 * 128;

/** Returns the forecast of a level; `pending` for a prompt request if it would take longer than a frame. */
export function forecastState(level: LevelContext, patience: Patience): ForecastState {
  if (!level.hasForecast && isLong(level, patience) && (!level.isChecked || isSound(level)))
    return { kind: 'pending' };
  const { start, forecast } = level;
  if (start === null || forecast === null) return { kind: 'faulty', errors: errorsOf(level) };
  return { kind: 'known', start, forecast };
}

/** Returns true if the checks of a level can be requested now. */
export function isCheckable(level: LevelContext, patience: Patience): boolean {
  return level.isChecked || !isLong(level, patience);
}

/** Returns a sentence about why something is missing; empty if nothing is missing. */
export function whyMissing(state: ForecastState, what: string): string {
  switch (state.kind) {
    case 'known':
      return '';
    case 'faulty': {
      return `${what} is not available: the level has ${counted(state.errors, 'error')}.`;
    }
    case 'pending':
      return `${what} is being computed.`;
  }
}

function isLong({ sketch, document }: LevelContext, patience: Patience): boolean {
  if (patience === 'patient') return false;
  // lists count as well as cells: a small map can be in a large file
  return sketch.width * sketch.height > maxCells || document.json.text.length > 16 * maxCells;
}

function isSound(level: LevelContext): boolean {
  return level.analysis.level !== undefined;
}

function errorsOf({ analysis, document: { json } }: LevelContext): number {
  const errors = analysis.checked.issues.filter(({ severity }) => severity === 'error').length;
  return errors + json.faults.length + json.duplicateKeys.length;
}
