import type { Cell } from '../../level';
import { codeOf } from '../cell-code';
import { directions, stepTo } from '../network/directions';
import { switches, writesTo, type Step } from './write-log';
import { passage, type Machine } from '../machine';
import { pairDeltas, type PairDeltas } from '../pairs/pair-deltas';
import { elementBits, isClosed } from '../pairs/pairs';
import type { PairTable } from '../pairs/pair-table';

/**
 * The effect of one pair on an amount of a cell: the field of the cell and the field of the other one. They are equal
 * if the field flows.
 */
export interface PairShare {
  readonly here: number;
  readonly there: number;
  readonly other: Cell;
  /** The field that changed, and the difference. */
  readonly field: number;
  readonly amount: number;
}

const fields = [0, 1, 2, 3] as const;
const benches = new WeakMap<PairTable, PairDeltas>();

/** Creates two neighboring cells for trying pairs. */
function benchOf({ pairs }: Machine): PairDeltas {
  let bench = benches.get(pairs);
  if (bench === undefined) benches.set(pairs, (bench = pairDeltas({ level: { width: 1 }, size: 2, pairs })));
  return bench;
}

/**
 * Computes the effect of each pair of a cell in a step, with the functions of the simulation: each pair is evaluated
 * alone, on codes that hold only its two fields.
 */
export function pairShares(step: Step, cell: Cell): PairShare[] {
  const { machine } = step.before;
  const { writeLog } = step;
  if (writeLog.pairsAt < 0) return [];
  const bench = benchOf(machine);
  const shares: PairShare[] = [];
  const take = (slot: number, here: number, there: number, other: Cell): void => {
    for (const field of fields) {
      const amount = bench.deltas[4 * slot + field] ?? 0;
      if (amount !== 0) shares.push({ here, there, other, field, amount });
    }
  };
  const mine = amountsAt(step, cell, writeLog.pairsAt);
  const code = codeOf(mine, 0, machine.thresholds);
  const { kinds, hasSelfPairs } = machine.pairs;
  for (const here of hasSelfPairs[code] === 0 ? [] : fields) {
    for (let there = here + 1; there < 4; there++) {
      bench.selfPairs(0, only(code, here) | only(code, there));
      take(0, here, there, cell);
    }
  }
  for (const direction of directions) {
    const other = stepTo(machine.level, cell, direction);
    if (other < 0 || !isOpen(step, Math.min(cell, other), direction % 2 === 1)) continue;
    const theirs = amountsAt(step, other, writeLog.pairsAt);
    const otherCode = codeOf(theirs, 0, machine.thresholds);
    const slot = cell < other ? 0 : 1;
    if (kinds[slot === 0 ? (code << 8) | otherCode : (otherCode << 8) | code] === 0) continue;
    const amounts = new Float32Array(8);
    amounts.set(mine, 4 * slot);
    amounts.set(theirs, 4 - 4 * slot);
    for (const here of fields) {
      for (const there of fields) {
        const codes: [number, number] = [only(code, here), only(otherCode, there)];
        if (slot === 1) codes.reverse();
        const bits = kinds[(codes[0] << 8) | codes[1]] ?? 0;
        if (bits === 0) continue;
        bench.begin(here === there ? amounts : still, writeLog.blocks.length > 0);
        bench.blocked.fill(0);
        for (const block of writeLog.blocks) {
          const at = block.cell === cell ? slot : block.cell === other ? 1 - slot : -1;
          if (at >= 0) bench.blocked[at] = (bench.blocked[at] ?? 0) | elementBits[block.carrier];
        }
        bench.neighborPairs(0, 1, 0, 1, codes[0], codes[1], bits);
        take(slot, here, there, other);
      }
    }
  }
  return shares;
}

/** Amounts between which nothing flows. */
const still = new Float32Array(8);

/** Returns a code with only one of its fields. */
function only(code: number, field: number): number {
  return code & (3 << (2 * field));
}

/** Returns true if a cell and its east (or south) neighbor act on each other. */
function isOpen(step: Step, cell: Cell, isEast: boolean): boolean {
  const { machine } = step.before;
  if (((machine.passages[cell] ?? 0) & (isEast ? passage.east : passage.south)) === 0) return false;
  const bit = isEast ? passage.closedEast : passage.closedSouth;
  const doors = machine.doors.filter((door) => door.cell === cell && door.bit === bit);
  if (doors.length === 0) return true;
  const settings = settingsAt(step, step.writeLog.pairsAt);
  return !doors.some(({ prop }) => isClosed(settings, prop));
}

/** Returns the amounts of a cell after the first `count` writes of a step. */
export function amountsAt({ before, writeLog }: Step, cell: Cell, count: number): Float32Array {
  const amounts = before.hazards.slice(4 * cell, 4 * cell + 4);
  for (const { what, at, key, to } of writesTo(writeLog, cell))
    if (what === 'hazard' && at < count) amounts[key] = to;
  return amounts;
}

/** Returns the settings of props after the first `count` writes of a step. */
function settingsAt({ before, writeLog }: Step, count: number): Uint8Array {
  const settings = before.settings.slice();
  for (const { what, at, key, to } of switches(writeLog))
    if (what === 'prop' && at < count) settings[key] = to;
  return settings;
}
