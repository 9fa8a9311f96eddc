import type { Balance } from '../../balance';
import { carriers } from '../../terms';
import type { Draft } from '../draft';
import { flow } from './flow';
import type { Network } from './network';
import type { ServiceChange } from '../report';
import { service, serviceNames } from '../service';

/**
 * Steps 4 and 5: network flow and consumers. Only the networks with a changed input are computed (a flow, consumer or
 * junction that was set, a cell that was cut out or restored). The amount that a consumer takes from its cell is only
 * visible to readers of that cell, so each network can be computed independently.
 */
export function supply(draft: Draft): void {
  const { next, machine } = draft;
  let services: Uint8Array | undefined;
  for (const carrier of carriers) {
    if (!next.stale[carrier]) continue;
    services ??= next.services.slice();
    const network = machine.networks[carrier];
    const out = machine.arena.floats(2 * network.cells.length);
    supplyNetwork(network, machine.balance, next.settings, next.severed[carrier], out, services);
    next.flows = { ...next.flows, [carrier]: out };
  }
  if (services === undefined) return;
  next.stale = fresh;
  report(draft, services);
}

/** Computes one network: fills `out` (see `flow`), and `services` for its consumers. */
export function supplyNetwork(
  network: Network,
  balance: Balance,
  settings: Uint8Array,
  severed: Uint8Array,
  out: Float32Array,
  services: Uint8Array,
): void {
  const { demand } = balance.consumer;
  flow(network, balance.network, settings, severed, out);
  for (const { prop, node, consumer } of network.consumers) {
    if (settings[prop] === 1) {
      services[consumer] = service.disabled;
      continue;
    }
    const amount = out[node] ?? 0;
    const potential = out[network.cells.length + node] ?? 0;
    const supplied = amount >= demand.amount && potential >= demand.potential;
    services[consumer] = supplied ? service.producing : service.starved;
    if (supplied) out[node] = Math.max(0, Math.fround(amount - demand.amount));
  }
}

const fresh = { Fuel: false, Coolant: false, Electricity: false } as const;

/** Records the services that changed. Keeps the old array if none did. */
function report({ next, machine, notes }: Draft, services: Uint8Array): void {
  const changes = machine.consumerProps.flatMap((prop, consumer): ServiceChange[] => {
    const from = serviceNames[next.services[consumer] as 0 | 1 | 2];
    const to = serviceNames[services[consumer] as 0 | 1 | 2];
    return from === to ? [] : [{ prop, cell: machine.level.props[prop]?.cell ?? -1, from, to }];
  });
  if (changes.length === 0) return;
  notes.services = changes;
  next.services = services;
}
