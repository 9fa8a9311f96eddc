import type { JsonObject, JsonValue } from '../../../../../engine/json';
import { removeAt, replaceValue, setMember } from '../../../json/edits';
import type { Proposal } from '../../../text/fixes';
import type { LevelFix, LevelProblem } from '../context';
import { EditComposer } from '../../../text/fixes';
import { isObject, objectAt } from '../../../json/fixes/tools/values';

/** Fixes two entries for one cell: merges them into the first, or removes the second. */
export const duplicateHazard: LevelFix = {
  advice:
    'Merge both entries into the first one (keeping the larger of two amounts), or remove the second (also by _Fix All_ if both are equal).',
  *propose(problem) {
    const { diagnostic, context } = problem;
    const { sketch, json } = context;
    const path = diagnostic.path.slice(0, -1);
    const later = objectAt(problem, path);
    const cell = sketch.cellOf(later['position']);
    const first = cell === undefined ? undefined : sketch.hazardAt(cell);
    if (first === undefined || first.index === path[1]) return;
    const isSame = JSON.stringify(first.value) === JSON.stringify(later);
    if (!isSame)
      yield {
        title: 'Merge both entries',
        edits: joined(problem, first.index, first.value, later),
        isPreferred: true,
      };
    yield { title: 'Remove this entry', edits: removeAt(json, path), isPreferred: isSame, isSafe: isSame };
  },
};

/** Returns the edits that merge a later entry into the first, and remove it. */
function joined(
  problem: LevelProblem,
  index: number,
  first: JsonObject,
  later: JsonObject,
): Proposal['edits'] {
  let { json } = problem.context;
  const composer = new EditComposer(json.text.length);
  const path = ['hazards', index];
  const steps = Object.keys(later)
    .filter((key) => key !== 'position' && !equal(first[key], later[key]))
    .map((key) => {
      const value = greater(first[key], later[key]);
      const isThere = Object.hasOwn(first, key);
      return () => (isThere ? replaceValue(json, [...path, key], value) : setMember(json, path, key, value));
    });
  for (const step of [...steps, () => removeAt(json, problem.diagnostic.path.slice(0, -1))]) {
    const edits = step();
    if (edits === undefined) return undefined;
    composer.add(edits);
    json = json.edit(edits);
  }
  return composer.edits;
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
