import type { Path } from '../../../../engine/core';
import type { JsonDocument, JsonObject, JsonValue, TextEdit } from '../../../../engine/json';

/**
 * Returns the edits if they have the intended effect. In a text with syntax errors they are applied and checked: they
 * must not add an error, and the result must be the intended value.
 */
export function proven(
  json: JsonDocument,
  edits: TextEdit[],
  meant: () => JsonValue,
): TextEdit[] | undefined {
  if (json.faults.length === 0 && json.duplicateKeys.length === 0) return edits;
  const after = json.edit(edits);
  return after.faults.length <= json.faults.length && sameValue(after.value, meant()) ? edits : undefined;
}

/** Returns true if two values are equal: numbers by value, members in any order. */
export function sameValue(one: JsonValue, other: JsonValue): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [left, right] = [one as JsonObject, other as JsonObject];
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && sameValue(left[key], right[key]))
  );
}

/** Returns a value with the value at a path changed; unchanged if the path does not exist. */
export function changedAt(value: JsonValue, path: Path, change: (old: JsonValue) => JsonValue): JsonValue {
  const [step, ...rest] = path;
  if (step === undefined) return change(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    return (value as readonly JsonValue[]).map((item, index) =>
      index === step ? changedAt(item, rest, change) : item,
    );
  }
  const object = value as JsonObject;
  return withMember(object, String(step), changedAt(object[step], rest, change));
}

/** Returns an object with a member set: at its place if it exists, else at the end. */
export function withMember(object: JsonObject, key: string, value: JsonValue): JsonObject {
  const entries = Object.entries<JsonValue>(object).filter(([name]) => name !== key);
  return Object.fromEntries([...entries, [key, value]]);
}

/** An object without a member. */
export function withoutMember(object: JsonObject, key: string): JsonObject {
  return Object.fromEntries(Object.entries<JsonValue>(object).filter(([name]) => name !== key));
}
