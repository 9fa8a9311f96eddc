import type { Balance } from '../balance';
import type { Cell, Level, ReactorProp } from '../level';
import { carriers } from '../terms';
import { supplyNetwork } from './network/consumers';
import { areaOf } from './machine';
import { networkOf } from './network/network';
import { authoredSetting } from './prop-state';
import { serviceNames, type ServiceName } from './service';

/** Facts about a level before its first action. */
export interface FirstTurn {
  /** In prop order; `prop` is the index among the level's props. */
  readonly consumers: readonly FirstService[];
  /** In prop order. */
  readonly reactors: readonly {
    readonly prop: number;
    readonly id: string;
    readonly ready: boolean;
    /** The greatest heat in its area. */
    readonly heat: number;
    /** The indexes of its consumers that do not produce, among the level's props. */
    readonly lacking: readonly number[];
  }[];
}

interface FirstService {
  readonly prop: number;
  readonly cell: Cell;
  readonly service: ServiceName;
}

/**
 * Computes services and readiness of a level as it was authored, in time linear in its cells. The level has no errors;
 * the state of a saved game is not read. The result is that of `init`, without creating a state.
 */
export function firstTurn(level: Level, balance: Balance): FirstTurn {
  const consumers = servicesOf(level, balance);
  const serviceAt = new Map(consumers.map((consumer) => [consumer.cell, consumer]));
  const heats = new Map(level.hazards.map(({ cell, amounts }) => [cell, Math.fround(amounts.Heat)]));
  return {
    consumers,
    reactors: level.props.flatMap((reactor, prop) => {
      if (reactor.type !== 'ReactorControl') return [];
      const lacking = lackingOf(reactor, serviceAt);
      const heat = areaOf(level, reactor).reduce((most, cell) => Math.max(most, heats.get(cell) ?? 0), 0);
      const ready = lacking.length === 0 && heat < balance.reactor.readyBelow;
      return [{ prop, id: reactor.id, ready, heat, lacking }];
    }),
  };
}

interface Known {
  readonly networks: Level['networks'];
  readonly balance: Balance;
  readonly services: readonly FirstService[];
}

const cache = new WeakMap<Level['props'], Known>();

/** Computes the services from props, networks and balance. The last result is reused while these stay the same. */
function servicesOf(level: Level, balance: Balance): readonly FirstService[] {
  const { networks, props } = level;
  const known = cache.get(props);
  if (
    known?.balance === balance &&
    carriers.every((carrier) => known.networks[carrier] === networks[carrier])
  ) {
    return known.services;
  }
  const services = findServices(level, balance);
  cache.set(props, { networks, balance, services });
  return services;
}

function findServices(level: Level, balance: Balance): FirstService[] {
  const settings = Uint8Array.from(level.props, authoredSetting);
  const props = level.props.flatMap(({ type }, prop) => (type.endsWith('Consumer') ? [prop] : []));
  const services = new Uint8Array(props.length);
  for (const carrier of carriers) {
    const network = networkOf(level, carrier);
    const out = new Float32Array(2 * network.cells.length);
    supplyNetwork(network, balance, settings, new Uint8Array(0), out, services);
  }
  return props.map((prop, consumer) => ({
    prop,
    cell: level.props[prop]?.cell ?? -1,
    service: serviceNames[services[consumer] as 0 | 1 | 2],
  }));
}

function lackingOf({ consumers }: ReactorProp, serviceAt: ReadonlyMap<Cell, FirstService>): number[] {
  return carriers.flatMap((carrier) => {
    const consumer = serviceAt.get(consumers[carrier]);
    return consumer === undefined || consumer.service === 'Producing' ? [] : [consumer.prop];
  });
}
