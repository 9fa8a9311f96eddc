import type { Machine } from '../machine';
import { kind, term } from './pair-table';

const round = Math.fround;

/** The kinds of pairs that rule out the fast path for fuel and heat. */
const notBurning = kind.coolantFlow | kind.chargeFlow | kind.mixed;

/** The deltas of pairs, for two rows of cells at a time. A cell's slot is its index in these rows. */
export interface PairDeltas {
  /** Four for each slot. */
  readonly deltas: Float32Array;
  /** By slot: 1 if the cell has deltas. Otherwise its deltas are outdated. */
  readonly pending: Uint8Array;
  /** By cell: a bit for each element that is kept out. Empty between sweeps. */
  readonly blocked: Uint8Array;
  /** Sets the amounts that pairs read, and whether any element is kept out of any cell. */
  readonly begin: (amounts: Float32Array, blocking: boolean) => void;
  /** Sets the deltas of a cell with this code to the sum of its own pairs. */
  readonly selfPairs: (slot: number, code: number) => void;
  /** Adds the pairs of two neighbors with codes `c` and `d`. `bits` has the kinds of the pairs. */
  readonly neighborPairs: (
    cell: number,
    other: number,
    slot: number,
    slotOther: number,
    c: number,
    d: number,
    bits: number,
  ) => void;
}

