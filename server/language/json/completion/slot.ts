import type { Path } from '../../../../engine/core';
import type { JsonDocument, Span } from '../../../../engine/json';
import { shapeAt, type Shape } from '../../../../engine/shape';
import { cursorAt, type Cursor } from '../cursor';
import { closingEnd, followedByKey, mark, nextAt, startsValue } from './around';

/** The place that a completion replaces: on one line, with the cursor in it or at one of its ends. */
export interface Slot {
  readonly kind: 'key' | 'value';
  readonly offset: number;
  /** The surrounding object or list. */
  readonly container: Path;
  /** The path of the value; for a key, of its object. */
  readonly path: Path;
  /** The replaced span. */
  readonly span: Span;
  /** The part of it before the cursor. */
  readonly typed: string;
  readonly isQuoted: boolean;
  /** True if a colon, and possibly a value, already follows the key. */
  readonly hasColon: boolean;
  /** Punctuation to insert before and after the completion. */
  readonly before: string;
  readonly after: string;
  /** The offset at which a comma is missing before the slot. */
  readonly comma: number | undefined;
}

/** Finds the slot at an offset; `undefined` if nothing can be completed there. */
export function slotAt(json: JsonDocument, shape: Shape, offset: number): Slot | undefined {
  const around = positionAround(json, shape, offset);
  if (around !== undefined) return around;
  const cursor = behindMissingComma(json, cursorAt(json, offset));
  if (cursor === undefined) return undefined;
  return cursor.kind === 'key' ? keySlot(json, cursor) : valueSlot(json, cursor);
}

/** A cursor, and the offset of a missing comma before it. */
type Found = Omit<Cursor, 'slot'> & { readonly kind: 'key' | 'value'; readonly comma: number | undefined };

/** Treats a cursor on a line of its own after a complete value as one with a missing comma. */
function behindMissingComma(json: JsonDocument, { slot, ...cursor }: Cursor): Found | undefined {
  if (slot !== 'none') return { ...cursor, kind: slot, comma: undefined };
  const { text } = json;
  let end = cursor.token.start;
  while (end > 0 && /\s/.test(text[end - 1] ?? '')) end--;
  if (!/[\n\r]/.test(text.slice(end, cursor.token.start)) || !/["\]}\w]/.test(text[end - 1] ?? ''))
    return undefined;
  const start = json.spanOf(cursor.container)?.start;
  const bracket = start === undefined || start >= end ? '' : text[start];
  if (bracket === '{') return { ...cursor, kind: 'key', path: cursor.container, comma: end };
  if (bracket !== '[') return undefined;
  const index = json.locate(cursor.token.start).elementsBefore ?? 0;
  return { ...cursor, kind: 'value', path: [...cursor.container, index], comma: end };
}

/** Matches the part of a position before the cursor. */
const BEGUN = /\[[ \t]*[\d.-]*[ \t]*,?[ \t]*[\d.-]*[ \t]*$/;
/** Matches the part of a position on its line. */
const WRITTEN = /^\[[ \t\d,.-]*\]?/;
/** The maximum length of a position. */
const longest = 100;

/** Extends the slot inside a position to the whole position on the cursor's line. */
function positionAround(json: JsonDocument, shape: Shape, offset: number): Slot | undefined {
  const { text } = json;
  const from = Math.max(0, offset - longest);
  const begun = BEGUN.exec(text.slice(from, offset));
  // right before the bracket, too, where no other value can be written
  const isBefore = begun === null && text[offset] === '[';
  if (begun === null && !isBefore) return undefined;
  const start = begun === null ? offset : from + begun.index;
  const { path } = json.locate(start);
  if (json.spanOf(path)?.start !== start || (isBefore && typeof path.at(-1) === 'number')) return undefined;
  if (shapeAt(shape, json.value, path)?.shape.kind !== 'position') return undefined;
  const written = WRITTEN.exec(text.slice(start, start + longest))?.[0] ?? '';
  const closed = written.endsWith(']') ? start + written.length : undefined;
  const digits = /^[\d.-]*/.exec(text.slice(offset, offset + longest))?.[0] ?? '';
  const end = closed ?? offset + digits.length;
  const container = path.slice(0, -1);
  return {
    kind: 'value',
    offset,
    container,
    path,
    span: { start, end },
    typed: text.slice(start, offset),
    isQuoted: false,
    hasColon: false,
    before: '',
    after: commaAfter(json, container, end),
    comma: undefined,
  };
}

function keySlot(json: JsonDocument, cursor: Found): Slot {
  const { text } = json;
  const span = replaced(text, cursor, true);
  const after = nextAt(text, span.end);
  const hasColon = text[after] === ':';
  const isNext = text[after] === '"' || /\w/.test(text[after] ?? '');
  const closing = text[span.end] === '}' ? ' ' : '';
  return {
    ...common(cursor, span),
    path: cursor.container,
    hasColon,
    before: mark(text, span.start, '{,') ? ' ' : '',
    after: hasColon ? '' : isNext ? comma(text, span.end) : closing,
  };
}

function valueSlot(json: JsonDocument, cursor: Found): Slot | undefined {
  const { text } = json;
  const isElement = typeof cursor.path.at(-1) === 'number';
  const span = replaced(text, cursor, isElement);
  // a member whose value stands there already, a little further on
  if (!isElement && span.end === span.start && startsValue(text, nextAt(text, span.end))) {
    if (!followedByKey(text, nextAt(text, span.end))) return undefined;
  }
  return {
    ...common(cursor, span),
    path: cursor.path,
    hasColon: false,
    before: mark(text, span.start, ':,') ? ' ' : '',
    after: commaAfter(json, cursor.container, span.end),
  };
}

function common({ kind, offset, container, isQuoted, typed, comma: missing }: Found, span: Span) {
  const isEmpty = span.start === span.end;
  return {
    kind,
    offset,
    container,
    span,
    typed: isEmpty ? '' : typed,
    isQuoted: isQuoted && !isEmpty,
    comma: missing,
  };
}

/** Returns the replaced part of the token. A quote that was just opened does not extend over the text after it. */
function replaced(text: string, { token, offset, isQuoted }: Found, mayStandBefore: boolean): Span {
  if (mayStandBefore && offset === token.start) return { start: offset, end: offset };
  return isQuoted ? { start: token.start, end: closingEnd(text, token, offset) } : token;
}

/** Returns a comma if another member or element follows. */
function commaAfter(json: JsonDocument, container: Path, end: number): string {
  const { text } = json;
  const next = nextAt(text, end);
  const start = json.spanOf(container)?.start;
  const isList = start !== undefined && text[start] === '[';
  const follows = isList ? startsValue(text, next) : followedByKey(text, next);
  return follows ? comma(text, end) : '';
}

function comma(text: string, end: number): string {
  return /\s/.test(text[end] ?? ' ') ? ',' : ', ';
}
