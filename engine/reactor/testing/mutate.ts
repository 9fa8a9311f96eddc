import type { Path } from '../../core';
import { readJson, type JsonValue } from '../../json';
import { defaultBalance, checkLevel, type Balance, type IssueCode } from '..';
import type { Issue } from '../../core';

/** A place in a JSON value, with the value at the place. */
export interface Member {
  readonly path: Path;
  readonly value: JsonValue;
}

/** Yields every value in a JSON value, the root first. */
export function* eachValue(value: JsonValue, path: Path = []): Generator<Member> {
  yield { path, value };
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* eachValue(item as JsonValue, [...path, index]);
  } else {
    for (const [key, item] of Object.entries(value)) yield* eachValue(item, [...path, key]);
  }
}

/** Returns the value at a path. */
export function valueAt(value: JsonValue, path: Path): JsonValue {
  return path.reduce<unknown>(
    (at, step) => (at as Record<string | number, unknown>)[step],
    value,
  ) as JsonValue;
}

/** Returns a copy in which `change` changed one container in place. */
export function changed(
  root: JsonValue,
  path: Path,
  change: (container: Record<string | number, JsonValue> & JsonValue[]) => void,
): JsonValue {
  const copy = structuredClone(root);
  change(valueAt(copy, path) as Record<string | number, JsonValue> & JsonValue[]);
  return copy;
}

/** Returns a copy with another value at a path. */
export function withValue(root: JsonValue, path: Path, value: JsonValue): JsonValue {
  const last = path[path.length - 1];
  if (last === undefined) return value;
  return changed(root, path.slice(0, -1), (container) => (container[last] = value));
}

/** Returns a copy without the member or item at a path. */
export function without(root: JsonValue, path: Path): JsonValue {
  const last = path[path.length - 1];
  return changed(root, path.slice(0, -1), (container) => {
    if (typeof last === 'number') container.splice(last, 1);
    else if (last !== undefined) Reflect.deleteProperty(container, last);
  });
}

/** Returns a copy in which a member has another key, at the same place among its siblings. */
export function renamed(root: JsonValue, path: Path, key: string): JsonValue {
  const last = path[path.length - 1];
  const copy = structuredClone(root);
  const parent = valueAt(copy, path.slice(0, -1)) as Record<string, JsonValue>;
  const entries = Object.entries(parent);
  for (const [name] of entries) Reflect.deleteProperty(parent, name);
  for (const [name, value] of entries) parent[name === last ? key : name] = value;
  return copy;
}

/** Returns the errors and warnings of a file, without information about the start of its puzzle. */
export function issuesOf(value: JsonValue, balance: Balance = defaultBalance): readonly Issue<IssueCode>[] {
  const { issues } = checkLevel(readJson(JSON.stringify(value)), balance);
  return issues.filter(({ severity }) => severity !== 'information');
}

/** Formats issues for tests: `code path`, with `#index` or `@key` if the place has one. */
export function named(issues: readonly Issue[]): string[] {
  return issues.map(({ code, path, index, onKey }) => {
    const place = path.join('.');
    return `${code} ${place}${index === undefined ? '' : `#${index}`}${onKey ? '@key' : ''}`;
  });
}

/** Returns the value of a level's text. */
export function parsed(text: string): JsonValue {
  return readJson(text).value;
}
