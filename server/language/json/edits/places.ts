import type { Path } from '../../../../engine/core';
import type { JsonDocument, Span } from '../../../../engine/json';
import { valueAt } from '../../../../engine/shape';

/** A container with its opening bracket, and its entries. */
export interface Container {
  readonly kind: 'array' | 'object';
  readonly path: Path;
  /** With its brackets. */
  readonly span: Span;
  /** True if it has its own closing bracket. */
  readonly isClosed: boolean;
  /** The number of entries. */
  readonly size: number;
}

/** Returns the container at a path; `undefined` if there is none, or its opening bracket is missing. */
export function containerAt(json: JsonDocument, path: Path): Container | undefined {
  const span = json.spanOf(path);
  const value = valueAt(json.value, path);
  if (span === undefined || typeof value !== 'object' || value === null) return undefined;
  const isArray = Array.isArray(value);
  if (json.text[span.start] !== (isArray ? '[' : '{')) return undefined;
  const isClosed = !json.isOpen(value) && json.text[span.end - 1] === (isArray ? ']' : '}');
  const size = Object.keys(value).length;
  return { kind: isArray ? 'array' : 'object', path, span, isClosed, size };
}

/** A member with its key, or an element. */
export function entrySpan(json: JsonDocument, path: Path): Span | undefined {
  const value = json.spanOf(path);
  const key = json.keySpanOf(path);
  if (value === undefined) return key;
  return key === undefined ? value : { start: key.start, end: Math.max(value.end, key.end) };
}

/** An object's members, in text order; of duplicate keys the first. */
export function membersInOrder(json: JsonDocument, object: Path): { key: string; span: Span }[] {
  const value = valueAt(json.value, object);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.keys(value)
    .flatMap((key) => {
      const span = entrySpan(json, [...object, key]);
      return span === undefined ? [] : [{ key, span }];
    })
    .sort((one, other) => one.span.start - other.span.start);
}

/** Returns the offset after white space and comments. */
export function skipForward(text: string, from: number): number {
  let at = from;
  for (;;) {
    while (isSpace(text[at])) at++;
    if (text.startsWith('//', at)) at = lineEndAt(text, at);
    else if (text.startsWith('/*', at)) {
      const end = text.indexOf('*/', at + 2);
      at = end < 0 ? text.length : end + 2;
    } else return at;
  }
}

/** Returns the offset after the last non-white-space character before an offset. */
export function skipBack(text: string, from: number): number {
  let at = from;
  while (at > 0 && isSpace(text[at - 1])) at--;
  return at;
}

/** Returns the offset after spaces and tabs. */
export function skipBlanks(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ' || text[at] === '\t') at++;
  return at;
}

export function lineStartAt(text: string, offset: number): number {
  let at = offset;
  while (at > 0 && !isLineEnd(text[at - 1])) at--;
  return at;
}

/** Returns the end of the line, without its line ending. */
export function lineEndAt(text: string, offset: number): number {
  let at = offset;
  while (at < text.length && !isLineEnd(text[at])) at++;
  return at;
}

/** The white space that the line of an offset begins with. */
export function marginAt(text: string, offset: number): string {
  const start = lineStartAt(text, offset);
  return text.slice(start, Math.min(offset, skipBlanks(text, start)));
}

/** Returns true if only blanks precede an offset on its line. */
export function beginsLine(text: string, offset: number): boolean {
  return skipBlanks(text, lineStartAt(text, offset)) >= offset;
}

/** Returns true if only blanks follow an offset on its line. */
export function endsLine(text: string, offset: number): boolean {
  const at = skipBlanks(text, offset);
  return at >= text.length || isLineEnd(text[at]);
}

/** Returns the offset after the line ending. */
export function nextLineAt(text: string, offset: number): number {
  const end = lineEndAt(text, offset);
  if (end >= text.length) return end;
  return text.startsWith('\r\n', end) ? end + 2 : end + 1;
}

function isSpace(unit: string | undefined): boolean {
  return unit === ' ' || unit === '\t' || unit === '\n' || unit === '\r';
}

function isLineEnd(unit: string | undefined): boolean {
  return unit === '\n' || unit === '\r';
}
