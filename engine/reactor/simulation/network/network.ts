import { memoize } from '../../../core';
import type { Level } from '../../level';
import {
  carrierOfProp,
  includes,
  junctionModes,
  junctionTypes,
  type Carrier,
  type JunctionType,
} from '../../terms';

/** A flow or consumer prop of a network. */
export interface NetworkProp {
  /** Its index in the level's props. */
  readonly prop: number;
  /** Its index among the network's cells. */
  readonly node: number;
}

/** A junction of a network, with the share of each outgoing branch in each mode. */
export interface Junction {
  readonly prop: number;
  /** By mode, then by branch: the share of the incoming flow, as binary32. */
  readonly shares: readonly (readonly number[])[];
}

/**
 * One carrier's network as it was authored. Its cells are numbered in cell order, and these numbers are called nodes.
 */
export interface Network {
  readonly carrier: Carrier;
  readonly cells: Int32Array;
  /** The node of each cell of the grid, or -1. 4 bytes a cell. */
  readonly nodeAt: Int32Array;
  /** Four for each node, clockwise from north: the node on that side, or -1. */
  readonly neighbors: Int32Array;
  /** By node. */
  readonly junctions: ReadonlyMap<number, Junction>;
  /** 1 if the node has a junction. */
  readonly isJunction: Uint8Array;
  readonly flows: readonly NetworkProp[];
  /** The consumers, each with its index among all consumers, in prop order. */
  readonly consumers: readonly (NetworkProp & { readonly consumer: number })[];
}

/** Builds a carrier's network from a level. */
export function networkOf(level: Level, carrier: Carrier): Network {
  const { cells, nodeAt, neighbors } = nodesOf(level.networks[carrier], level.width);
  const junctions = junctionsOf(level, nodeAt);
  const isJunction = new Uint8Array(cells.length);
  for (const node of junctions.keys()) isJunction[node] = 1;
  return { carrier, cells, nodeAt, neighbors, junctions, isJunction, ...propsOf(level, carrier, nodeAt) };
}

type Nodes = Pick<Network, 'cells' | 'nodeAt' | 'neighbors'>;

/** Numbers the cells of a network. Cached, since levels that differ elsewhere can have the same cells. */
const nodesOf = memoize(numberCells);

function numberCells(present: Uint8Array, width: number): Nodes {
  const all = new Int32Array(present.length);
  const nodeAt = new Int32Array(present.length);
  let count = 0;
  for (let cell = 0; cell < present.length; cell++) {
    if (present[cell] === 1) {
      all[count] = cell;
      nodeAt[cell] = count++;
    } else nodeAt[cell] = -1;
  }
  const cells = all.slice(0, count);
  const neighbors = new Int32Array(4 * count).fill(-1);
  for (let node = 0; node < count; node++) {
    const cell = cells[node] ?? 0;
    const north = nodeAt[cell - width] ?? -1;
    if (north >= 0) join(neighbors, node, north, 0);
    // the cell to the west is the previous node, unless a row ended between the two
    if (node > 0 && cells[node - 1] === cell - 1 && cell % width !== 0) join(neighbors, node, node - 1, 3);
  }
  return { cells, nodeAt, neighbors };
}

/** Connects two nodes. `other` is on the given side (north or west) of `node`. */
function join(neighbors: Int32Array, node: number, other: number, side: 0 | 3): void {
  neighbors[4 * node + side] = other;
  neighbors[4 * other + (side ^ 2)] = node;
}

function propsOf(level: Level, carrier: Carrier, nodeAt: Int32Array) {
  const flows: NetworkProp[] = [];
  const consumers: (NetworkProp & { consumer: number })[] = [];
  let consumer = 0;
  level.props.forEach(({ type, cell }, prop) => {
    const isConsumer = type.endsWith('Consumer');
    if (carrierOfProp(type) === carrier) {
      const node = nodeAt[cell] ?? -1;
      if (isConsumer) consumers.push({ prop, node, consumer });
      else flows.push({ prop, node });
    }
    if (isConsumer) consumer += 1;
  });
  return { flows, consumers };
}

function junctionsOf(level: Level, nodeAt: Int32Array): Map<number, Junction> {
  const junctions = new Map<number, Junction>();
  level.props.forEach(({ type, cell }, prop) => {
    const node = nodeAt[cell] ?? -1;
    if (node < 0 || !includes(junctionTypes, type)) return;
    junctions.set(node, { prop, shares: shares[type] });
  });
  return junctions;
}

/** The shares of each junction type, by mode, then by branch. */
const shares: Readonly<Record<JunctionType, readonly (readonly number[])[]>> = {
  TJunction: junctionModes.TJunction.map(sharesOf),
  CrossJunction: junctionModes.CrossJunction.map(sharesOf),
};

function sharesOf(mode: string): number[] {
  const weights = mode.split('/').map(Number);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => Math.fround(weight / total));
}
