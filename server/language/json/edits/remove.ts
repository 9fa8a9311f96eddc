import type { Path } from '../../../../engine/core';
import type { JsonDocument, JsonObject, JsonValue, Span, TextEdit } from '../../../../engine/json';
import {
  beginsLine,
  containerAt,
  endsLine,
  entrySpan,
  lineStartAt,
  nextLineAt,
  skipBack,
  skipForward,
} from './places';
import { changedAt, proven, withoutMember } from './proof';

/**
 * Returns the edits that remove a member or an element with its comma, and with its lines if they contain nothing else.
 */
export function removeAt(json: JsonDocument, path: Path): TextEdit[] | undefined {
  const step = path.at(-1);
  const parent = path.slice(0, -1);
  const span = entrySpan(json, path);
  if (step === undefined || span === undefined || containerAt(json, parent) === undefined) return undefined;
  return proven(json, removeEntry(json, span), () =>
    changedAt(json.value, parent, (old) => without(old, step)),
  );
}

function without(value: JsonValue, step: string | number): JsonValue {
  if (Array.isArray(value)) return (value as readonly JsonValue[]).filter((_, index) => index !== step);
  return typeof value === 'object' && value !== null
    ? withoutMember(value as JsonObject, String(step))
    : value;
}

/**
 * Returns the edits that remove a piece of text that is a whole entry of a list or object. This is for entries that a
 * path cannot address, such as the later one of two equal keys. The edits are not proved.
 */
export function removeEntry({ text }: JsonDocument, { start, end }: Span): TextEdit[] {
  const next = skipForward(text, end);
  const before = skipBack(text, start);
  const isFirst = text[before - 1] === '{' || text[before - 1] === '[';
  if (text[next] === ',') return [removal(text, start, next + 1, isFirst)];
  if (text[before - 1] === ',') return [{ start: before - 1, end, text: '' }];
  const isOnly = isFirst && (text[next] === '}' || text[next] === ']') && skipBack(text, next) === end;
  if (isOnly) return [{ start: before, end: next, text: '' }];
  return [removal(text, start, end, isFirst)];
}

/** Removes an entry with the comma after it. */
function removal(text: string, start: number, end: number, isFirst: boolean): TextEdit {
  const isAtEnd = endsLine(text, end);
  if (beginsLine(text, start) && isAtEnd) {
    return { start: lineStartAt(text, start), end: nextLineAt(text, end), text: '' };
  }
  if (isAtEnd && !isFirst) return { start: skipBack(text, start), end, text: '' };
  let next = end;
  while (/\s/.test(text[next] ?? '')) next++;
  return { start, end: next, text: '' };
}
