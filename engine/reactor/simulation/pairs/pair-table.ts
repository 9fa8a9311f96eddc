import type { Balance } from '../../balance';
import { levelIn, levels, thresholdsOf } from '../cell-code';
import { mixedEvents, type EventTable, type MixedEvent } from './pair-events';

const round = Math.fround;

/** The interactions of two neighbors, as bits of `PairTable.kinds`. */
export const kind = {
  fuelFlow: 1,
  coolantFlow: 2,
  chargeFlow: 4,
  heatFlow: 8,
  /** Fuel and heat. */
  fire: 16,
  /** Any other two fields. */
  mixed: 32,
} as const;

/**
 * Offsets into `PairTable.terms` of tables of 16 numbers, each read at `earlier field's level << 2 | later one's`: the
 * addend of a pair of two fields, 0 if it does not act.
 */
export const term = {
  /** Heat on the fuel's cell, heat on the other cell, and fuel on the fuel's cell, from fuel and electricity. */
  fuelElectricityHere: 0,
  fuelElectricityThere: 16,
  fuelElectricityBurn: 32,
  /** The same three from fuel and heat. */
  fuelHeatHere: 48,
  fuelHeatThere: 64,
  fuelHeatBurn: 80,
  /** Heat on both cells, and electricity on the electricity's, from coolant and electricity. */
  shortHeat: 96,
  shortDischarge: 112,
  /** Heat on the heat's cell, from coolant and heat. */
  quench: 128,
  /** The share of a difference within one field that moves, read with the levels of both cells. */
  fuelRate: 144,
  coolantRate: 160,
  chargeRate: 176,
  heatRate: 192,
} as const;

/** The pair table under one balance, so that a pair costs one look at two codes (see `codeOf`). About 70 KB. */
export interface PairTable {
  /** By `code of c << 8 | code of d`: the bits of `kind` for two neighbors. */
  readonly kinds: Uint8Array;
  /** By code: not 0 if pairs within the cell act. */
  readonly hasSelfPairs: Uint8Array;
  /** By code, four fields each: the sum of the pairs within a cell, in their order. */
  readonly own: Float32Array;
  readonly terms: Float64Array;
}

const tables = new WeakMap<Balance, PairTable>();

/** Returns the pair table of a balance. One table for each balance. */
export function pairTable(balance: Balance): PairTable {
  let table = tables.get(balance);
  if (table === undefined) tables.set(balance, (table = build(balance)));
  return table;
}

function build(balance: Balance): PairTable {
  const terms = termsOf(balance);
  const own = new Float32Array(4 * 256);
  const hasSelfPairs = new Uint8Array(256);
  const mixes = mixing(terms);
  for (let code = 0; code < 256; code++) {
    const sums = ownSums(terms, code);
    own.set(sums, 4 * code);
    hasSelfPairs[code] = mixes[((code & 15) << 4) | (code >> 4)] ?? 0;
  }
  return { kinds: kindsOf(balance, mixes), hasSelfPairs, own, terms };
}

/** Returns the band of a level. An absent amount counts as 0 for flows: it is in `Caution` under a threshold of 0. */
function bandOf(level: number, caution: number, critical: number): number {
  return level === levels.absent && 0 >= caution
    ? levelIn(Number.MIN_VALUE, caution, critical)
    : Math.max(1, level);
}

