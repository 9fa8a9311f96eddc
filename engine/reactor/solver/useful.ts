import { enumerateActions, type SubmittedAction } from '../../core';
import { inertProps } from './inert';
import { isWasted } from './neutralizers';
import { SearchView, type SearchState } from './search-state';
import type { Worlds } from './world';

const inert = new WeakMap<Worlds, Uint8Array>();

/** Returns the result of `inertProps` by prop. Computed once for a search. */
export function inertOf(worlds: Worlds): Uint8Array {
  let known = inert.get(worlds);
  if (known === undefined) inert.set(worlds, (known = inertProps(worlds.machine, worlds.reads)));
  return known;
}

/**
 * Returns the actions worth trying. If a reactor can be activated, that is the shortest win. Actions without an effect
 * on the future are left out: the same line without them, with its turns ended explicitly if needed, is not longer.
 */
export function usefulActions(state: SearchState): SubmittedAction[] {
  const offered = enumerateActions(new SearchView(state));
  const activation = offered.find(({ id }) => id === 'ActivateReactor');
  if (activation !== undefined) return [activation];
  const isLeft = (action: SubmittedAction): boolean => {
    if (action.id === 'InteractProp') return !isIdle(state);
    return action.id !== 'Neutralize' || !isWasted(state, action.index ?? -1);
  };
  return offered.every(isLeft) ? offered : offered.filter(isLeft);
}

/** Returns true if using the prop under the robot has no effect. */
function isIdle({ world, robot }: SearchState): boolean {
  const { machine, settings } = world.state;
  const prop = machine.propAt.get(robot);
  if (prop === undefined) return false;
  const found = inertOf(world.worlds)[prop];
  return found === 1 || (found === 2 && settings[prop] === 0);
}
