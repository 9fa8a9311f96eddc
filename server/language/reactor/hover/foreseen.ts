import { counted } from '../../../../engine/core';
import type { Forecast, State } from '../../../../engine/reactor/simulation';
import type { Patience } from '../../workspace/features';
import type { LevelContext } from '../level';

/** What the simulation says of a level, or why it says nothing. */
export type Foreseen =
  | { readonly kind: 'known'; readonly start: State; readonly forecast: Forecast }
  | { readonly kind: 'faulty'; readonly errors: number }
  | { readonly kind: 'pending' };

/**
 * A level of more cells than this is not checked and simulated while somebody waits for a hover: at 256 × 256 that takes
 * some 28 ms, of which the check has 11, the first flow 6, eight turns 10. At this size it is a quarter of it.
 */
const mostCells = 128 * 128;

/** What is foreseen of a level. Who is prompt is told `pending` where it would take longer than a frame. */
export function foresee(level: LevelContext, patience: Patience): Foreseen {
  if (!level.isForeseen && isLong(level, patience) && (!level.isChecked || isSound(level)))
    return { kind: 'pending' };
  const { start, forecast } = level;
  if (start === null || forecast === null) return { kind: 'faulty', errors: errorsOf(level) };
  return { kind: 'known', start, forecast };
}

/** Returns true if the checks of a level may be asked now. */
export function isCheckable(level: LevelContext, patience: Patience): boolean {
  return level.isChecked || !isLong(level, patience);
}

/** Returns the reason why something is missing, in a sentence; empty where nothing is. */
export function whyMissing(foreseen: Foreseen, what: string): string {
  switch (foreseen.kind) {
    case 'known':
      return '';
    case 'faulty': {
      return `${what} is not available: the level has ${counted(foreseen.errors, 'error')}.`;
    }
    case 'pending':
      return `${what} is being computed.`;
  }
}

function isLong({ sketch, document }: LevelContext, patience: Patience): boolean {
  if (patience === 'patient') return false;
  // lists count as well as cells: a small map can be in a large file
  return sketch.width * sketch.height > mostCells || document.json.text.length > 16 * mostCells;
}

function isSound(level: LevelContext): boolean {
  return level.analysis.level !== undefined;
}

function errorsOf({ analysis, document: { json } }: LevelContext): number {
  const errors = analysis.checked.issues.filter(({ severity }) => severity === 'error').length;
  return errors + json.faults.length + json.duplicateKeys.length;
}
