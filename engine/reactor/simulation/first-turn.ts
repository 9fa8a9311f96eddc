import type { Balance } from '../balance';
import type { Cell, Level } from '../level';
import { heatOf } from './derive';
import { machineOf } from './game';
import { startState } from './start';
import { serviceNames, type ServiceName } from './state';

/** What is known of a level before its first action. */
export interface FirstTurn {
  /** In prop order; `prop` is the index among the level's props. */
  readonly consumers: readonly {
    readonly prop: number;
    readonly cell: Cell;
    readonly service: ServiceName;
  }[];
  /** In prop order. */
  readonly reactors: readonly {
    readonly prop: number;
    readonly id: string;
    readonly ready: boolean;
    /** The greatest over its area. */
    readonly heat: number;
    /** The indexes, among the level's props, of its consumers that do not produce. */
    readonly lacking: readonly number[];
  }[];
}

/** Services and readiness of an authored level (one without errors; a saved game in it is not read). */
export function firstTurn(level: Level, balance: Balance): FirstTurn {
  const state = startState(machineOf(level, balance));
  const { consumerProps, reactors } = state.machine;
  const services = Array.from(state.services, (each) => serviceNames[each as 0 | 1 | 2]);
  return {
    consumers: consumerProps.map((prop, index) => ({
      prop,
      cell: level.props[prop]?.cell ?? -1,
      service: services[index] ?? 'Disabled',
    })),
    reactors: reactors.map((reactor, index) => ({
      prop: reactor.prop,
      id: reactor.id,
      ready: state.ready[index] === 1,
      heat: heatOf(state, reactor),
      lacking: reactor.consumers
        .filter((consumer) => services[consumer] !== 'Producing')
        .map((consumer) => consumerProps[consumer] ?? -1),
    })),
  };
}
