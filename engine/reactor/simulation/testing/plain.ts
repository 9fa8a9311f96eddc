import type { Balance } from '../../balance';
import type { Level } from '../../level';
import { carriers, hazardFields, hazardKeys, type Band, type Carrier, type HazardField } from '../../terms';

/**
 * A second implementation of network flow and pair events for comparison: slow, with names for everything, one rule at
 * a time. It shares only the level and the balance with the simulation.
 */
const f = Math.fround;

/** The settings of props and cells for the plain functions, by cell as text. */
export interface PlainSettings {
  readonly settings: ReadonlyMap<number, string>;
  readonly severed: ReadonlySet<string>;
}

/** The amount and potential of every cell of the grid. */
export interface PlainFlow {
  readonly amount: number[];
  readonly potential: number[];
}

export function plainFlow(level: Level, balance: Balance, carrier: Carrier, now: PlainSettings): PlainFlow {
  const size = level.width * level.height;
  const result: PlainFlow = { amount: Array<number>(size).fill(0), potential: Array<number>(size).fill(0) };
  for (const prop of level.props) {
    if (prop.type !== `${carrier}Flow` || now.settings.get(prop.cell) !== 'Enabled') continue;
    if (now.severed.has(`${carrier} ${prop.cell}`)) continue;
    const { amount, potential } = balance.network.source;
    spread(level, balance, carrier, now, result, prop.cell, -1, amount, potential);
  }
  return result;
}

function spread(
  level: Level,
  balance: Balance,
  carrier: Carrier,
  now: PlainSettings,
  result: PlainFlow,
  cell: number,
  from: number,
  a: number,
  p: number,
): void {
  const { max, falloff } = balance.network;
  result.amount[cell] = Math.max(result.amount[cell] ?? 0, Math.min(max, a));
  result.potential[cell] = Math.max(result.potential[cell] ?? 0, Math.min(max, p));
  const sides = sidesOf(level, cell);
  const joined = sides.map((next) => next >= 0 && level.networks[carrier][next] === 1);
  const junction = level.props.find((prop) => prop.cell === cell && prop.type.endsWith('Junction'));
  const incoming = sides.indexOf(from);
  const order = junction === undefined ? [0, 1, 2, 3] : [1, 2, 3].map((turn) => (incoming + turn) % 4);
  const weights = (now.settings.get(cell) ?? '').split('/').map(Number);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let branch = 0;
  for (const side of order) {
    const next = sides[side] ?? -1;
    if (!joined[side] || next === from) continue;
    let nextA = a;
    let nextP = p;
    if (junction !== undefined) {
      const weight = weights[branch++] ?? 0;
      if (weight === 0) continue;
      const share = f(weight / total);
      nextA = f(a * share);
      nextP = f(p * share);
    }
    if (now.severed.has(`${carrier} ${next}`)) continue;
    nextA = Math.max(0, f(nextA - falloff.amount));
    nextP = Math.max(0, f(nextP - falloff.potential));
    if (nextA > 0) spread(level, balance, carrier, now, result, next, cell, nextA, nextP);
  }
}

/** Returns the cells to the north, east, south and west; -1 beyond the grid. */
function sidesOf({ width, height }: Level, cell: number): number[] {
  const x = cell % width;
  const y = Math.floor(cell / width);
  const at = (column: number, row: number) =>
    column < 0 || row < 0 || column >= width || row >= height ? -1 : row * width + column;
  return [at(x, y - 1), at(x + 1, y), at(x, y + 1), at(x - 1, y)];
}

/** One amount a cell, by field. */
export type PlainHazards = Record<HazardField, number[]>;

/** Steps 7 to 11. Blocks by `carrier cell`. The edges of closed doors are `cell cell`, the smaller one first. */
export function plainPairs(
  level: Level,
  balance: Balance,
  values: PlainHazards,
  blocked: ReadonlySet<string>,
  closed: ReadonlySet<string>,
): PlainHazards {
  const size = level.width * level.height;
  const delta = eachField(() => Array<number>(size).fill(0));
  const pairs: Pairs = { balance, values, blocked, delta };
  for (let cell = 0; cell < size; cell++) {
    if (level.floor[cell] !== 1) continue;
    hazardFields.forEach((a, index) => {
      for (const b of hazardFields.slice(index + 1)) pair(pairs, cell, a, cell, b);
    });
  }
  for (let cell = 0; cell < size; cell++) {
    if (level.floor[cell] !== 1) continue;
    const [, east, south] = sidesOf(level, cell);
    for (const next of [east ?? -1, south ?? -1]) {
      if (next < 0 || level.floor[next] !== 1 || closed.has(`${cell} ${next}`)) continue;
      for (const a of hazardFields) for (const b of hazardFields) pair(pairs, cell, a, next, b);
    }
  }
  return eachField((field) =>
    values[field].map((value, cell) => {
      if (level.floor[cell] !== 1) return value;
      const sum = f(value + (delta[field][cell] ?? 0));
      return Math.min(balance.hazard.max, Math.max(0, sum));
    }),
  );
}

