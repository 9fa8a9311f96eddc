import type { Cell, Prop } from '../level';
import { carrierOfProp } from '../terms';
import type { Machine } from '../simulation/machine';
import type { Reads } from './reads';

/**
 * By prop: 1 where interacting with it bears on nothing that comes, so that no shortest win needs it; 2 where it is of
 * use only to switch it on; 0 where it can be of use either way.
 */
export function inertProps(machine: Machine, reads: Reads): Uint8Array {
  const required = new Set(machine.reactors.flatMap(({ consumers }) => consumers));
  return Uint8Array.from(machine.level.props, (prop) => {
    if (prop.type === 'ReactorControl') return 1;
    if (prop.type === 'AllSeeingEyeTerminal') return reads.allSeeingEye ? 0 : 1;
    const consumer = machine.consumerAt.get(prop.cell);
    if (consumer === undefined || isConsumerRead(machine, reads, prop)) return 0;
    return required.has(consumer) ? 2 : 1;
  });
}

/**
 * Whether something besides the reactors depends on a consumer: a rule looks at it or at the level state, or something
 * may leak from its cell, which holds less while it produces. Downstream nobody notices.
 */
function isConsumerRead(
  { level, startRules, endRules }: Machine,
  reads: Reads,
  { type, cell }: Prop,
): boolean {
  if (reads.status || reads.propCells.has(cell) || reads.networkCells.has(cell)) return true;
  const carrier = carrierOfProp(type);
  const leaksHere = (leak: { readonly carrier: string; readonly cell: Cell }) =>
    leak.cell === cell && leak.carrier === carrier;
  if (level.leaks.some(leaksHere) || level.state?.leaks.some(leaksHere) === true) return true;
  return [...startRules, ...endRules].some(({ rule }) =>
    rule.effects.some((effect) => effect.type === 'StartLeak' && leaksHere(effect)),
  );
}
