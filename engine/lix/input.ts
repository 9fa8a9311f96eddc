import type { SubmittedAction } from '../core';
import { assignInputId } from './game';
import type { Input, Scenario } from './terms';

/** Returns an input in the form that the referee takes. */
export function submittedInput({ players }: Scenario, input: Input): SubmittedAction {
  const seat = players[input.player]?.id ?? '';
  return input.type === 'Assign'
    ? { id: assignInputId(input.skill), seat, index: input.lix }
    : { id: input.type, seat };
}

/** Returns the inputs of each update: only the first one of each player, because the others are ignored. */
export function inputsByUpdate({ inputs }: Pick<Scenario, 'inputs'>): ReadonlyMap<number, readonly Input[]> {
  const byUpdate = new Map<number, Input[]>();
  for (const input of inputs) {
    const same = byUpdate.get(input.update);
    if (same === undefined) byUpdate.set(input.update, [input]);
    else if (same.every(({ player }) => player !== input.player)) same.push(input);
  }
  return byUpdate;
}
