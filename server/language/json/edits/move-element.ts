import type { Path } from '../../../../engine/core';
import type { JsonDocument, JsonValue, Span, TextEdit } from '../../../../engine/json';
import { containerAt } from './places';
import { changedAt, proven } from './proof';

/**
 * Returns the edits that move an element of a list to another index. The element and the ones that it passes keep their
 * text, and the text between them stays in place.
 */
export function moveElement(
  json: JsonDocument,
  array: Path,
  from: number,
  to: number,
): TextEdit[] | undefined {
  const container = containerAt(json, array);
  if (container?.kind !== 'array') return undefined;
  const order = moved([...Array(container.size).keys()], from, to);
  const edits: TextEdit[] = [];
  for (const [index, taken] of order.entries()) {
    if (index === taken) continue;
    const place = json.spanOf([...array, index]);
    const source = json.spanOf([...array, taken]);
    if (place === undefined || source === undefined) return undefined;
    edits.push({ ...place, text: written(json, source) });
  }
  return proven(json, edits, () =>
    changedAt(json.value, array, (old) =>
      Array.isArray(old) ? moved(old as readonly JsonValue[], from, to) : old,
    ),
  );
}

function written({ text }: JsonDocument, { start, end }: Span): string {
  return text.slice(start, end);
}

/** Returns a list with one item at another index; unchanged if the list does not have the item. */
function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const item = list.slice(from, from + 1);
  const others = list.filter((_, index) => index !== from);
  return [...others.slice(0, to), ...item, ...others.slice(to)];
}
