import type { Path } from '../../../../../engine/core';
import type { JsonObject, JsonValue } from '../../../../../engine/json';
import type { Member, ObjectShape, Shape } from '../../../../../engine/shape';
import { draftValue } from '../../completion/draft';
import type { JsonProblem } from '../context';

/**
 * Guesses a missing or unreadable value, as completion does; `undefined` if there is no guess. `owner` is the object
 * that lacks it.
 */
export function sensibleValue(problem: JsonProblem, path: Path, shape: Shape, owner: JsonObject): JsonValue {
  return problem.context.guess(path, owner, shape) ?? plainValue(problem, path, shape, owner);
}

/** Returns a value for a member: its default, or a guess. */
export function sensibleMember(
  problem: JsonProblem,
  path: Path,
  member: Member,
  owner: JsonObject,
): JsonValue {
  return member.default ?? sensibleValue(problem, path, member.shape, owner);
}

/** Drafts a value from the shape alone. Unlike completion, a fix must not leave placeholders. */
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

/** Drafts an object with all required members; `undefined` if one of them cannot be derived. */
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
