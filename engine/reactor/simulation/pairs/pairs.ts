import { marksAt, ownHazards, type Draft } from '../draft';
import { passage, type Machine } from '../machine';
import { pairDeltas, type PairDeltas } from './pair-deltas';
import type { State } from '../state';
import { createSweep } from '../network/sweep';

/** The buffers that a machine reuses for evaluating pairs. About 2 bytes a cell. */
interface Bench {
  /** By cell: the passages. While pairs are evaluated, also the passages that doors close. */
  readonly passages: Uint8Array;
  readonly deltas: PairDeltas;
  readonly sweep: (hazards: Float32Array, codes: Uint8Array) => void;
}

const benches = new WeakMap<Machine, Bench>();

function benchOf(machine: Machine): Bench {
  let bench = benches.get(machine);
  if (bench === undefined) {
    const passages = machine.passages.slice();
    const deltas = pairDeltas(machine);
    bench = { passages, deltas, sweep: createSweep(machine, passages, deltas) };
    benches.set(machine, bench);
  }
  return bench;
}

/** Steps 7 to 11: pairs within cells and between neighbors, their deltas, the clamp. Codes have to be up to date. */
export function evaluatePairs(draft: Draft): void {
  const { machine, next } = draft;
  if (allQuiet(next, machine)) return;
  ownHazards(draft);
  const { passages, deltas, sweep } = benchOf(machine);
  closeDoors(passages, machine, next);
  mark(deltas, next, true);
  try {
    deltas.begin(next.hazards, next.blocks.length > 0);
    sweep(next.hazards, next.codes);
  } finally {
    mark(deltas, next, false);
    openDoors(passages, machine);
  }
}

/** Returns true if all rows are quiet. */
function allQuiet({ codes }: Pick<State, 'codes'>, machine: Machine): boolean {
  return !codes.includes(0, marksAt(machine));
}

function closeDoors(passages: Uint8Array, { doors }: Machine, { settings }: Pick<State, 'settings'>): void {
  for (const { prop, cell, bit } of doors) {
    if (isClosed(settings, prop)) passages[cell] = (passages[cell] ?? 0) | bit;
  }
}

/** Returns true if a door is closed. */
export function isClosed(settings: Uint8Array, door: number): boolean {
  return settings[door] === 1;
}

function openDoors(passages: Uint8Array, { doors }: Machine): void {
  for (const { cell } of doors) passages[cell] = (passages[cell] ?? 0) & (passage.east | passage.south);
}

/** The bit of each element in `PairDeltas.blocked`. */
export const elementBits = { Fuel: 1, Coolant: 2, Electricity: 4 } as const;

function mark({ blocked }: PairDeltas, { blocks }: Pick<State, 'blocks'>, on: boolean): void {
  for (const { cell, carrier } of blocks) {
    blocked[cell] = on ? (blocked[cell] ?? 0) | elementBits[carrier] : 0;
  }
}
