import type { Hazard, Leak, Level, Prop } from '../../level';
import {
  carriers,
  hazardFields,
  junctionModes,
  perCarrier,
  remedies,
  supplyTypes,
  type Carrier,
  type PerCarrier,
} from '../../terms';
import { directions, stepTo } from '../network/directions';
import { sketch } from './levels';
import type { Random } from './random';
import { randomRules } from './random-rules';

export interface LevelSize {
  readonly width: number;
  readonly height: number;
  /** The share of wall cells. */
  readonly walls: number;
  /** The number of cells of each network. */
  readonly networkCells: number;
  readonly leaks: number;
  readonly hazards: number;
  readonly rules: number;
}

/** A level under construction. */
export interface Build {
  readonly random: Random;
  readonly level: Level;
  readonly floorCells: readonly number[];
  readonly props: Prop[];
  /** Floor cells without a prop. */
  readonly free: Set<number>;
}

/** Creates a small valid level with a bit of everything. */
export function smallLevel(random: Random): Level {
  const width = 5 + random.integer(8);
  const height = 4 + random.integer(6);
  return randomLevel(random, {
    width,
    height,
    walls: random.pick([0.1, 0.25, 0.4]),
    networkCells: 6 + random.integer(Math.floor((width * height) / 3)),
    leaks: random.integer(6),
    hazards: random.integer(8),
    rules: random.integer(7),
  });
}

/** Creates a level of a given size. Tries again until all required parts fit. */
export function randomLevel(random: Random, size: LevelSize): Level {
  for (let attempt = 0; attempt < 1000; attempt++) {
    const level = attemptLevel(random, size);
    if (level !== undefined) return level;
  }
  throw new Error('no level of this size fits');
}

function attemptLevel(random: Random, size: LevelSize): Level | undefined {
  const { width, height } = size;
  const floor = Uint8Array.from({ length: width * height }, () => (random.chance(size.walls) ? 0 : 1));
  const empty = { ...sketch({ map: ['.'] }), width, height, floor };
  const networks = perCarrier(() => growNetwork(random, empty, size.networkCells));
  const level: Level = { ...empty, networks };
  const floorCells = Array.from(floor.keys()).filter((cell) => floor[cell] === 1);
  const build: Build = { random, level, floorCells, props: [], free: new Set(floorCells) };
  const required = placeSupplies(build);
  const control = take(build, floorCells);
  if (required === undefined || control === undefined) return undefined;
  build.props.push({
    type: 'ReactorControl',
    cell: control,
    id: 'core',
    consumers: required,
    ...(random.chance(0.3) ? { area: [...new Set([control, random.pick(floorCells)])] } : {}),
  });
  placeJunctions(build);
  placeOthers(build);
  const robot = random.pick(floorCells);
  const inventory = { FuelNeutralizer: 0, CoolantNeutralizer: 0, ElectricityNeutralizer: 0, HeatShield: 0 };
  for (let count = random.integer(4); count > 0; count--) inventory[random.pick(remedies)] += 1;
  const leaks = placeLeaks(build, size.leaks);
  const played: Level = {
    ...level,
    props: random.chance(0.5) ? build.props : shuffled(random, build.props),
    leaks,
    hazards: placeHazards(build, size.hazards),
    robot: { cell: robot, inventory, heatImmunity: random.pick([0, 0, 0, 2]) },
    allSeeingEye: random.pick(['Locked', 'Locked', 'Unlocked'] as const),
    metadata: {
      title: 'A random level',
      ...(random.chance(0.5) ? { actionBudget: 1 + random.integer(4) } : {}),
    },
  };
  return { ...played, rules: randomRules(random, played, size.rules) };
}

/** Grows a tree: each added cell touches exactly one existing cell. Sometimes adds a second, separate tree. */
function growNetwork(random: Random, level: Level, count: number): Uint8Array {
  const size = level.width * level.height;
  const cells = new Uint8Array(size);
  const grown: number[] = [];
  const touching = (cell: number) =>
    directions.filter((side) => cells[stepTo(level, cell, side)] === 1 && stepTo(level, cell, side) >= 0)
      .length;
  const add = (cell: number) => {
    cells[cell] = 1;
    grown.push(cell);
  };
  add(random.integer(size));
  // straight runs make long pipes, turns make branches
  let side = random.pick(directions);
  let cell = grown[0] ?? 0;
  for (let tries = 0; tries < 8 * count && grown.length < count; tries++) {
    const next = stepTo(level, cell, side);
    if (next >= 0 && cells[next] === 0 && touching(next) === 1) {
      add(next);
      cell = next;
    } else {
      cell = random.pick(grown);
      side = random.pick(directions);
    }
    if (random.chance(0.2)) side = random.pick(directions);
    if (random.chance(0.01)) {
      const apart = random.integer(size);
      if (cells[apart] === 0 && touching(apart) === 0) add(apart);
    }
  }
  return cells;
}

/** Takes a free cell from a list, or returns `undefined` if none is free. */
function take({ random, free }: Build, among: readonly number[]): number | undefined {
  const open = among.filter((cell) => free.has(cell));
  if (open.length === 0) return undefined;
  const cell = random.pick(open);
  free.delete(cell);
  return cell;
}

/**
 * Places flows and consumers of every network. Returns the cell of one consumer for each carrier, for a reactor to
 * require.
 */
