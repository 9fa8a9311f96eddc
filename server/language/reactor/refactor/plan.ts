import type { Path } from '../../../../engine/core';
import type { JsonDocument, JsonValue, TextEdit } from '../../../../engine/json';
import { insertElement, removeElements, replaceValue } from '../../json/edits';

/** Collects the changes of a refactoring, which become edits at the end. */
export class Plan {
  private readonly values: { readonly path: Path; readonly value: JsonValue }[] = [];
  private readonly removals = new Map<string, { readonly list: Path; readonly indexes: Set<number> }>();
  private readonly insertions: { list: Path; index: number; values: readonly JsonValue[] }[] = [];

  /** Puts a value in the place of another. */
  set(path: Path, value: JsonValue): void {
    this.values.push({ path, value });
  }

  /** Removes an element of a list. */
  remove(list: Path, index: number): void {
    const key = JSON.stringify(list);
    const known = this.removals.get(key) ?? { list, indexes: new Set<number>() };
    known.indexes.add(index);
    this.removals.set(key, known);
  }

  /** Inserts elements before the one at an index, or at the end. */
  insert(list: Path, index: number, values: readonly JsonValue[]): void {
    this.insertions.push({ list, index, values });
  }

  /** Returns true if a path is inside a removed value. */
  removes(path: Path): boolean {
    return path.some((step, depth) => {
      if (typeof step !== 'number') return false;
      return this.removals.get(JSON.stringify(path.slice(0, depth)))?.indexes.has(step) === true;
    });
  }

  /** Returns the number of removed elements of a list. */
  removedFrom(list: Path): number {
    return this.removals.get(JSON.stringify(list))?.indexes.size ?? 0;
  }

  /** Returns the whole plan as edits; `undefined` if a part of it cannot be written into the text. */
  edits(json: JsonDocument): TextEdit[] | undefined {
    const parts = [
      ...this.values
        .filter(({ path }) => !this.removes(path))
        .map(({ path, value }) => replaceValue(json, path, value)),
      ...[...this.removals.values()]
        .filter(({ list }) => !this.removes(list))
        .map(({ list, indexes }) => removeElements(json, list, indexes)),
      ...this.insertions.map(({ list, index, values }) => insertAll(json, list, index, values)),
    ];
    const edits: TextEdit[] = [];
    for (const part of parts) {
      if (part === undefined) return undefined;
      edits.push(...part);
    }
    return edits;
  }
}

/** Inserts several elements at one place, one after the other. */
function insertAll(
  json: JsonDocument,
  list: Path,
  index: number,
  values: readonly JsonValue[],
): TextEdit[] | undefined {
  let text = '';
  let at: TextEdit | undefined;
  for (const value of values) {
    [at] = insertElement(json, list, index, value) ?? [];
    if (at === undefined) return undefined;
    text += at.text;
  }
  return at === undefined ? [] : [{ ...at, text }];
}
