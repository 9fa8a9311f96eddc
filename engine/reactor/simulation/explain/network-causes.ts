import type { Cell } from '../../level';
import { carriers } from '../../terms';
import { supplyNetwork } from '../network/consumers';
import { switches, type Step, type Write } from './write-log';
import type { State } from '../state';

/** Returns the index of the carrier whose network depends on a write, or -1 if none does. */
function carrierOf({ machine }: State, { what, key }: Write): number {
  if (what === 'network') return key;
  const carrier = what === 'prop' ? machine.carrierOf[key] : undefined;
  return carrier === undefined ? -1 : carriers.indexOf(carrier);
}

/**
 * Finds the writes since the last computation of the networks that changed a cell's network values or its service. They
 * are undone one by one, last first, and the network is recomputed each time. `earlier` has the writes of previous
 * steps.
 */
export function networkWrites(step: Step, cell: Cell, earlier: readonly Write[]): Map<number, Write[]> {
  const { before, after, writeLog } = step;
  const { machine } = before;
  const found = new Map<number, Write[]>();
  if (writeLog.supplyAt < 0) return found;
  for (const [index, carrier] of carriers.entries()) {
    const network = machine.networks[carrier];
    const node = network.nodeAt[cell] ?? -1;
    const since = [...earlier, ...switches(writeLog).filter(({ at }) => at < writeLog.supplyAt)].filter(
      (write) => carrierOf(before, write) === index,
    );
    if (node < 0 || since.length === 0 || before.flows[carrier] === after.flows[carrier]) continue;
    const count = network.cells.length;
    const settings = before.settings.slice();
    const severed = new Uint8Array(count);
    severed.set(before.severed[carrier]);
    const write = ({ what, cell: at, key }: Write, value: number): void => {
      if (what === 'network') severed[network.nodeAt[at] ?? -1] = value;
      else settings[key] = value;
    };
    for (const each of since) write(each, each.to);
    const look = (): string => {
      const flows = new Float32Array(2 * count);
      const services = before.services.slice();
      supplyNetwork(network, machine.balance, settings, severed, flows, services);
      const consumer = machine.consumerAt.get(cell);
      return [flows[node], flows[count + node], consumer === undefined ? '' : services[consumer]].join();
    };
    let last = look();
    for (const each of since.reverse()) {
      write(each, each.from);
      const now = look();
      if (now !== last) found.set(index, [each, ...(found.get(index) ?? [])]);
      last = now;
    }
  }
  return found;
}
