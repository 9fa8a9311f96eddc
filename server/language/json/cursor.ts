import type { Path } from '../../../engine/core';
import type { JsonDocument, Span } from '../../../engine/json';

/** The syntactic position of a cursor in a JSON text. */
export interface Cursor {
  readonly offset: number;
  /** The expected syntax: a key, a value, or neither (after a complete value, in a comment). */
  readonly slot: 'key' | 'value' | 'none';
  /** The innermost surrounding object or array. */
  readonly container: Path;
  /** The path of the value at the cursor; for a key, and if nothing is expected, that of the container. */
  readonly path: Path;
  /** The token at the cursor: a string (with quotes), number or word; empty if there is none. */
  readonly token: Span;
  /** The part of the token before the cursor, without its opening quote. */
  readonly typed: string;
  /** True if the token is a string, closed or not. */
  readonly isQuoted: boolean;
  /** True if a colon follows a key. */
  readonly hasColon: boolean;
  /** True if another member or element follows without a comma between. */
  readonly needsComma: boolean;
}

/**
 * Finds the syntactic position of an offset in `[0, text.length]`, in valid and half-typed text. Linear in the length
 * of the line and in the items of the list.
 */
export function cursorAt(json: JsonDocument, offset: number): Cursor {
  const { text } = json;
  const token = tokenAt(text, offset);
  const before = significantBefore(text, token.start);
  const { container, elements } = openAround(json, before) ?? containerAt(json, token, offset);
  const isObject = kindAt(json, container) === '{';
  const after = nextSignificant(text, token.end);
  const common = {
    offset,
    container,
    token,
    typed: typedPart(text, token, offset),
    isQuoted: text[token.start] === '"',
    hasColon: text[after] === ':',
    needsComma: startsValue(text, after),
  };
  const mark = before < 0 ? '' : (text[before] ?? '');
  if (mark === ':') {
    const key = isObject ? keyBefore(text, before) : undefined;
    const path = key === undefined ? container : [...container, key];
    return { ...common, slot: key === undefined ? 'none' : 'value', path };
  }
  if (mark === '{' || (mark === ',' && isObject)) return { ...common, slot: 'key', path: container };
  if (mark === '[' || mark === ',') return { ...common, slot: 'value', path: [...container, elements] };
  return { ...common, slot: before < 0 ? 'value' : 'none', path: container };
}

const WORD = /[A-Za-z0-9_+\-.$]/;

/** Returns the token at or before the offset; empty if there is none. Strings never extend past the end of a line. */
function tokenAt(text: string, offset: number): Span {
  const line = lineStart(text, offset);
  for (let at = line; at <= offset && at < text.length;) {
    if (text[at] === '"') {
      const end = stringEnd(text, at);
      if (offset > at && (offset < end || (offset === end && !isClosed(text, at, end))))
        return { start: at, end };
      if (offset === at) return { start: at, end };
      at = end;
    } else if (WORD.test(text[at] ?? '')) {
      let end = at;
      while (end < text.length && WORD.test(text[end] ?? '')) end++;
      if (offset <= end) return { start: at, end };
      at = end;
    } else at++;
  }
  return { start: offset, end: offset };
}

function lineStart(text: string, offset: number): number {
  let at = offset;
  while (at > 0 && !isLineEnd(text, at - 1)) at--;
  return at;
}

function isLineEnd(text: string, at: number): boolean {
  return text[at] === '\n' || text[at] === '\r';
}

/** Returns the offset after a string's closing quote, or the end of its line. */
function stringEnd(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (isLineEnd(text, at)) return at;
    if (text[at] === '\\') at++;
    else if (text[at] === '"') return at + 1;
  }
  return text.length;
}

function isClosed(text: string, start: number, end: number): boolean {
  return end > start + 1 && text[end - 1] === '"';
}

function typedPart(text: string, { start }: Span, offset: number): string {
  return text.slice(text[start] === '"' ? Math.min(start + 1, offset) : start, offset);
}

/** Returns the offset of the last non-white-space character before an offset; -1 if there is none. */
function significantBefore(text: string, offset: number): number {
  let at = offset - 1;
  while (at >= 0 && isSpace(text[at])) at--;
  return at;
}

function nextSignificant(text: string, offset: number): number {
  let at = offset;
  while (at < text.length && isSpace(text[at])) at++;
  return at;
}

function isSpace(unit: string | undefined): boolean {
  return unit === ' ' || unit === '\t' || unit === '\n' || unit === '\r' || unit === '\ufeff';
}

function startsValue(text: string, at: number): boolean {
  const unit = text[at];
  return unit !== undefined && (unit === '"' || unit === '{' || unit === '[' || WORD.test(unit));
}

/** Returns the key before the colon at `colon`. */
function keyBefore(text: string, colon: number): string | undefined {
  const end = significantBefore(text, colon) + 1;
  const key = tokenAt(text, end - 1);
  if (text[key.start] !== '"' || key.end !== end) return undefined;
  try {
    return JSON.parse(text.slice(key.start, key.end)) as string;
  } catch {
    return undefined;
  }
}

/** The innermost container around the token, and how many of an array's elements begin before it. */
function containerAt(json: JsonDocument, token: Span, offset: number): { container: Path; elements: number } {
  const found = json.locate(token.end > token.start ? token.start : offset);
  if (found.elementsBefore !== undefined) return { container: found.path, elements: found.elementsBefore };
  let { path } = found;
  const isWhole = !found.onKey && kindAt(json, path) !== '' && token.start !== json.spanOf(path)?.start;
  if (!isWhole) path = path.slice(0, -1);
  const step = found.path[path.length];
  return { container: path, elements: typeof step === 'number' ? step : 0 };
}

/**
 * Returns the container of the text before a cursor if the parser has closed it there, since its closing bracket is
 * missing or was taken for that of an outer container. `undefined` in valid text.
 */
function openAround(json: JsonDocument, before: number): { container: Path; elements: number } | undefined {
  const { text } = json;
  const mark = text[before];
  if (mark !== ':' && mark !== ',' && mark !== '{' && mark !== '[') return undefined;
  const isOpening = mark === '{' || mark === '[';
  const end = isOpening ? before : significantBefore(text, before) + 1;
  const found = json.locate(end);
  const container = isOpening ? found.path : found.path.slice(0, -1);
  const span = json.spanOf(container);
  if (span === undefined || span.end > before + 1 || found.path.length === 0) return undefined;
  if (found.onKey !== (mark === ':')) return undefined;
  const index = found.path.at(-1);
  return { container, elements: !isOpening && typeof index === 'number' ? index + 1 : 0 };
}

/** Returns the opening bracket of a container; empty for other values. */
function kindAt(json: JsonDocument, path: Path): '{' | '[' | '' {
  const span = json.spanOf(path);
  const first = span === undefined ? undefined : json.text[span.start];
  return first === '{' || first === '[' ? first : '';
}
