import type { JsonObject } from '../../../engine/json';
import { includes, junctionModes, propTypes, statesOfProp } from '../../../engine/reactor';
import type { Fields } from '../../../protocol/board';

/** Returns the fields that turning a prop changes: a junction's next mode, else the next state. Some props have neither. */
export function turned({ type, mode, state }: JsonObject): Fields | undefined {
  if (type === 'TJunction' || type === 'CrossJunction') return { mode: after(junctionModes[type], mode) };
  if (typeof type !== 'string' || type === 'AllSeeingEyeTerminal' || !includes(propTypes, type))
    return undefined;
  const states = statesOfProp(type);
  return states.length === 0 ? undefined : { state: after(states, state) };
}

function after(all: readonly string[], now: unknown): string {
  return all[(all.findIndex((one) => one === now) + 1) % all.length] ?? '';
}
