import { remembering, type RelatedPlace } from '../../../core';
import type { Survey } from '../../survey';
import { eachBinding } from './bindings';

/** For each cell that a reactor is bound to: the bindings, as places to point at. */
export const needsOf = remembering(findNeeds);

function findNeeds(survey: Survey): ReadonlyMap<number, readonly RelatedPlace[]> {
  const needs = new Map<number, RelatedPlace[]>();
  for (const { position, path } of eachBinding(survey)) {
    const cell = survey.cellOf(position);
    if (cell === undefined) continue;
    const need = { message: 'A reactor needs it.', path };
    const found = needs.get(cell);
    if (found) found.push(need);
    else needs.set(cell, [need]);
  }
  return needs;
}
