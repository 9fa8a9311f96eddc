import { memoize, type RelatedPlace } from '../../../core';
import type { LevelFacts } from '../../level-facts';
import { eachBinding } from './bindings';

/** Returns the bindings of each cell that a reactor is bound to, as related places. */
export const needsOf = memoize(findNeeds);

function findNeeds(facts: LevelFacts): ReadonlyMap<number, readonly RelatedPlace[]> {
  const needs = new Map<number, RelatedPlace[]>();
  for (const { position, path } of eachBinding(facts)) {
    const cell = facts.cellOf(position);
    if (cell === undefined) continue;
    const need = { message: 'A reactor needs this consumer.', path };
    const found = needs.get(cell);
    if (found) found.push(need);
    else needs.set(cell, [need]);
  }
  return needs;
}