function eachField(make: (field: HazardField) => number[]): PlainHazards {
  return {
    Fuel: make('Fuel'),
    Coolant: make('Coolant'),
    Electricity: make('Electricity'),
    Heat: make('Heat'),
  };
}

interface Pairs {
  readonly balance: Balance;
  readonly values: PlainHazards;
  readonly blocked: ReadonlySet<string>;
  readonly delta: PlainHazards;
}

/** Twelve rows and columns: fuel, coolant, electricity, heat, each safe, caution, critical. `-` does nothing. */
const table = [
  '-  FF FF -  -  -  -  W1 W2 -  W1 W2',
  '.  -  FF -  -  -  W1 I1 I2 W1 I1 I2',
  '.  .  -  -  -  -  W2 I2 I2 W2 I2 I2',
  '.  .  .  -  CF CF -  S1 S2 -  Q1 Q1',
  '.  .  .  .  -  CF S1 S1 S2 -  Q1 Q2',
  '.  .  .  .  .  -  S2 S2 S2 -  Q2 Q2',
  '.  .  .  .  .  .  -  EF EF -  -  -',
  '.  .  .  .  .  .  .  -  EF -  -  -',
  '.  .  .  .  .  .  .  .  -  -  -  -',
  '.  .  .  .  .  .  .  .  .  -  H1 H2',
  '.  .  .  .  .  .  .  .  .  .  -  H1',
  '.  .  .  .  .  .  .  .  .  .  .  -',
].map((row) => row.split(/ +/));

function bandOf({ balance }: Pairs, field: HazardField, value: number): Band {
  const { caution, critical } = balance.hazard.bands[hazardKeys[field]];
  if (value >= critical) return 'Critical';
  return value >= caution ? 'Caution' : 'Safe';
}

function lookUp(pairs: Pairs, a: HazardField, valueA: number, b: HazardField, valueB: number): string {
  const place = (field: HazardField, value: number) =>
    hazardFields.indexOf(field) * 3 + ['Safe', 'Caution', 'Critical'].indexOf(bandOf(pairs, field, value));
  const places = [place(a, valueA), place(b, valueB)].sort((x, y) => x - y);
  return table[places[0] ?? 0]?.[places[1] ?? 0] ?? '-';
}

/** Applies the pair of field `a` of cell `c` and field `b` of cell `d`. */
function pair(pairs: Pairs, c: number, a: HazardField, d: number, b: HazardField): void {
  const { balance, values } = pairs;
  const valueA = values[a][c] ?? 0;
  const valueB = values[b][d] ?? 0;
  if (a === b ? !(valueA > 0 || valueB > 0) : !(valueA > 0 && valueB > 0)) return;
  const event = lookUp(pairs, a, valueA, b, valueB);
  const step = event.endsWith('1') ? 0 : 1;
  const cellOf = (field: HazardField) => (a === field ? c : d);
  switch (event) {
    case 'FF':
    case 'CF':
    case 'EF':
      flow(pairs, a, c, d, balance.flow.element);
      return;
    case 'H1':
      flow(pairs, a, c, d, balance.flow.heat1);
      return;
    case 'H2':
      flow(pairs, a, c, d, balance.flow.heat2);
      return;
    case 'W1':
    case 'W2':
      add(pairs, 'Heat', cellOf('Fuel'), balance.warm[step]);
      return;
    case 'Q1':
    case 'Q2':
      add(pairs, 'Heat', cellOf('Heat'), -balance.quench[step]);
      return;
    case 'S1':
    case 'S2':
      add(pairs, 'Heat', c, balance.short.heat[step]);
      if (d !== c) add(pairs, 'Heat', d, balance.short.heat[step]);
      add(pairs, 'Electricity', cellOf('Electricity'), -balance.short.discharge[step]);
      return;
    case 'I1':
    case 'I2':
      add(pairs, 'Heat', c, balance.ignite.heat[step]);
      if (d !== c) add(pairs, 'Heat', d, balance.ignite.heat[step]);
      add(pairs, 'Fuel', cellOf('Fuel'), -balance.ignite.burn[step]);
      return;
    default:
      return;
  }
}

function flow(pairs: Pairs, field: HazardField, c: number, d: number, rate: number): void {
  const valueC = pairs.values[field][c] ?? 0;
  const valueD = pairs.values[field][d] ?? 0;
  const [high, low] = valueC > valueD ? [c, d] : [d, c];
  if (carriers.some((carrier) => carrier === field) && pairs.blocked.has(`${field} ${low}`)) return;
  const moved = f(rate * f(Math.max(valueC, valueD) - Math.min(valueC, valueD)));
  add(pairs, field, high, -moved);
  add(pairs, field, low, moved);
}

function add({ delta }: Pairs, field: HazardField, cell: number, term: number): void {
  delta[field][cell] = f((delta[field][cell] ?? 0) + term);
}
