import { enumerateActions, type SubmittedAction } from '../../core';
import { inertProps } from './inert';
import { isWasted } from './neutralizers';
import { SearchView, type SearchState } from './search-state';
import type { Worlds } from './world';

const inert = new WeakMap<Worlds, Uint8Array>();

/** By prop: what `inertProps` says; worked out once for a search. */
export function inertOf(worlds: Worlds): Uint8Array {
  let known = inert.get(worlds);
  if (known === undefined) inert.set(worlds, (known = inertProps(worlds.machine, worlds.reads)));
  return known;
}

/**
 * The actions worth trying. Where a reactor can be activated, no win is shorter than that. What bears on nothing that
 * comes is left out: a line of play without it, its turn ended by hand if need be, is no longer.
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

/** Whether using the prop under the robot is of no use. */
function isIdle({ world, robot }: SearchState): boolean {
  const { machine, settings } = world.state;
  const prop = machine.propAt.get(robot);
  if (prop === undefined) return false;
  const found = inertOf(world.worlds)[prop];
  return found === 1 || (found === 2 && settings[prop] === 0);
}