function placeSupplies(build: Build): PerCarrier<number> | undefined {
  const { random, level, floorCells, props } = build;
  const required: Partial<Record<Carrier, number>> = {};
  for (const carrier of carriers) {
    const over = floorCells.filter((cell) => level.networks[carrier][cell] === 1);
    const state = () => random.pick(['Enabled', 'Enabled', 'Enabled', 'Disabled'] as const);
    for (let count = 1 + random.integer(2); count > 0; count--) {
      const cell = take(build, over);
      if (cell !== undefined) props.push({ type: `${carrier}Flow`, cell, state: state() });
    }
    for (let count = 1 + random.integer(3); count > 0; count--) {
      const cell = take(build, over);
      if (cell === undefined) continue;
      props.push({ type: `${carrier}Consumer`, cell, state: state() });
      required[carrier] ??= cell;
    }
    if (required[carrier] === undefined) return undefined;
  }
  const { Fuel, Coolant, Electricity } = required;
  if (Fuel === undefined || Coolant === undefined || Electricity === undefined) return undefined;
  return { Fuel, Coolant, Electricity };
}

/**
 * Places junctions at most cells where one is valid: one carrier, three or four branches, all sources in one of them.
 */
function placeJunctions({ random, level, floorCells, props, free }: Build): void {
  for (const cell of floorCells) {
    const [carrier, ...others] = carriers.filter((each) => level.networks[each][cell] === 1);
    if (carrier === undefined || others.length > 0 || !free.has(cell) || random.chance(0.2)) continue;
    const network = level.networks[carrier];
    const branches = directions
      .map((side) => stepTo(level, cell, side))
      .filter((next) => next >= 0 && network[next] === 1);
    if (branches.length < 3) continue;
    const sources = new Set(props.filter(({ type }) => type === `${carrier}Flow`).map((prop) => prop.cell));
    const fed = branches.filter((branch) => reaches(level, network, branch, cell, sources));
    if (fed.length !== 1) continue;
    const type = branches.length === 3 ? 'TJunction' : 'CrossJunction';
    props.push({ type, cell, mode: random.pick<string>(junctionModes[type]) });
    free.delete(cell);
  }
}

/** Returns true if a source is in a branch, seen from the cell before it. */
function reaches(
  level: Level,
  network: Uint8Array,
  start: number,
  before: number,
  sources: ReadonlySet<number>,
): boolean {
  const seen = new Set([before, start]);
  const open = [start];
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    if (sources.has(cell)) return true;
    for (const side of directions) {
      const next = stepTo(level, cell, side);
      if (next < 0 || network[next] !== 1 || seen.has(next)) continue;
      seen.add(next);
      open.push(next);
    }
  }
  return false;
}

function placeOthers(build: Build): void {
  const { random, level, floorCells, props } = build;
  const count = Math.max(4, Math.floor(floorCells.length / 25));
  for (let index = 0; index < count; index++) {
    const cell = take(build, floorCells);
    if (cell === undefined) return;
    switch (random.integer(4)) {
      case 0:
        props.push({ type: 'AllSeeingEyeTerminal', cell });
        break;
      case 1:
        props.push({
          type: random.pick(supplyTypes),
          cell,
          state: random.pick(['Available', 'Depleted'] as const),
        });
        break;
      default: {
        const next = directions
          .map((side) => stepTo(level, cell, side))
          .filter((each) => level.floor[each] === 1);
        if (next.length === 0) break;
        const other = random.pick(next);
        const edge = random.chance(0.5) ? ([cell, other] as const) : ([other, cell] as const);
        props.push({ type: 'Door', cell, state: random.pick(['Open', 'Closed'] as const), edge });
      }
    }
  }
}

function placeLeaks({ random, level }: Build, count: number): Leak[] {
  const leaks = new Map<string, Leak>();
  for (let tries = 0; tries < 20 * count && leaks.size < count; tries++) {
    const carrier = random.pick(carriers);
    const cells = Array.from(level.floor.keys()).filter((cell) => level.networks[carrier][cell] === 1);
    const cell = random.pick(cells);
    const inWall = level.floor[cell] !== 1;
    if (inWall !== (carrier === 'Electricity')) continue;
    const faces = directions
      .map((side) => stepTo(level, cell, side))
      .filter((face) => level.floor[face] === 1);
    const access = inWall ? random.pick([...faces, -1]) : cell;
    if (access < 0) continue;
    const state = random.pick(['Leaking', 'Leaking', 'Leaking', 'Repaired'] as const);
    leaks.set(`${carrier} ${cell}`, { carrier, cell, access, state, severity: 1 + random.integer(5) });
  }
  return [...leaks.values()];
}

function placeHazards({ random, floorCells }: Build, count: number): Hazard[] {
  const cells = shuffled(random, floorCells).slice(0, count);
  return cells.map((cell) => ({
    cell,
    amounts: Object.fromEntries(
      hazardFields.map((field) => [field, random.chance(0.5) ? random.fraction() * 25 : 0]),
    ) as Hazard['amounts'],
    blocks: random.chance(0.3) ? { [random.pick(carriers)]: 1 + random.integer(4) } : {},
  }));
}

function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const rest = [...list];
  const order: T[] = [];
  while (rest.length > 0) order.push(...rest.splice(random.integer(rest.length), 1));
  return order;
}
