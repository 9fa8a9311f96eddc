import type { SubmittedAction } from '../core';
import { assignId } from './game';
import type { Input, Scenario } from './terms';

/** An input as the referee takes it. */
export function submittedInput({ players }: Scenario, input: Input): SubmittedAction {
  const seat = players[input.player]?.id ?? '';
  return input.type === 'Assign'
    ? { id: assignId(input.skill), seat, index: input.lix }
    : { id: input.type, seat };
}

/** The inputs of each update, each player's first one alone; the others are what nobody reads. */
export function inputsByUpdate({ inputs }: Pick<Scenario, 'inputs'>): ReadonlyMap<number, readonly Input[]> {
  const byUpdate = new Map<number, Input[]>();
  for (const input of inputs) {
    const same = byUpdate.get(input.update);
    if (same === undefined) byUpdate.set(input.update, [input]);
    else if (same.every(({ player }) => player !== input.player)) same.push(input);
  }
  return byUpdate;
}
