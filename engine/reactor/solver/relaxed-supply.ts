import type { Balance } from '../balance';
import type { Cell } from '../level';
import type { Carrier } from '../terms';
import { supplyNetwork } from '../simulation/network/consumers';
import { flow } from '../simulation/network/flow';
import type { Machine } from '../simulation/machine';
import type { Network } from '../simulation/network/network';
import { isOn } from '../simulation/prop-state';
import { service } from '../simulation/service';

/** A prop whose setting a consumer's supply depends on. One action changes it from any setting to its best one. */
export interface Influence {
  /** Its index in the level's props. */
  readonly prop: number;
  readonly cell: Cell;
  /** The number of its settings. */
  readonly settings: number;
  /** The setting under which the consumer gets the most, independent of the others. */
  readonly best: number;
}

/** The inputs of one consumer's supply, on an intact network. */
export interface SupplyLine {
  readonly carrier: Carrier;
  readonly cell: Cell;
  /** The consumer, the flows that can suffice and the junctions on the way from them; empty if nothing suffices. */
  readonly influences: readonly Influence[];
  /** The supply if every influence has its best setting. */
  readonly best: { readonly amount: number; readonly potential: number };
  /** Returns true if the consumer produces under the settings (by prop). Only the settings of the influences count. */
  readonly isSupplied: (settings: Uint8Array) => boolean;
}

/** The ways from the sources to a consumer. */
interface Ways {
  /** By node: the next node on the way to the consumer, -1 at the consumer, -2 if there is no way. */
  readonly next: Int32Array;
  /** The nodes from which the consumer can be reached, nearest first. */
  readonly nodes: readonly number[];
}

/**
 * Finds the influences on a consumer's supply (by its index among all consumers). It uses the engine's own flow, with
 * all nodes cut out that are not on a way from a source to the consumer. Every junction has a single best mode because
 * the format excludes loops and requires all sources on one side of each junction, so every way leads through the same
 * junctions.
 */
export function supplyLine(
  { level, balance, networks, consumerProps }: Machine,
  carrier: Carrier,
  consumer: number,
): SupplyLine {
  const network = networks[carrier];
  const prop = consumerProps[consumer] ?? -1;
  const cell = level.props[prop]?.cell ?? -1;
  const ways = waysTo(network, network.nodeAt[cell] ?? -1);
  const trial = trialOf(network, balance, level.props.length, consumer);
  for (const { node } of network.flows) keepWay(trial.severed, ways, node);
  for (const flow of network.flows) trial.settings[flow.prop] = isOn;
  const best = new Map<number, number>([[prop, isOn]]);
  // those nearest the sources first, so that flow distinguishes the modes of the next junction
  for (const node of [...ways.nodes].reverse()) {
    const junction = network.junctions.get(node);
    if (junction === undefined || trial.severed[node] === 1) continue;
    const mode = bestMode(trial, junction.prop, junction.shares.length, ways.next[node] ?? -1);
    trial.settings[junction.prop] = mode;
    best.set(junction.prop, mode);
  }
  trial.pour();
  const arriving = trial.at(network.nodeAt[cell] ?? -1);
  const sufficing = network.flows.filter((flow) => {
    for (const other of network.flows) trial.settings[other.prop] = other === flow ? isOn : 1;
    return trial.supplies();
  });
  trial.severed.fill(1);
  for (const { prop: flow, node } of sufficing) {
    keepWay(trial.severed, ways, node);
    best.set(flow, isOn);
  }
  for (const flow of network.flows) trial.settings[flow.prop] = 1;
  const props = sufficing.length === 0 ? [] : [...best.keys()].sort((a, b) => a - b);
  const influences = props.map((each): Influence => {
    const at = level.props[each]?.cell ?? -1;
    const settings = network.junctions.get(network.nodeAt[at] ?? -1)?.shares.length ?? 2;
    return { prop: each, cell: at, settings, best: best.get(each) ?? isOn };
  });
  return {
    carrier,
    cell,
    influences,
    best: arriving,
    isSupplied: (settings) => {
      if (props.length === 0) return false;
      for (const each of props) trial.settings[each] = settings[each] ?? 0;
      return trial.supplies();
    },
  };
}

/** A network that is tried with different settings. */
interface Trial {
  /** By prop. The caller sets them. */
  readonly settings: Uint8Array;
  /** By node. All nodes are cut out at first. */
  readonly severed: Uint8Array;
  /** Returns true if the consumer produces. */
  readonly supplies: () => boolean;
  /** Computes the flow, without consumption. */
  readonly pour: () => void;
  /** Returns the resulting supply of a node. */
  readonly at: (node: number) => { amount: number; potential: number };
}

function trialOf(network: Network, balance: Balance, props: number, consumer: number): Trial {
  const nodes = network.cells.length;
  const own: Network = {
    ...network,
    consumers: network.consumers.filter((each) => each.consumer === consumer),
  };
  const settings = new Uint8Array(props);
  const severed = new Uint8Array(nodes).fill(1);
  const out = new Float32Array(2 * nodes);
  const services = new Uint8Array(consumer + 1);
  return {
    settings,
    severed,
    pour: () => {
      out.fill(0);
      flow(network, balance.network, settings, severed, out);
    },
    supplies: () => {
      out.fill(0);
      supplyNetwork(own, balance, settings, severed, out, services);
      return services[consumer] === service.producing;
    },
    at: (node) => ({ amount: out[node] ?? 0, potential: out[nodes + node] ?? 0 }),
  };
}

function waysTo({ neighbors, cells }: Network, consumer: number): Ways {
  const next = new Int32Array(cells.length).fill(-2);
  if (consumer < 0) return { next, nodes: [] };
  const nodes = [consumer];
  next[consumer] = -1;
  for (const node of nodes) {
    for (let side = 0; side < 4; side++) {
      const other = neighbors[4 * node + side] ?? -1;
      if (other < 0 || next[other] !== -2) continue;
      next[other] = node;
      nodes.push(other);
    }
  }
  return { next, nodes };
}

/** Restores the nodes on the way from a node to the consumer. */
function keepWay(severed: Uint8Array, { next }: Ways, from: number): void {
  if ((next[from] ?? -2) === -2) return;
  for (let node = from; node >= 0 && severed[node] === 1; node = next[node] ?? -1) severed[node] = 0;
}

/** Finds the mode of a junction that brings the most to the next node, the first one among equals. */
function bestMode(trial: Trial, prop: number, modes: number, behind: number): number {
  let best = 0;
  let most = { amount: -1, potential: -1 };
  for (let mode = 0; mode < modes; mode++) {
    trial.settings[prop] = mode;
    trial.pour();
    const here = trial.at(behind);
    if (here.amount < most.amount || (here.amount === most.amount && here.potential <= most.potential))
      continue;
    best = mode;
    most = here;
  }
  return best;
}
