import type { Balance } from '../balance';
import type { Cell, Level, Prop, ReactorProp, Rule } from '../level';
import {
  carrierOfProp,
  carriers,
  includes,
  junctionTypes,
  perCarrier,
  type Carrier,
  type PerCarrier,
} from '../terms';
import { createArena, type Arena } from './arena';
import { thresholdsOf, type Thresholds } from './cell-code';
import { adjacent, directions, stepTo } from './network/directions';
import { networkOf, type Network } from './network/network';
import { pairTable, type PairTable } from './pairs/pair-table';

/** Bits of `Machine.passages`: the cell and its neighbor on that side are both floor. */
export const passage = { east: 1, south: 2, closedEast: 4, closedSouth: 8 } as const;

/** A reactor control, with the inputs of its readiness. */
export interface Reactor {
  readonly id: string;
  /** Its index in the level's props. */
  readonly prop: number;
  readonly cell: Cell;
  readonly area: readonly Cell[];
  /** The indexes of the three consumers that it needs, among all consumers. */
  readonly consumers: readonly number[];
}

/** A door as the passage that it closes. */
export interface DoorEdge {
  readonly prop: number;
  /** The cell whose east or south side is the edge. */
  readonly cell: Cell;
  readonly bit: number;
}

/** A level under a balance, with everything precomputed that stays the same during play. Never changed. */
export interface Machine {
  readonly level: Level;
  readonly balance: Balance;
  readonly size: number;
  readonly networks: PerCarrier<Network>;
  /** The props' indexes by cell. */
  readonly propAt: ReadonlyMap<Cell, number>;
  /** By prop: the carrier whose network depends on it; `undefined` if none does. */
  readonly carrierOf: readonly (Carrier | undefined)[];
  /** By consumer: its index in the level's props. */
  readonly consumerProps: readonly number[];
  readonly consumerAt: ReadonlyMap<Cell, number>;
  readonly reactors: readonly Reactor[];
  readonly doors: readonly DoorEdge[];
  /** By cell: the bits `passage.east` and `passage.south`. */
  readonly passages: Uint8Array;
  /** Enabled rules, in the order in which they are evaluated. */
  readonly startRules: readonly MachineRule[];
  readonly endRules: readonly MachineRule[];
  readonly actionBudget: number;
  readonly thresholds: Thresholds;
  readonly pairs: PairTable;
  readonly arena: Arena;
}

export interface MachineRule {
  readonly rule: Rule;
  /** Its index in the level's rules. */
  readonly index: number;
}

/** Builds the machine of a level without errors. About 20 bytes a cell. */
export function buildMachine(level: Level, balance: Balance): Machine {
  const size = level.width * level.height;
  const consumerProps = level.props.flatMap(({ type }, prop) => (type.endsWith('Consumer') ? [prop] : []));
  const consumerAt = new Map(
    consumerProps.map((prop, consumer) => [level.props[prop]?.cell ?? -1, consumer]),
  );
  const networks = perCarrier((carrier) => networkOf(level, carrier));
  return {
    level,
    balance,
    size,
    networks,
    propAt: new Map(level.props.map(({ cell }, prop) => [cell, prop])),
    carrierOf: level.props.map((prop) => carrierRegulated(level, prop)),
    consumerProps,
    consumerAt,
    reactors: level.props.flatMap((prop, index) =>
      prop.type === 'ReactorControl' ? [reactorOf(level, prop, index, consumerAt)] : [],
    ),
    doors: doorsOf(level),
    passages: passagesOf(level),
    startRules: rulesOf(level, 'StartOfSimulation'),
    endRules: rulesOf(level, 'EndOfTurn'),
    actionBudget: level.metadata.actionBudget ?? balance.turn.actionBudget,
    thresholds: thresholdsOf(balance),
    pairs: pairTable(balance),
    arena: createArena(17 * size + level.width + level.height + 2),
  };
}

/**
 * Returns the cells whose heat counts for a reactor: its `area`, or by default its own cell and the floor next to it.
 */
export function areaOf(level: Level, reactor: ReactorProp): readonly Cell[] {
  if (reactor.area !== undefined) return reactor.area;
  const near = directions.map((direction) => stepTo(level, reactor.cell, direction));
  return [reactor.cell, ...near.filter((cell) => cell >= 0 && level.floor[cell] === 1)];
}

function carrierRegulated(level: Level, { type, cell }: Prop): Carrier | undefined {
  if (!includes(junctionTypes, type)) return carrierOfProp(type);
  return carriers.find((carrier) => level.networks[carrier][cell] === 1);
}

function reactorOf(
  level: Level,
  prop: ReactorProp,
  index: number,
  consumerAt: ReadonlyMap<Cell, number>,
): Reactor {
  const consumers = carriers.map((carrier) => consumerAt.get(prop.consumers[carrier]) ?? -1);
  return { id: prop.id, prop: index, cell: prop.cell, area: areaOf(level, prop), consumers };
}

function passagesOf({ width, height, floor }: Level): Uint8Array {
  return floor.map((here, cell) => {
    if (here !== 1) return 0;
    const east = cell % width < width - 1 && floor[cell + 1] === 1 ? passage.east : 0;
    const south = cell < width * (height - 1) && floor[cell + width] === 1 ? passage.south : 0;
    return east | south;
  });
}

function doorsOf(level: Level): DoorEdge[] {
  return level.props.flatMap((door, prop) => {
    if (door.type !== 'Door') return [];
    const [a, b] = door.edge;
    if (!adjacent(level, a, b)) return [];
    const cell = Math.min(a, b);
    const east = cell % level.width < level.width - 1 && Math.max(a, b) === cell + 1;
    return [{ prop, cell, bit: east ? passage.closedEast : passage.closedSouth }];
  });
}

function rulesOf(level: Level, phase: Rule['phase']): MachineRule[] {
  return level.rules
    .map((rule, index) => ({ rule, index }))
    .filter(({ rule }) => rule.enabled && rule.phase === phase)
    .sort((a, b) => a.rule.priority - b.rule.priority || a.index - b.index);
}
