import { levelIn } from './cell-code';
import { marksAt, ownHazards, type Draft } from './draft';
import { breach } from './invariants';
import { passage, type Machine } from './machine';
import { kind, term } from './pair-table';
import type { State } from './state';

const round = Math.fround;

/** What keeps two neighbours from the short way for fuel and heat. */
const notBurning = kind.coolantFlow | kind.chargeFlow | kind.mixed;

/** What a machine needs while pairs are evaluated; empty in between. About 2 bytes a cell. */
interface Bench {
  /** By cell: the passages, with those that doors close now. */
  readonly passages: Uint8Array;
  /** By cell: a bit for each element that is kept out. */
  readonly blocked: Uint8Array;
  /** The deltas of two rows, four a cell: the row that is being finished and the one south of it. */
  readonly deltas: Float32Array;
  /** For the same two rows: 1 where a cell has deltas. Where it has none they are old ones. */
  readonly pending: Uint8Array;
}

const benches = new WeakMap<Machine, Bench>();

function benchOf(machine: Machine): Bench {
  let bench = benches.get(machine);
  if (bench === undefined) {
    const row = machine.level.width + 1;
    bench = {
      passages: machine.passages.slice(),
      blocked: new Uint8Array(machine.size),
      deltas: new Float32Array(8 * row),
      pending: new Uint8Array(2 * row),
    };
    benches.set(machine, bench);
  }
  return bench;
}

/**
 * Steps 7 to 11: pairs within cells and between neighbours, their deltas, the clamp. Needs codes that are up to date.
 *
 * One pass, row by row. A cell's deltas come in the page's order: its own pairs, the pair with its north neighbour
 * (whose cell comes first), with its west one, then with its east and south ones. When those are done nobody reads the
 * cell's old amounts any more, so that its new ones are written at once; only two rows of deltas exist. The pairs
 * of a row (east and south, with the own pairs of the row south of it) look at nothing but codes to see whether they do
 * anything. A row that did nothing is marked quiet, and skipped until the code of one of its cells changes.
 */
export function evaluatePairs(draft: Draft): void {
  const { machine } = draft;
  if (allQuiet(draft.next, machine)) return;
  ownHazards(draft);
  const bench = benchOf(machine);
  closeDoors(bench, machine, draft.next);
  mark(bench, draft.next, true);
  try {
    sweep(machine, bench, draft.next.hazards, draft.next.codes, draft.next.blocks.length > 0);
  } finally {
    mark(bench, draft.next, false);
    openDoors(bench, machine);
  }
}

function allQuiet({ codes }: Pick<State, 'codes'>, machine: Machine): boolean {
  return !codes.includes(0, marksAt(machine));
}

function closeDoors({ passages }: Bench, { doors }: Machine, { settings }: Pick<State, 'settings'>): void {
  for (const { prop, cell, bit } of doors) {
    if (settings[prop] === 1) passages[cell] = (passages[cell] ?? 0) | bit;
  }
}

function openDoors({ passages }: Bench, { doors }: Machine): void {
  for (const { cell } of doors) passages[cell] = (passages[cell] ?? 0) & (passage.east | passage.south);
}

const elementBits = { Fuel: 1, Coolant: 2, Electricity: 4 } as const;

function mark({ blocked }: Bench, { blocks }: Pick<State, 'blocks'>, on: boolean): void {
  for (const { cell, carrier } of blocks)
    blocked[cell] = on ? (blocked[cell] ?? 0) | elementBits[carrier] : 0;
}