/** Creates the deltas of a machine: 40 bytes a column, and a byte a cell. */
export function pairDeltas({
  level: { width },
  size,
  pairs: { own, terms },
}: Pick<Machine, 'size' | 'pairs'> & { readonly level: { readonly width: number } }): PairDeltas {
  const deltas = new Float32Array(8 * (width + 1));
  const pending = new Uint8Array(2 * (width + 1));
  const blocked = new Uint8Array(size);
  let hazards: Float32Array = deltas;
  let anyBlocked = false;

  const begin = (amounts: Float32Array, blocking: boolean): void => {
    hazards = amounts;
    anyBlocked = blocking;
    pending.fill(0);
  };

  /** Sets the deltas of the cell at `slot` to the sum of its own pairs. */
  const selfPairs = (slot: number, code: number): void => {
    const at = 4 * slot;
    const from = 4 * code;
    deltas[at] = own[from] ?? 0;
    deltas[at + 1] = own[from + 1] ?? 0;
    deltas[at + 2] = own[from + 2] ?? 0;
    deltas[at + 3] = own[from + 3] ?? 0;
    pending[slot] = 1;
  };

  /**
   * Adds the pairs of two neighbors that hold only fuel and heat, the usual case in a fire. Equal to `neighborPairs`
   * without the other fields.
   */
  const burn = (
    here: number,
    there: number,
    near: number,
    far: number,
    fuelC: number,
    fuelD: number,
    heatC: number,
    heatD: number,
    warmth: number,
  ): void => {
    const fh = (fuelC << 2) | heatD;
    const hf = (fuelD << 2) | heatC;
    const rate = terms[term.fuelRate + ((fuelC << 2) | fuelD)] ?? 0;
    const fuel = round(rate * round((hazards[here] ?? 0) - (hazards[there] ?? 0)));
    deltas[near] = round((deltas[near] ?? 0) - fuel) + (terms[term.fuelHeatBurn + fh] ?? 0);
    deltas[far] = round((deltas[far] ?? 0) + fuel) + (terms[term.fuelHeatBurn + hf] ?? 0);
    const x = round((deltas[near + 3] ?? 0) + (terms[term.fuelHeatHere + fh] ?? 0));
    deltas[near + 3] = round(x + (terms[term.fuelHeatThere + hf] ?? 0)) - warmth;
    const y = round((deltas[far + 3] ?? 0) + (terms[term.fuelHeatThere + fh] ?? 0));
    deltas[far + 3] = round(y + (terms[term.fuelHeatHere + hf] ?? 0)) + warmth;
  };

  /**
   * Adds all pairs between two neighbors: the deltas of each field in their order. Tables replace conditions where
   * possible: a pair without effect adds 0, which changes no bit, and a flow with its sign is the same flow seen from
   * the other side.
   */
  const neighborPairs = (
    cell: number,
    other: number,
    slot: number,
    slotOther: number,
    c: number,
    d: number,
    bits: number,
  ): void => {
    const here = 4 * cell;
    const there = 4 * other;
    const near = 4 * slot;
    const far = 4 * slotOther;
    if (pending[slot] === 0) {
      pending[slot] = 1;
      deltas[near] = deltas[near + 1] = deltas[near + 2] = deltas[near + 3] = 0;
    }
    if (pending[slotOther] === 0) {
      pending[slotOther] = 1;
      deltas[far] = deltas[far + 1] = deltas[far + 2] = deltas[far + 3] = 0;
    }
    const heat = round((hazards[here + 3] ?? 0) - (hazards[there + 3] ?? 0));
    const warmth = round((terms[term.heatRate + (((c >> 4) & 12) | (d >> 6))] ?? 0) * heat);
    const fuelD = d & 3;
    const fuelC = c & 3;
    if ((bits & notBurning) === 0) {
      if (bits === kind.heatFlow) {
        deltas[near + 3] = (deltas[near + 3] ?? 0) - warmth;
        deltas[far + 3] = (deltas[far + 3] ?? 0) + warmth;
        return;
      }
      if (!anyBlocked) {
        burn(here, there, near, far, fuelC, fuelD, c >> 6, d >> 6, warmth);
        return;
      }
    }
    const coolantC = (c >> 2) & 3;
    const coolantD = (d >> 2) & 3;
    const chargeC = (c >> 4) & 3;
    const chargeD = (d >> 4) & 3;
    const heatC = (c >> 6) & 3;
    const heatD = (d >> 6) & 3;
    const fe = (fuelC << 2) | chargeD;
    const fh = (fuelC << 2) | heatD;
    const ce = (coolantC << 2) | chargeD;
    const ch = (coolantC << 2) | heatD;
    const ef = (fuelD << 2) | chargeC;
    const ec = (coolantD << 2) | chargeC;
    const hf = (fuelD << 2) | heatC;
    const hc = (coolantD << 2) | heatC;
    let fuel = round((hazards[here] ?? 0) - (hazards[there] ?? 0));
    let coolant = round((hazards[here + 1] ?? 0) - (hazards[there + 1] ?? 0));
    let charge = round((hazards[here + 2] ?? 0) - (hazards[there + 2] ?? 0));
    if (anyBlocked) {
      const blockedHere = blocked[cell] ?? 0;
      const blockedThere = blocked[other] ?? 0;
      if (((fuel > 0 ? blockedThere : blockedHere) & 1) !== 0) fuel = 0;
      if (((coolant > 0 ? blockedThere : blockedHere) & 2) !== 0) coolant = 0;
      if (((charge > 0 ? blockedThere : blockedHere) & 4) !== 0) charge = 0;
    }
    fuel = round((terms[term.fuelRate + ((fuelC << 2) | fuelD)] ?? 0) * fuel);
    coolant = round((terms[term.coolantRate + ((coolantC << 2) | coolantD)] ?? 0) * coolant);
    charge = round((terms[term.chargeRate + ((chargeC << 2) | chargeD)] ?? 0) * charge);

    let x = round((deltas[near] ?? 0) - fuel);
    x = round(x + (terms[term.fuelElectricityBurn + fe] ?? 0));
    deltas[near] = x + (terms[term.fuelHeatBurn + fh] ?? 0);
    let y = round((deltas[far] ?? 0) + fuel);
    y = round(y + (terms[term.fuelElectricityBurn + ef] ?? 0));
    deltas[far] = y + (terms[term.fuelHeatBurn + hf] ?? 0);

    deltas[near + 1] = (deltas[near + 1] ?? 0) - coolant;
    deltas[far + 1] = (deltas[far + 1] ?? 0) + coolant;

    deltas[near + 2] = round((deltas[near + 2] ?? 0) + (terms[term.shortDischarge + ec] ?? 0)) - charge;
    deltas[far + 2] = round((deltas[far + 2] ?? 0) + (terms[term.shortDischarge + ce] ?? 0)) + charge;

    const shortCE = terms[term.shortHeat + ce] ?? 0;
    const shortEC = terms[term.shortHeat + ec] ?? 0;
    x = round((deltas[near + 3] ?? 0) + (terms[term.fuelElectricityHere + fe] ?? 0));
    x = round(x + (terms[term.fuelHeatHere + fh] ?? 0));
    x = round(x + shortCE);
    x = round(x + (terms[term.fuelElectricityThere + ef] ?? 0));
    x = round(x + shortEC);
    x = round(x + (terms[term.fuelHeatThere + hf] ?? 0));
    x = round(x + (terms[term.quench + hc] ?? 0));
    deltas[near + 3] = x - warmth;
    y = round((deltas[far + 3] ?? 0) + (terms[term.fuelElectricityThere + fe] ?? 0));
    y = round(y + (terms[term.fuelHeatThere + fh] ?? 0));
    y = round(y + shortCE);
    y = round(y + (terms[term.quench + ch] ?? 0));
    y = round(y + (terms[term.fuelElectricityHere + ef] ?? 0));
    y = round(y + shortEC);
    y = round(y + (terms[term.fuelHeatHere + hf] ?? 0));
    deltas[far + 3] = y + warmth;
  };

  return { deltas, pending, blocked, begin, selfPairs, neighborPairs };
}
