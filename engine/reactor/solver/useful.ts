import { enumerateActions, type SubmittedAction } from '../../core';
import { inertProps } from './inert';
import { SearchView, type SearchState } from './search-state';
import type { Worlds } from './worlds';

const inert = new WeakMap<Worlds, Uint8Array>();

/** By prop: 1 where using it is of no use (see `inertProps`); worked out once for a search. */
export function inertOf(worlds: Worlds): Uint8Array {
  let known = inert.get(worlds);
  if (known === undefined) inert.set(worlds, (known = inertProps(worlds.machine, worlds.reads)));
  return known;
}

/**
 * The actions worth trying. Where a reactor can be activated, no win is shorter than that. A prop that bears on nothing
 * is left alone: a line of play that uses it, left out there and with the turn ended by hand instead, is no longer.
 */
export function usefulActions(state: SearchState): SubmittedAction[] {
  const { world, robot } = state;
  const offered = enumerateActions(new SearchView(state));
  const activation = offered.find(({ id }) => id === 'ActivateReactor');
  if (activation !== undefined) return [activation];
  const prop = world.state.machine.propAt.get(robot);
  if (prop === undefined || inertOf(world.worlds)[prop] !== 1) return offered;
  return offered.filter(({ id }) => id !== 'InteractProp');
}
