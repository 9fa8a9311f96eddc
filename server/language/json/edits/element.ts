import type { Path } from '../../../../engine/core';
import type { JsonDocument, JsonValue, Span, TextEdit } from '../../../../engine/json';
import { valueAt } from '../../../../engine/shape';
import { fillEmpty, insertBeside, itemOf } from './insert';
import { inline } from './layout';
import { beginsLine, containerAt, marginAt, type Container } from './places';
import { styleOf } from './print';
import { changedAt, proven } from './proof';

/** Returns the edits that insert an element before the one at `index`, or at the end if the list is shorter. */
export function insertElement(
  json: JsonDocument,
  array: Path,
  index: number,
  value: JsonValue,
): TextEdit[] | undefined {
  const container = containerAt(json, array);
  if (container?.kind !== 'array') return undefined;
  const at = Math.min(Math.max(Math.trunc(index), 0), container.size);
  const item = itemOf(undefined, value);
  const meant = () =>
    changedAt(json.value, array, (old) =>
      Array.isArray(old) ? inserted(old as readonly JsonValue[], at, value) : old,
    );
  if (container.size === 0)
    return container.isClosed ? proven(json, fillEmpty(json, container, item), meant) : undefined;
  const side = at < container.size ? 'before' : 'after';
  const neighbor = json.spanOf([...array, side === 'before' ? at : at - 1]);
  if (neighbor === undefined) return undefined;
  const edits =
    breakLine(json, container, at, value) ??
    insertBeside(json, container, { item, step: at, neighbor, side });
  return proven(json, edits, meant);
}

function inserted(list: readonly JsonValue[], at: number, value: JsonValue): readonly JsonValue[] {
  return [...list.slice(0, at), value, ...list.slice(at)];
}

/** Breaks a list of entries on one line into lines when it gets its second entry. Only white space is inserted. */
function breakLine(
  json: JsonDocument,
  { path, span, size, isClosed }: Container,
  at: number,
  value: JsonValue,
): TextEdit[] | undefined {
  const { text } = json;
  const isEntry = typeof value === 'object' && value !== null && !Array.isArray(value);
  const old = valueAt(json.value, path);
  if (!isEntry || !isClosed || !Array.isArray(old) || json.faults.length > 0) return undefined;
  if (/[\r\n]/.test(text.slice(span.start, span.end))) return undefined;
  const spans = Array.from({ length: size }, (_, index) => json.spanOf([...path, index]));
  if (
    !spans.every((one): one is Span => one !== undefined) ||
    spans.some(({ start }) => beginsLine(text, start))
  )
    return undefined;
  const { indent, eol } = styleOf(json);
  const margin = marginAt(text, span.start);
  const line = eol + margin + indent;
  const printed = inline(itemOf(undefined, value).value);
  const edits = spans.map(({ start }, index): TextEdit => {
    const from = index === 0 ? span.start + 1 : (spans[index - 1]?.end ?? start) + 1;
    const added = index === at ? `${line}${printed},` : '';
    // there is a comma between two entries; spaces before it are rare and are kept
    const comma = index === 0 ? from : text.indexOf(',', from - 1) + 1;
    return { start: comma, end: start, text: added + line };
  });
  const last = spans[size - 1]?.end ?? span.end - 1;
  const added = at === size ? `,${line}${printed}` : '';
  return [...edits, { start: last, end: span.end - 1, text: `${added}${eol}${margin}` }];
}
