/** Levels of any size for measuring: busy as a real one, without errors, and the same for the same seed. */

const room = 16;

/** A number in `[0, below)` each time it is called. */
type Random = (below: number) => number;

function seeded(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    // a linear congruential generator; the high bits are the good ones
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Cell = readonly [number, number];
interface Parts {
  readonly terrain: string[][];
  readonly fuel: string[][];
  readonly coolant: string[][];
  readonly electricity: string[][];
  readonly props: object[];
  readonly leaks: object[];
  readonly hazards: object[];
  readonly rules: object[];
}

/** The text of a level of `size` × `size` cells; `size` is a multiple of 16. */
export function generateLevel(size: number, seed = 1): string {
  const random = seeded(seed);
  const grid = (glyph: string): string[][] =>
    Array.from({ length: size }, () => Array<string>(size).fill(glyph));
  const parts: Parts = {
    terrain: grid('.'),
    fuel: grid('.'),
    coolant: grid('.'),
    electricity: grid('.'),
    props: [],
    leaks: [],
    hazards: [],
    rules: [],
  };
  for (let y = 0; y < size; y += room) for (let x = 0; x < size; x += room) addRoom(parts, [x, y], random);
  for (let at = 0; at < size; at++) {
    for (const [x, y] of [
      [at, 0],
      [0, at],
      [at, size - 1],
      [size - 1, at],
    ] as const)
      set(parts.terrain, [x, y], '#');
  }
  return write(size, parts);
}

/** One room: walls above and to the left with a way through each, the three networks, a reactor and what lies about. */
function addRoom(parts: Parts, [left, top]: Cell, random: Random): void {
  const at = (x: number, y: number): Cell => [left + x, top + y];
  const line = (grid: string[][], glyph: string, cells: readonly Cell[]): void => {
    for (const cell of cells) set(grid, cell, glyph);
  };
  const across = (y: number): Cell[] => Array.from({ length: 12 }, (_, x) => at(x + 2, y));
  for (let i = 0; i < room; i++) {
    if (i !== 8 || top === 0) set(parts.terrain, at(i, 0), '#');
    if (i !== 8 || left === 0) set(parts.terrain, at(0, i), '#');
  }
  set(parts.terrain, at(11, 11), '#');
  line(parts.fuel, 'F', [...across(2), at(8, 3), at(8, 4), at(8, 5)]);
  line(parts.coolant, 'C', [...across(7), at(8, 6), at(8, 8)]);
  line(parts.electricity, 'E', [...across(12), at(11, 11)]);

  const id = `r${left / room}-${top / room}`;
  const state = 'Enabled';
  parts.props.push(
    { type: 'FuelFlow', position: at(2, 2), state },
    { type: 'FuelConsumer', position: at(13, 2), state },
    { type: 'FuelConsumer', position: at(8, 5), state },
    { type: 'TJunction', position: at(8, 2), mode: ['1/3', '2/2', '3/1'][random(3)] },
    { type: 'CoolantFlow', position: at(2, 7), state },
    { type: 'CoolantConsumer', position: at(13, 7), state },
    { type: 'CrossJunction', position: at(8, 7), mode: '2/2/2' },
    { type: 'ElectricityFlow', position: at(2, 12), state },
    { type: 'ElectricityConsumer', position: at(13, 12), state },
    {
      type: 'ReactorControl',
      position: at(12, 9),
      id,
      consumers: { fuel: at(13, 2), coolant: at(13, 7), electricity: at(13, 12) },
    },
    { type: 'FuelRemedySupply', position: at(3, 14), state: 'Available' },
  );
  if (left > 0) {
    parts.props.push({ type: 'Door', position: at(1, 8), state: 'Closed', edge: [at(0, 8), at(1, 8)] });
  }
  parts.leaks.push(
    { carrier: 'Fuel', position: at(5, 2), state: 'Leaking', severity: 1 + random(3) },
    { carrier: 'Electricity', position: at(11, 11), access: at(10, 11), state: 'Repaired' },
  );
  const used = new Set<string>();
  for (let i = 0; i < 14; i++) {
    const position = at(1 + random(14), 1 + random(9));
    if (used.has(position.join())) continue;
    used.add(position.join());
    parts.hazards.push({ position, fuel: random(36) / 4, heat: random(16) / 4 });
  }
  parts.rules.push({
    id: `seal-${id}`,
    trigger: 'Once',
    priority: random(20),
    predicates: [{ type: 'Turn', op: '>=', value: 2 + random(9) }],
    effects: [{ type: 'StartLeak', carrier: 'Coolant', position: at(5, 7), severity: 1 }],
    forecast: `The seal of ${id} gives way.`,
  });
}

function set(grid: string[][], [x, y]: Cell, glyph: string): void {
  const row = grid[y];
  if (row !== undefined) row[x] = glyph;
}

/** As a designer would lay it out: a row, a prop, a hazard a line. */
function write(size: number, parts: Parts): string {
  const list = (items: readonly unknown[], indent: string): string =>
    `[\n${items.map((item) => `${indent}  ${spaced(item)}`).join(',\n')}\n${indent}]`;
  const rows = (grid: string[][], indent: string): string =>
    list(
      grid.map((row) => row.join('')),
      indent,
    );
  return `{
  "format": "reactor-maintenance-level",
  "version": 1,
  "metadata": { "title": "Generated ${size}", "author": "Benchmark" },
  "dimensions": { "width": ${size}, "height": ${size} },
  "terrain": ${rows(parts.terrain, '  ')},
  "networks": {
    "fuel": ${rows(parts.fuel, '    ')},
    "coolant": ${rows(parts.coolant, '    ')},
    "electricity": ${rows(parts.electricity, '    ')}
  },
  "props": ${list(parts.props, '  ')},
  "leaks": ${list(parts.leaks, '  ')},
  "hazards": ${list(parts.hazards, '  ')},
  "robot": { "position": [4, 4], "inventory": { "FuelNeutralizer": 1, "HeatShield": 1 } },
  "rules": ${list(parts.rules, '  ')}
}
`;
}

/** JSON on one line with spaces where a person would put them. */
function spaced(value: unknown): string {
  if (Array.isArray(value)) {
    const items = value.map(spaced);
    return value.every((item) => typeof item === 'number')
      ? `[${items.join(', ')}]`
      : `[ ${items.join(', ')} ]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, item]) => `${JSON.stringify(key)}: ${spaced(item)}`)
    .join(', ')} }`;
}
