import type { Cell } from '../../../../../engine/reactor';
import type { ServiceName, State } from '../../../../../engine/reactor/simulation';

// by the numbers that a state holds
const names: readonly ServiceName[] = ['Disabled', 'Starved', 'Producing'];

/** Returns the service of the consumer on a cell; `null` if there is none. */
export function serviceOf({ machine, services }: State, cell: Cell): ServiceName | null {
  const consumer = machine.consumerAt.get(cell);
  return consumer === undefined ? null : (names[services[consumer] ?? 0] ?? null);
}
