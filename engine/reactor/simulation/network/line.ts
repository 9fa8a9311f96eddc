import { memoize } from '../../../core';
import type { Cell } from '../../level';
import type { State } from '../state';
import { isOn } from '../prop-state';
import type { Network, NetworkProp } from './network';

/** The connection of a consumer with the flows of its network. */
export type Line =
  | { readonly kind: 'fed'; readonly feeds: readonly Feed[] }
  | { readonly kind: 'broken'; readonly at: Break };

/** A flow that reaches the consumer, with the junctions on the way, in the direction of the flow. */
export interface Feed {
  readonly flow: Cell;
  readonly junctions: readonly Cell[];
}

/**
 * The place where a line breaks. `no-flow`: no flow is connected to the consumer's cell. `disabled`: the flow is off.
 * `cut`: the cell is cut out. `closed`: the junction sends nothing this way. `faded`: nothing is left at the cell,
 * because the way is too long.
 */
export type Break =
  | { readonly why: 'no-flow' }
  | { readonly why: 'disabled' | 'cut' | 'closed' | 'faded'; readonly cell: Cell };

type Settings = Pick<State, 'machine' | 'settings' | 'severed'>;

const known = new WeakMap<
  Uint8Array,
  { readonly severed: State['severed']; readonly lines: (Line | null)[] }
>();

/** Returns the line of each consumer, by consumer, under the current settings. States share equal lines. */
export function linesOf(state: Settings): readonly (Line | null)[] {
  const { machine, settings, severed } = state;
  const before = known.get(settings);
  if (before?.severed === severed) return before.lines;
  const lines = new Array<Line | null>(machine.consumerProps.length).fill(null);
  for (const network of Object.values(machine.networks))
    for (const { node, consumer } of network.consumers) lines[consumer] = lineOf(state, network, node);
  known.set(settings, { severed, lines });
  return lines;
}

/** Follows the ways from all flows to a consumer. If none arrives, the line breaks where the farthest one ends. */
function lineOf(state: Settings, network: Network, to: number): Line | null {
  if (to < 0) return null;
  const feeds: Feed[] = [];
  let broken: Break = { why: 'no-flow' };
  let shortest = Infinity;
  for (const flow of network.flows) {
    const way = wayBetween(network, flow.node, to);
    if (way === undefined) continue;
    const end = follow(state, network, flow, way);
    if ('flow' in end) feeds.push(end);
    else if (end.left < shortest) {
      shortest = end.left;
      broken = { why: end.why, cell: end.cell };
    }
  }
  return feeds.length > 0 ? { kind: 'fed', feeds } : { kind: 'broken', at: broken };
}

/** Follows a way from a flow. Returns the feed, or the break and the number of cells that are left behind it. */
function follow(
  { machine, settings, severed }: Settings,
  network: Network,
  { prop, node: source }: NetworkProp,
  way: readonly number[],
): Feed | (Exclude<Break, { why: 'no-flow' }> & { readonly left: number }) {
  const { cells } = network;
  const { source: strength, falloff } = machine.balance.network;
  const breakAt = (why: 'disabled' | 'cut' | 'closed' | 'faded', index: number) => ({
    why,
    cell: cells[way[index] ?? 0] ?? 0,
    left: way.length - index,
  });
  if (settings[prop] !== isOn) return breakAt('disabled', 0);
  const junctions: Cell[] = [];
  let amount = strength.amount;
  for (const [index, node] of way.entries()) {
    if (severed[network.carrier][node] === 1) return breakAt('cut', index);
    if (!(amount > 0)) return breakAt('faded', index);
    const next = way[index + 1];
    if (next === undefined) break;
    if (network.isJunction[node] === 1 && node !== source) {
      const share = shareOf(network, settings, { from: way[index - 1] ?? -1, node, next });
      if (share === 0) return breakAt('closed', index);
      junctions.push(cells[node] ?? 0);
      amount = Math.fround(amount * share);
    }
    amount = Math.fround(amount - falloff.amount);
  }
  return { flow: cells[source] ?? 0, junctions };
}

/** Returns the share of what a junction receives that it sends to one of its neighbors. */
function shareOf(
  { neighbors, junctions }: Network,
  settings: Uint8Array,
  { from, node, next }: { readonly from: number; readonly node: number; readonly next: number },
): number {
  const sides = [0, 1, 2, 3].map((side) => neighbors[4 * node + side] ?? -1);
  const fed = sides.indexOf(from);
  const branches = [1, 2, 3].map((turn) => sides[(fed + turn) & 3] ?? -1).filter((each) => each >= 0);
  const junction = junctions.get(node);
  return junction?.shares[settings[junction.prop] ?? 0]?.[branches.indexOf(next)] ?? 0;
}

/** Returns the nodes from one node to another, both included; `undefined` if they are not connected. */
function wayBetween(network: Network, from: number, to: number): readonly number[] | undefined {
  const tree = treeOf(network);
  const up = lineage(tree, from);
  const down = lineage(tree, to);
  if (up.at(-1) !== down.at(-1)) return undefined;
  while (up.length > 1 && down.length > 1 && up.at(-2) === down.at(-2)) {
    up.pop();
    down.pop();
  }
  return [...up, ...down.reverse().slice(1)];
}

/** Returns a node and its ancestors. */
function lineage(parents: Int32Array, node: number): number[] {
  const line: number[] = [];
  for (let at = node; at >= 0; at = parents[at] ?? -1) line.push(at);
  return line;
}

/** By node: its parent in a walk over all cells of the network; -1 for the first node of each piece. */
const treeOf = memoize(({ cells, neighbors }: Network): Int32Array => {
  const parents = new Int32Array(cells.length).fill(-1);
  const seen = new Uint8Array(cells.length);
  for (let root = 0; root < cells.length; root++) {
    if (seen[root] === 1) continue;
    seen[root] = 1;
    const open = [root];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      for (let side = 0; side < 4; side++) {
        const next = neighbors[4 * node + side] ?? -1;
        if (next < 0 || seen[next] === 1) continue;
        seen[next] = 1;
        parents[next] = node;
        open.push(next);
      }
    }
  }
  return parents;
});
