import type { Balance } from '../balance';
import type { Cell } from '../level';
import type { Carrier } from '../terms';
import { supplyNetwork } from '../simulation/network/consumers';
import { flow } from '../simulation/network/flow';
import type { Machine } from '../simulation/machine';
import type { Network } from '../simulation/network/network';
import { isOn } from '../simulation/prop-state';
import { service } from '../simulation/service';

/** A prop whose setting a consumer's supply depends on. One action takes it from any setting to its best one. */
export interface Influence {
  /** Its index in the level's props. */
  readonly prop: number;
  readonly cell: Cell;
  /** How many settings it has. */
  readonly settings: number;
  /** The setting under which the consumer gets the most, whatever the others are. */
  readonly best: number;
}

/** What one consumer's supply depends on, on an intact network. */
export interface SupplyLine {
  readonly carrier: Carrier;
  readonly cell: Cell;
  /** The consumer, the flows that can suffice and the junctions on the way from them; none where nothing suffices. */
  readonly influences: readonly Influence[];
  /** What arrives where every influence is at its best. */
  readonly best: { readonly amount: number; readonly potential: number };
  /** Whether the consumer produces under the settings (by prop), of which only those of the influences count. */
  readonly isSupplied: (settings: Uint8Array) => boolean;
}

/** The ways from the sources to a consumer. */
interface Ways {
  /** By node: the next one on the way to the consumer, -1 at the consumer, -2 where no way leads. */
  readonly next: Int32Array;
  /** The nodes from which the consumer is reached, nearest first. */
  readonly nodes: readonly number[];
}

/**
 * Works out what supplies a consumer (by its index among all consumers). All is asked of the engine's own flow, in which
 * what is on no way from a source to the consumer is cut out. That every junction has one best mode rests on what the
 * format demands: no loops, and all sources on one side of each junction, so that every way leads through the same ones.
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
  // those nearest the sources first, so that there is something to tell the modes of the next one by
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

/** A network tried under settings. */
interface Trial {
  /** By prop; to be set. */
  readonly settings: Uint8Array;
  /** By node: all cut out at first. */
  readonly severed: Uint8Array;
  /** Whether the consumer produces. */
  readonly supplies: () => boolean;
  /** Lets it flow, with nothing consumed. */
  readonly pour: () => void;
  /** What then arrives at a node. */
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

function waysTo({ neighbours, cells }: Network, consumer: number): Ways {
  const next = new Int32Array(cells.length).fill(-2);
  if (consumer < 0) return { next, nodes: [] };
  const nodes = [consumer];
  next[consumer] = -1;
  for (const node of nodes) {
    for (let side = 0; side < 4; side++) {
      const other = neighbours[4 * node + side] ?? -1;
      if (other < 0 || next[other] !== -2) continue;
      next[other] = node;
      nodes.push(other);
    }
  }
  return { next, nodes };
}

/** Mends the nodes on the way from a node to the consumer. */
function keepWay(severed: Uint8Array, { next }: Ways, from: number): void {
  if ((next[from] ?? -2) === -2) return;
  for (let node = from; node >= 0 && severed[node] === 1; node = next[node] ?? -1) severed[node] = 0;
}

/** The mode of a junction that brings the most to the node behind it: the first of several. */
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
