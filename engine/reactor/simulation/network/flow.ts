import type { Balance } from '../../balance';
import type { Network } from './network';

const round = Math.fround;

/** The stack of cells to visit on a walk. It grows as needed and is reused by the next walk. */
interface Walk {
  readonly node: number[];
  /** The side from which the walk came; -1 at a source. */
  readonly from: number[];
  readonly amount: number[];
  readonly potential: number[];
}

/**
 * Network flow (step 4) of one carrier: fills `out` (zeroed; the amount in each node, then the potential of each) from
 * every flow prop that is on. `settings` is by prop. `severed` is by node, or empty if no node is cut out.
 */
export function flow(
  network: Network,
  balance: Balance['network'],
  settings: Uint8Array,
  severed: Uint8Array,
  out: Float32Array,
): void {
  const walk: Walk = { node: [], from: [], amount: [], potential: [] };
  for (const { prop, node } of network.flows) {
    if (settings[prop] !== 0 || severed[node] === 1) continue;
    push(walk, node, -1, balance.source.amount, balance.source.potential);
    while (walk.node.length > 0) visit(walk, network, balance, settings, severed, out);
  }
}

function push(walk: Walk, node: number, from: number, amount: number, potential: number): void {
  walk.node.push(node);
  walk.from.push(from);
  walk.amount.push(amount);
  walk.potential.push(potential);
}

function visit(
  walk: Walk,
  network: Network,
  balance: Balance['network'],
  settings: Uint8Array,
  severed: Uint8Array,
  out: Float32Array,
): void {
  const node = walk.node.pop() ?? 0;
  const from = walk.from.pop() ?? -1;
  const amount = walk.amount.pop() ?? 0;
  const potential = walk.potential.pop() ?? 0;
  const { max, falloff } = balance;
  const { neighbors } = network;
  const at = out.length / 2 + node;
  out[node] = Math.max(out[node] ?? 0, Math.min(max, amount));
  out[at] = Math.max(out[at] ?? 0, Math.min(max, potential));
  if (network.isJunction[node] === 1 && from >= 0) {
    branch(walk, network, balance, settings, severed, { node, from, amount, potential });
    return;
  }
  const nextAmount = Math.max(0, round(amount - falloff.amount));
  if (!(nextAmount > 0)) return;
  const nextPotential = Math.max(0, round(potential - falloff.potential));
  for (let side = 0; side < 4; side++) {
    const next = neighbors[4 * node + side] ?? -1;
    if (side === from || next < 0 || severed[next] === 1) continue;
    push(walk, next, side ^ 2, nextAmount, nextPotential);
  }
}

/** Lists the branches of a junction, clockwise after the side that feeds it, each with its share in the mode. */
function branch(
  walk: Walk,
  network: Network,
  { falloff }: Balance['network'],
  settings: Uint8Array,
  severed: Uint8Array,
  { node, from, amount, potential }: { node: number; from: number; amount: number; potential: number },
): void {
  const junction = network.junctions.get(node);
  const shares = junction?.shares[settings[junction.prop] ?? 0] ?? [];
  let index = 0;
  for (let turn = 1; turn < 4; turn++) {
    const side = (from + turn) & 3;
    const next = network.neighbors[4 * node + side] ?? -1;
    if (next < 0) continue;
    const share = shares[index++] ?? 0;
    if (share === 0 || severed[next] === 1) continue;
    const nextAmount = Math.max(0, round(round(amount * share) - falloff.amount));
    const nextPotential = Math.max(0, round(round(potential * share) - falloff.potential));
    if (nextAmount > 0) push(walk, next, side ^ 2, nextAmount, nextPotential);
  }
}