function sweep(
  machine: Machine,
  bench: Bench,
  hazards: Float32Array,
  codes: Uint8Array,
  anyBlocked: boolean,
): void {
  const { width, height } = machine.level;
  const { passages, blocked, deltas, pending } = bench;
  const { kinds, stirs, own, terms } = machine.pairs;
  const { max } = machine.balance.hazard;
  const t = machine.thresholds;
  const t0 = t[0] ?? 0;
  const t1 = t[1] ?? 0;
  const t2 = t[2] ?? 0;
  const t3 = t[3] ?? 0;
  const t4 = t[4] ?? 0;
  const t5 = t[5] ?? 0;
  const t6 = t[6] ?? 0;
  const t7 = t[7] ?? 0;
  const marks = marksAt(machine);
  const row = width + 1;
  pending.fill(0);

  /** Sets the deltas of the cell at `slot` to what its own pairs add up to. */
  const stir = (slot: number, code: number): void => {
    const at = 4 * slot;
    const from = 4 * code;
    deltas[at] = own[from] ?? 0;
    deltas[at + 1] = own[from + 1] ?? 0;
    deltas[at + 2] = own[from + 2] ?? 0;
    deltas[at + 3] = own[from + 3] ?? 0;
    pending[slot] = 1;
  };

  /** The pairs of two neighbours that hold fuel and heat alone, as most do where it burns: `meet` without the rest. */
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
   * All pairs between two neighbours: the deltas of each field in their order. Nothing is asked that a table can answer:
   * what does nothing adds 0, which changes no bit; and a flow with its sign is the same flow seen from the other side.
   */
  const meet = (
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

  /** Adds a delta to an amount, clamped. What no delta changes is clamped elsewhere (`clampWritten`). */
  const settled = (at: number, delta: number): number => {
    const value = round((hazards[at] ?? 0) + delta);
    if (value > 0) return (hazards[at] = value > max ? max : value);
    if (value <= 0) return (hazards[at] = 0);
    throw breach(machine, at >> 2, 'a hazard is not a number');
  };

  /** Adds the deltas of a cell to its amounts; its new code. */
  const settle = (cell: number, slot: number, old: number): number => {
    const at = 4 * cell;
    const from = 4 * slot;
    const fuel = deltas[from] ?? 0;
    const coolant = deltas[from + 1] ?? 0;
    const electricity = deltas[from + 2] ?? 0;
    const heat = deltas[from + 3] ?? 0;
    let code = old;
    if (fuel !== 0) code = (code & ~3) | levelIn(settled(at, fuel), t0, t1);
    if (coolant !== 0) code = (code & ~12) | (levelIn(settled(at + 1, coolant), t2, t3) << 2);
    if (electricity !== 0) code = (code & ~48) | (levelIn(settled(at + 2, electricity), t4, t5) << 4);
    if (heat !== 0) code = (code & ~192) | (levelIn(settled(at + 3, heat), t6, t7) << 6);
    return code;
  };

  /** The own pairs of the first row: whether there are any. */
  const stirFirst = (): boolean => {
    if (codes[marks] === 1) return false;
    let any = false;
    for (let x = 0; x < width; x++) {
      const code = codes[x] ?? 0;
      if (stirs[code] === 0) continue;
      stir(x, code);
      any = true;
    }
    codes[marks] = any ? 0 : 1;
    return any;
  };

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
      const below = next + x;
      pending[below] = 0;
      if ((code | east | south | (pending[slot] ?? 0)) !== 0) {
        const open = passages[cell] ?? 0;
        if ((open & passage.east) !== 0) {
          const bits = kinds[(code << 8) | east] ?? 0;
          any |= bits;
          if (bits !== 0 && (open & passage.closedEast) === 0)
            meet(cell, cell + 1, slot, slot + 1, code, east, bits);
        }
        if (stirs[south] !== 0) {
          any = 1;
          stir(below, south);
        }
        if ((open & passage.south) !== 0) {
          const bits = kinds[(code << 8) | south] ?? 0;
          any |= bits;
          if (bits !== 0 && (open & passage.closedSouth) === 0)
            meet(cell, cell + width, slot, below, code, south, bits);
        }
        if (pending[below] !== 0) busy = true;
        if (pending[slot] !== 0) {
          const settledCode = settle(cell, slot, code);
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
}
