import type { Path } from '../../../../engine/core';
import type { JsonDocument, JsonValue, TextEdit } from '../../../../engine/json';
import { containerAt, entrySpan } from './places';
import { changedAt, proven } from './proof';
import { removeEntry } from './remove';

/** Returns the edits that remove several elements of a list; adjacent ones are removed together. */
export function removeElements(
  json: JsonDocument,
  array: Path,
  indexes: Iterable<number>,
): TextEdit[] | undefined {
  const container = containerAt(json, array);
  if (container?.kind !== 'array') return undefined;
  const gone = new Set(indexes);
  const edits: TextEdit[] = [];
  for (let first = 0; first < container.size; first++) {
    if (!gone.has(first)) continue;
    let last = first;
    while (gone.has(last + 1)) last++;
    const start = entrySpan(json, [...array, first])?.start;
    const end = entrySpan(json, [...array, last])?.end;
    if (start === undefined || end === undefined) return undefined;
    edits.push(...removeEntry(json, { start, end }));
    first = last;
  }
  return proven(json, edits, () =>
    changedAt(json.value, array, (old) =>
      Array.isArray(old) ? (old as readonly JsonValue[]).filter((_, index) => !gone.has(index)) : old,
    ),
  );
}
