import type { JsonObject, JsonValue } from '../../../../../engine/json';
import { removeAt, replaceValue, setMember } from '../../../json/edits';
import type { Fault, Mend, Proposal } from '../../../json/fixes/mend';
import { Patchwork } from '../../../json/fixes/patchwork';
import { isObject, objectAt } from '../tools/values';

/** Two entries for one cell: all into the first, or no second. */
export const duplicateHazard: Mend = {
  says: 'Put both entries into the first one (of an amount that both have, the greater), or remove the second; without asking, where both say the same.',
  *propose(fault) {
    const { diagnostic, subject } = fault;
    const { sketch, json } = subject;
    const path = diagnostic.path.slice(0, -1);
    const later = objectAt(fault, path);
    const cell = sketch.cellOf(later['position']);
    const first = cell === undefined ? undefined : sketch.hazardAt(cell);
    if (first === undefined || first.index === path[1]) return;
    const isSame = JSON.stringify(first.value) === JSON.stringify(later);
    if (!isSame)
      yield {
        title: 'Put both into one entry',
        edits: joined(fault, first.index, first.value, later),
        isPreferred: true,
      };
    yield { title: 'Remove this entry', edits: removeAt(json, path), isPreferred: isSame, isSafe: isSame };
  },
};

/** The edits that bring a later entry into the first, and remove it. */
function joined(fault: Fault, index: number, first: JsonObject, later: JsonObject): Proposal['edits'] {
  let { json } = fault.subject;
  const patchwork = new Patchwork(json.text.length);
  const path = ['hazards', index];
  const steps = Object.keys(later)
    .filter((key) => key !== 'position' && !equal(first[key], later[key]))
    .map((key) => {
      const value = greater(first[key], later[key]);
      const isThere = Object.hasOwn(first, key);
      return () => (isThere ? replaceValue(json, [...path, key], value) : setMember(json, path, key, value));
    });
  for (const step of [...steps, () => removeAt(json, fault.diagnostic.path.slice(0, -1))]) {
    const edits = step();
    if (edits === undefined) return undefined;
    patchwork.add(edits);
    json = json.edit(edits);
  }
  return patchwork.edits;
}

function equal(one: JsonValue, other: JsonValue): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The greater of two amounts; of two sets of blocks the greater of each. */
function greater(one: JsonValue, other: JsonValue): JsonValue {
  if (typeof one === 'number' && typeof other === 'number') return Math.max(one, other);
  if (isObject(one) && isObject(other)) {
    const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
    return Object.fromEntries([...keys].map((key) => [key, greater(one[key], other[key])]));
  }
  return one ?? other;
}
