import type { Balance, HazardBands } from '../balance';
import { hazardFields, hazardKeys, type Band, type HazardField } from '../terms';

/**
 * The level of one field on a floor cell, as far as pairs depend on it: absent, or in one of the bands. A cell's code
 * has two such bits for each field, fuel lowest: one byte with everything that decides which pairs act.
 */
export const levels = { absent: 0, safe: 1, caution: 2, critical: 3 } as const;

/** The number of each field: its index in a cell's four amounts. */
export const fieldIndex = { Fuel: 0, Coolant: 1, Electricity: 2, Heat: 3 } as const satisfies Record<
  HazardField,
  number
>;
export type FieldIndex = (typeof fieldIndex)[HazardField];

/** The thresholds of a balance by field number: caution, then critical. */
export type Thresholds = Float64Array;

export function thresholdsOf(balance: Balance): Thresholds {
  const thresholds = new Float64Array(8);
  for (const field of hazardFields) {
    const { caution, critical } = balance.hazard.bands[hazardKeys[field]];
    thresholds.set([caution, critical], 2 * fieldIndex[field]);
  }
  return thresholds;
}

/** Returns the level of an amount under a field's thresholds. */
export function levelIn(amount: number, caution: number, critical: number): number {
  if (!(amount > 0)) return levels.absent;
  if (amount >= critical) return levels.critical;
  return amount >= caution ? levels.caution : levels.safe;
}

/** Returns the code of the cell whose four amounts begin at `at`. */
export function codeOf(hazards: Float32Array, at: number, t: Thresholds): number {
  return (
    levelIn(hazards[at] ?? 0, t[0] ?? 0, t[1] ?? 0) |
    (levelIn(hazards[at + 1] ?? 0, t[2] ?? 0, t[3] ?? 0) << 2) |
    (levelIn(hazards[at + 2] ?? 0, t[4] ?? 0, t[5] ?? 0) << 4) |
    (levelIn(hazards[at + 3] ?? 0, t[6] ?? 0, t[7] ?? 0) << 6)
  );
}

/** Returns the band of a hazard value. */
export function hazardBand(value: number, { caution, critical }: HazardBands): Band {
  if (value >= critical) return 'Critical';
  return value >= caution ? 'Caution' : 'Safe';
}

/** Returns the band of a network value. A low supply is the critical one. */
export function networkBand(
  value: number,
  { cautionBelow, criticalBelow }: Balance['network']['bands'],
): Band {
  if (value < criticalBelow) return 'Critical';
  return value < cautionBelow ? 'Caution' : 'Safe';
}
