import type { Path } from '../../../../../engine/core';
import type { JsonObject, JsonValue } from '../../../../../engine/json';
import type { Member, ObjectShape, Shape } from '../../../../../engine/shape';
import { draftValue } from '../../completion/draft';
import type { JsonProblem } from '../context';

/**
 * A value that most likely belongs at a path where nothing is, or nothing that can be read: what completion would write
 * there. `undefined` where nobody can tell. `owner` is the object that lacks it.
 */
export function sensibleValue(problem: JsonProblem, path: Path, shape: Shape, owner: JsonObject): JsonValue {
  return problem.context.guess(path, owner, shape) ?? plainValue(problem, path, shape, owner);
}

/** A member's value: what holds without it, else what is sensible. */
export function sensibleMember(
  problem: JsonProblem,
  path: Path,
  member: Member,
  owner: JsonObject,
): JsonValue {
  return member.default ?? sensibleValue(problem, path, member.shape, owner);
}

/** Returns what the shape alone tells: unlike completion, a fix leaves nothing to be filled in. */
function plainValue(problem: JsonProblem, path: Path, shape: Shape, owner: JsonObject): JsonValue {
  switch (shape.kind) {
    case 'variant':
    case 'position':
    case 'anything':
      return undefined;
    case 'enumeration':
      return path.at(-1) === 'type' ? undefined : shape.values[0];
    case 'list':
      return shape.min === 0 ? [] : undefined;
    case 'object':
      return plainObject(problem, path, shape);
    case 'boolean':
    case 'integer':
    case 'number':
    case 'string':
      return draftValue(shape, { path, owner, guess: problem.context.guess }).value;
  }
}

/** An object with what it needs, where all of that can be told. */
function plainObject(problem: JsonProblem, path: Path, { members, atLeastOne }: ObjectShape): JsonValue {
  const made: Record<string, JsonValue> = {};
  for (const [key, member] of Object.entries(members)) {
    if (!member.required) continue;
    const value = sensibleValue(problem, [...path, key], member.shape, made);
    if (value === undefined) return undefined;
    made[key] = value;
  }
  return atLeastOne.length > 0 ? undefined : made;
}
