import type { Path } from '../../../../engine/core';
import type { JsonDocument, JsonObject, JsonValue, TextEdit } from '../../../../engine/json';
import { minimalEdit } from '../../text/edits';
import { fillEmpty, insertBeside, itemOf } from './insert';
import { containerAt, membersInOrder } from './places';
import { changedAt, proven, withMember, withoutMember } from './proof';
import { replaceValue } from './replace';

export interface MemberPlace {
  /** The keys that its object may have, in the order of its shape (`Object.keys(membersOf(shape, value))`). */
  readonly order?: readonly string[];
}

/**
 * Returns the edits that set a member of an object. An existing member is replaced. A new one is inserted in the order
 * of the shape, after the last member that precedes it there; without an order, at the end.
 */
export function setMember(
  json: JsonDocument,
  object: Path,
  key: string,
  value: JsonValue,
  { order }: MemberPlace = {},
): TextEdit[] | undefined {
  const container = containerAt(json, object);
  if (container?.kind !== 'object') return undefined;
  const members = membersInOrder(json, object);
  if (members.some((member) => member.key === key)) return replaceValue(json, [...object, key], value);
  const item = itemOf(key, value);
  const meant = () =>
    changedAt(json.value, object, (old) => (isObject(old) ? withMember(old, key, value) : old));
  if (members.length === 0) {
    const isEmpty = container.isClosed && container.size === 0;
    return isEmpty ? proven(json, fillEmpty(json, container, item), meant) : undefined;
  }
  const place = members.map((member) => comesBefore(member.key, key, order)).lastIndexOf(true);
  const neighbor = members[Math.max(place, 0)]?.span;
  if (neighbor === undefined) return undefined;
  const side = place < 0 ? 'before' : 'after';
  return proven(json, insertBeside(json, container, { item, step: key, neighbor, side }), meant);
}

function comesBefore(one: string, other: string, order: readonly string[] | undefined): boolean {
  const place = order?.indexOf(other) ?? -1;
  if (order === undefined || place < 0) return true;
  const before = order.indexOf(one);
  return before >= 0 && before < place;
}

/** Returns the edits that rename the key of a member; `undefined` if its object has that key already. */
export function renameKey(json: JsonDocument, path: Path, key: string): TextEdit[] | undefined {
  const span = json.keySpanOf(path);
  const old = path.at(-1);
  const object = path.slice(0, -1);
  if (span === undefined || typeof old !== 'string') return undefined;
  if (old === key) return [];
  if (membersInOrder(json, object).some((member) => member.key === key)) return undefined;
  const edits = minimalEdit(json.text, span.start, span.end, JSON.stringify(key));
  return proven(json, edits, () =>
    changedAt(json.value, object, (value) =>
      isObject(value) ? withMember(withoutMember(value, old), key, value[old]) : value,
    ),
  );
}

function isObject(value: JsonValue): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
