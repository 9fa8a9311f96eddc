import { marksAt } from '../draft';
import { breach } from '../invariants';
import { passage, type Machine } from '../machine';
import type { PairDeltas } from '../pairs/pair-deltas';

/** The bits of infinity. Those of NaN are greater. */
const infinity = 0x7f800000;

/**
 * Creates a function that updates a floor: it applies pairs and the clamp to hazards and codes in place.
 *
 * It makes one pass, row by row. A cell's deltas are added in the order of the design page: its own pairs, the pair
 * with its north neighbor (whose cell comes first), with its west one, then with its east and south ones. After that
 * the cell's old amounts are not read any more, so the new ones are written immediately, and only two rows of deltas
 * exist. The pairs of a row (east and south, with the own pairs of the row south of it) only look at codes to decide
 * whether they act. A row in which nothing acted is marked quiet and skipped until the code of one of its cells
 * changes.
 */
export function createSweep(
  machine: Machine,
  passages: Uint8Array,
  { deltas, pending, selfPairs, neighborPairs }: PairDeltas,
): (hazards: Float32Array, codes: Uint8Array) => void {
  const { width, height } = machine.level;
  const { kinds, hasSelfPairs } = machine.pairs;
  const { max } = machine.balance.hazard;
  const value = new Float32Array(1);
  const bits = new Int32Array(value.buffer);
  const bitsOf = (amount: number): number => {
    value[0] = amount;
    return bits[0] ?? 0;
  };
  const maxBits = bitsOf(max);
  // one less, so that a difference is negative from the threshold on; an absent amount is also below a threshold of 0
  const below = Array.from(machine.thresholds, (threshold) => Math.max(0, bitsOf(threshold) - 1));
  const [t0 = 0, t1 = 0, t2 = 0, t3 = 0, t4 = 0, t5 = 0, t6 = 0, t7 = 0] = below;
  const marks = marksAt(machine);
  const row = width + 1;
  let hazards: Float32Array = deltas;
  let codes: Uint8Array = pending;

  /**
   * Adds a delta to an amount, clamps it and returns its level. The bits of non-negative floats have the order of the
   * floats, so clamping and comparing works on integers without branches, which would all be mispredicted in a burst.
   * Amounts without a delta are clamped elsewhere (`clampWritten`).
   */
  const settled = (at: number, delta: number, caution: number, critical: number): number => {
    value[0] = (hazards[at] ?? 0) + delta;
    let word = bits[0] ?? 0;
    if ((word & 0x7fffffff) > infinity) throw breach(machine, at >> 2, 'a hazard is not a number');
    word &= ~(word >> 31);
    const over = word - maxBits;
    word -= over & ~(over >> 31);
    bits[0] = word;
    hazards[at] = value[0];
    return (-word >>> 31) + ((caution - word) >>> 31) + ((critical - word) >>> 31);
  };

  /** Adds the deltas of a cell to its amounts and returns its new code. */
  const commit = (cell: number, slot: number, old: number): number => {
    const at = 4 * cell;
    const from = 4 * slot;
    const fuel = deltas[from] ?? 0;
    const coolant = deltas[from + 1] ?? 0;
    const electricity = deltas[from + 2] ?? 0;
    const heat = deltas[from + 3] ?? 0;
    let code = old;
    if (fuel !== 0) code = (code & ~3) | settled(at, fuel, t0, t1);
    if (coolant !== 0) code = (code & ~12) | (settled(at + 1, coolant, t2, t3) << 2);
    if (electricity !== 0) code = (code & ~48) | (settled(at + 2, electricity, t4, t5) << 4);
    if (heat !== 0) code = (code & ~192) | (settled(at + 3, heat, t6, t7) << 6);
    return code;
  };

  /** Applies the own pairs of the first row. Returns true if there are any. */
  const stirFirst = (): boolean => {
    if (codes[marks] === 1) return false;
    let any = false;
    for (let x = 0; x < width; x++) {
      const code = codes[x] ?? 0;
      if (hasSelfPairs[code] === 0) continue;
      selfPairs(x, code);
      any = true;
    }
    codes[marks] = any ? 0 : 1;
    return any;
  };

  return (amounts, codesOfCells) => {
    hazards = amounts;
    codes = codesOfCells;
    let busy = stirFirst();
    let now = 0;
    for (let y = 0; y < height; y++) {
      if (!busy && codes[marks + y + 1] === 1) continue;
      const next = row - now;
      const start = y * width;
      let any = 0;
      let changed = false;
      busy = false;
      let code = codes[start] ?? 0;
      for (let x = 0; x < width; x++) {
        const cell = start + x;
        const east = codes[cell + 1] ?? 0;
        const south = codes[cell + width] ?? 0;
        const slot = now + x;
        const southSlot = next + x;
        pending[southSlot] = 0;
        if ((code | east | south | (pending[slot] ?? 0)) !== 0) {
          const open = passages[cell] ?? 0;
          if ((open & passage.east) !== 0) {
            const kindBits = kinds[(code << 8) | east] ?? 0;
            any |= kindBits;
            if (kindBits !== 0 && (open & passage.closedEast) === 0)
              neighborPairs(cell, cell + 1, slot, slot + 1, code, east, kindBits);
          }
          if (hasSelfPairs[south] !== 0) {
            any = 1;
            selfPairs(southSlot, south);
          }
          if ((open & passage.south) !== 0) {
            const kindBits = kinds[(code << 8) | south] ?? 0;
            any |= kindBits;
            if (kindBits !== 0 && (open & passage.closedSouth) === 0)
              neighborPairs(cell, cell + width, slot, southSlot, code, south, kindBits);
          }
          if (pending[southSlot] !== 0) busy = true;
          if (pending[slot] !== 0) {
            const settledCode = commit(cell, slot, code);
            if (settledCode !== code) {
              codes[cell] = settledCode;
              changed = true;
            }
          }
        }
        code = east;
      }
      codes[marks + y + 1] = any === 0 && !changed ? 1 : 0;
      if (changed) codes[marks + y] = 0;
      now = next;
    }
  };
}