function termsOf(balance: Balance): Float64Array {
  const { warm, quench, short, ignite, flow } = balance;
  const terms = new Float64Array(208);
  const fill = (offset: number, table: EventTable, values: Partial<Record<MixedEvent, number>>) => {
    table.forEach((row, first) =>
      row.forEach((event, second) => {
        terms[offset + (((first + 1) << 2) | (second + 1))] = values[event] ?? 0;
      }),
    );
  };
  const burn = { Ignite1: 0 - ignite.burn[0], Ignite2: 0 - ignite.burn[1] };
  const there = { Ignite1: ignite.heat[0], Ignite2: ignite.heat[1] };
  const here = { ...there, Warm1: warm[0], Warm2: warm[1] };
  fill(term.fuelElectricityHere, mixedEvents.fuelElectricity, here);
  fill(term.fuelElectricityThere, mixedEvents.fuelElectricity, there);
  fill(term.fuelElectricityBurn, mixedEvents.fuelElectricity, burn);
  fill(term.fuelHeatHere, mixedEvents.fuelHeat, here);
  fill(term.fuelHeatThere, mixedEvents.fuelHeat, there);
  fill(term.fuelHeatBurn, mixedEvents.fuelHeat, burn);
  const { coolantElectricity, coolantHeat } = mixedEvents;
  fill(term.shortHeat, coolantElectricity, { Short1: short.heat[0], Short2: short.heat[1] });
  fill(term.shortDischarge, coolantElectricity, {
    Short1: 0 - short.discharge[0],
    Short2: 0 - short.discharge[1],
  });
  fill(term.quench, coolantHeat, { Quench1: 0 - quench[0], Quench2: 0 - quench[1] });
  const { element, heat1, heat2 } = flow;
  const rates = [
    { at: term.fuelRate, one: element, two: element, bands: balance.hazard.bands.fuel },
    { at: term.coolantRate, one: element, two: element, bands: balance.hazard.bands.coolant },
    { at: term.chargeRate, one: element, two: element, bands: balance.hazard.bands.electricity },
    { at: term.heatRate, one: heat1, two: heat2, bands: balance.hazard.bands.heat },
  ];
  for (const { at, one, two, bands } of rates) {
    const band = (level: number) => bandOf(level, bands.caution, bands.critical);
    for (let pair = 0; pair < 16; pair++) {
      const apart = Math.abs(band(pair >> 2) - band(pair & 3));
      terms[at + pair] = apart === 0 ? 0 : apart === 1 ? one : two;
    }
  }
  return terms;
}

/**
 * Returns the deltas of one cell's own pairs: heat from its four mixed pairs in order, fuel and electricity from two
 * and one.
 */
function ownSums(terms: Float64Array, code: number): [number, number, number, number] {
  const [fuel, coolant, electricity, heat] = levelsOf(code);
  const at = (offset: number, first: number, second: number) => terms[offset + ((first << 2) | second)] ?? 0;
  const add = (sum: number, value: number) => round(sum + value);
  const burnt = [at(term.fuelElectricityBurn, fuel, electricity), at(term.fuelHeatBurn, fuel, heat)].reduce(
    add,
    0,
  );
  const warmed = [
    at(term.fuelElectricityHere, fuel, electricity),
    at(term.fuelHeatHere, fuel, heat),
    at(term.shortHeat, coolant, electricity),
    at(term.quench, coolant, heat),
  ].reduce(add, 0);
  return [burnt, 0, at(term.shortDischarge, coolant, electricity), warmed];
}

function levelsOf(code: number): [number, number, number, number] {
  return [code & 3, (code >> 2) & 3, (code >> 4) & 3, code >> 6];
}

/**
 * By `coolant and fuel of one cell << 4 | heat and electricity of the other`, the halves of two codes: the effect of
 * the first half on the second, as bits of `kind`.
 */
function mixing(terms: Float64Array): Uint8Array {
  const acts = (offset: number, a: number, b: number) => terms[offset + ((a << 2) | b)] !== 0;
  const burns = (offset: number, a: number, b: number) =>
    acts(offset, a, b) || acts(offset + 16, a, b) || acts(offset + 32, a, b);
  return Uint8Array.from({ length: 256 }, (_, halves) => {
    const fuel = (halves >> 4) & 3;
    const coolant = halves >> 6;
    const electricity = halves & 3;
    const heat = (halves >> 2) & 3;
    const fire = burns(term.fuelHeatHere, fuel, heat);
    const mixed =
      burns(term.fuelElectricityHere, fuel, electricity) ||
      acts(term.shortHeat, coolant, electricity) ||
      acts(term.shortDischarge, coolant, electricity) ||
      acts(term.quench, coolant, heat);
    return (fire ? kind.fire : 0) | (mixed ? kind.mixed : 0);
  });
}

function kindsOf(balance: Balance, mixes: Uint8Array): Uint8Array {
  const t = thresholdsOf(balance);
  const bands = [0, 1, 2, 3].map((field) =>
    Uint8Array.from({ length: 256 }, (_, code) =>
      bandOf((code >> (2 * field)) & 3, t[2 * field] ?? 0, t[2 * field + 1] ?? 0),
    ),
  );
  const kinds = new Uint8Array(65536);
  for (let c = 0; c < 256; c++) {
    for (let d = 0; d < 256; d++) {
      let bits = (mixes[((c & 15) << 4) | (d >> 4)] ?? 0) | (mixes[((d & 15) << 4) | (c >> 4)] ?? 0);
      for (let field = 0; field < 4; field++) if (bands[field]?.[c] !== bands[field]?.[d]) bits |= 1 << field;
      kinds[(c << 8) | d] = bits;
    }
  }
  return kinds;
}
