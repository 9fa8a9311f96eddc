import type { Cell, Prop } from '../level';
import { carrierOfProp } from '../terms';
import type { Machine } from '../simulation/machine';
import type { Reads } from './reads';

/**
 * By prop: 1 if interacting with it has no effect on the future, so that no shortest win needs it; 2 if only switching
 * it on can be useful; 0 if it can be useful either way.
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
 * Returns true if anything besides the reactors depends on a consumer: a rule reads it or the level state, or its cell,
 * which holds less while it produces, may leak. Cells downstream are not affected.
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
