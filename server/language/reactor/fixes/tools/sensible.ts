import type { Path } from '../../../../../engine/core';
import type { JsonObject, JsonValue } from '../../../../../engine/json';
import type { Member, ObjectShape, Shape } from '../../../../../engine/shape';
import { draftValue, newRows } from '../../../json/completion';
import type { Fault } from '../../../json/fixes/mend';
import { isObject, listAt } from './values';

/** No level has more rows. */
const mostRows = 4096;

/**
 * A value that most likely belongs at a path where nothing is, or nothing that can be read: what completion would write
 * there. `undefined` where nobody can tell. `owner` is the object that lacks it.
 */
export function sensibleValue(fault: Fault, path: Path, shape: Shape, owner: JsonObject): JsonValue {
  return fault.subject.guess(path, owner, shape) ?? plainValue(fault, path, shape, owner);
}

/** A member's value: what holds without it, else what is sensible. */
export function sensibleMember(fault: Fault, path: Path, member: Member, owner: JsonObject): JsonValue {
  return member.default ?? sensibleValue(fault, path, member.shape, owner);
}

/** What the shape alone tells: unlike a proposal, a mend leaves nothing to be filled in. */
function plainValue(fault: Fault, path: Path, shape: Shape, owner: JsonObject): JsonValue {
  switch (shape.kind) {
    case 'variant':
    case 'position':
    case 'anything':
      return undefined;
    case 'enumeration':
      return path.at(-1) === 'type' ? undefined : shape.values[0];
    case 'list':
      if (isGrid(path)) return newRows(fault.subject.sketch, path, mostRows);
      if (shape.min === 0) return [];
      return path.at(-1) === 'effects' ? [{ type: 'Warn', text: '…' }] : undefined;
    case 'object':
      return plainObject(fault, path, shape);
    case 'boolean':
    case 'integer':
    case 'number':
    case 'string':
      return draftValue(shape, { path, owner, guess: fault.subject.guess }).value;
  }
}

function isGrid([part, ...rest]: Path): boolean {
  return part === 'terrain' ? rest.length === 0 : part === 'networks' && rest.length === 1;
}

/** An object with what it needs, where all of that can be told. */
function plainObject(fault: Fault, path: Path, { members, atLeastOne }: ObjectShape): JsonValue {
  const made: Record<string, JsonValue> = {};
  for (const [key, member] of Object.entries(members)) {
    if (!member.required) continue;
    const value = sensibleValue(fault, [...path, key], member.shape, made);
    if (value === undefined) return undefined;
    made[key] = value;
  }
  return atLeastOne.length > 0 ? undefined : made;
}

/** The ids in a list. */
export function idsOf(fault: Fault, list: 'props' | 'rules'): Set<string> {
  return new Set(
    listAt(fault, [list]).flatMap((entry) => {
      const id = isObject(entry) ? entry['id'] : undefined;
      return typeof id === 'string' ? [id] : [];
    }),
  );
}
