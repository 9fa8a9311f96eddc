import type { Path } from '../../../../engine/core';
import type { Span } from '../../../../engine/json';
import { roleAt } from '../names';
import type { Part, Sketch } from '../sketch';

/** The place of the cursor in a text, and what can be written there. `span` is the text to replace, on one line. */
export type Slot =
  /** In a header. `isFilled`: its table has members already. */
  | { readonly kind: 'header'; readonly span: Span; readonly isFilled: boolean }
  /** A key of the table at `path`, written or not. `hasValue` is true if the key does not need a new value. */
  | {
      readonly kind: 'key';
      readonly path: Path;
      readonly span: Span;
      readonly hasValue: boolean;
      readonly isInline: boolean;
    }
  /** Between quotes. */
  | { readonly kind: 'text'; readonly path: Path; readonly span: Span }
  /** In a text of several lines. */
  | { readonly kind: 'lines'; readonly path: Path; readonly span: Span }
  /** The beginning of a value. */
  | { readonly kind: 'value'; readonly path: Path; readonly span: Span };

/** Returns the slot at an offset; `undefined` if only blanks and comments can be written there. */
export function slotAt(sketch: Sketch, offset: number): Slot | undefined {
  const { text, parts } = sketch;
  const here: Span = { start: offset, end: offset };
  const around = parts.filter((part) => part.kind !== 'table' && touches(part, offset));
  const inner = around.at(-1);
  if (inner?.inside !== undefined && isIn(inner.inside, offset)) {
    const { kind, path, inside } = inner;
    // a name can be in three quotes as well
    const isText = kind === 'string' || (roleAt(path) !== undefined && isOnOneLine(text, inside));
    return isText ? { kind: 'text', path, span: inside } : { kind: 'lines', path, span: here };
  }
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const lineStart = offset - line.length;
  if (isComment(line, lineStart, parts)) return undefined;
  const table = parts.filter(({ kind, span }) => kind === 'table' && span.start <= offset).at(-1);
  if (
    table !== undefined &&
    table.span.start >= lineStart &&
    !text.slice(table.span.start, offset).includes(']')
  )
    return headerSlot(text, table, offset);
  if (inner === undefined) {
    if (line.trim() !== '') return undefined;
    const isFree = text.slice(offset, lineEnd(text, offset)).trim() === '';
    return isFree
      ? { kind: 'key', path: table?.path ?? [], span: here, hasValue: false, isInline: false }
      : undefined;
  }
  return slotIn(inner, around.at(-2), text, offset);
}

function slotIn(inner: Part, outer: Part | undefined, text: string, offset: number): Slot | undefined {
  const here: Span = { start: offset, end: offset };
  const { path, key, kind, span } = inner;
  if (key !== undefined && isIn(key, offset)) {
    const rest = text.slice(key.end, lineEnd(text, key.end));
    return {
      kind: 'key',
      path: path.slice(0, -1),
      span: key,
      hasValue: /^\s*=/.test(rest),
      isInline: outer?.kind === 'inline',
    };
  }
  switch (kind) {
    case 'missing':
      return text.slice(key?.end ?? span.start, offset).includes('=')
        ? { kind: 'value', path, span: here }
        : undefined;
    case 'other':
      return isIn(span, offset) ? { kind: 'value', path, span } : undefined;
    case 'array':
      return isInside(text, inner, offset) ? { kind: 'value', path: [...path, -1], span: here } : undefined;
    case 'inline':
      return isInside(text, inner, offset) && /[{,]\s*$/.test(text.slice(span.start, offset))
        ? { kind: 'key', path, span: here, hasValue: false, isInline: true }
        : undefined;
    default:
      return undefined;
  }
}

function headerSlot(text: string, { key, span }: Part, offset: number): Slot | undefined {
  const start = span.start;
  const close = /[ \t]*\]+|/y;
  close.lastIndex = key?.end ?? start;
  const end = close.lastIndex + (close.exec(text)?.[0].length ?? 0);
  if (offset > end) return undefined;
  const isFilled = text.slice(end, span.end).trim() !== '';
  return { kind: 'header', span: { start, end }, isFilled };
}

/** Returns true if a line up to the cursor has begun a comment: a `#` outside of strings. */
function isComment(line: string, lineStart: number, parts: readonly Part[]): boolean {
  for (let at = line.indexOf('#'); at >= 0; at = line.indexOf('#', at + 1)) {
    const offset = lineStart + at;
    const isQuoted = parts.some(
      ({ kind, span }) =>
        (kind === 'string' || kind === 'lines') && span.start <= offset && offset < span.end,
    );
    if (!isQuoted) return true;
  }
  return false;
}

function touches({ key, span, kind }: Part, offset: number): boolean {
  const start = key === undefined ? span.start : Math.min(key.start, span.start);
  return (
    start <= offset &&
    offset <= (kind === 'missing' && key !== undefined ? Math.max(span.end, key.end) : span.end)
  );
}

function isOnOneLine(text: string, { start, end }: Span): boolean {
  return !text.slice(start, end).includes('\n');
}

function isIn({ start, end }: Span, offset: number): boolean {
  return start <= offset && offset <= end;
}

/**
 * Returns true if an offset is after the opening bracket and before the closing one. A list that is not closed extends to
 * its end.
 */
function isInside(text: string, { kind, span: { start, end } }: Part, offset: number): boolean {
  const isClosed = end - start > 1 && text.charAt(end - 1) === (kind === 'array' ? ']' : '}');
  return start < offset && (isClosed ? offset < end : offset <= end);
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}
