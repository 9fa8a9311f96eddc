import type { Path } from '../../../../engine/core';
import type { Span, TextEdit } from '../../../../engine/json';
import type { Diagnostic } from '../diagnostic';
import type { FixContext } from './context';
import { withLineEndsOf } from '../line-ends';
import { diagnosticsAddedBy } from './diagnostics-added';
import type { FixRule } from './fix';

/** A fix that was tried: the document after it, and how many errors it has that were not there before. */
export interface VerifiedFix<Context> {
  readonly after: Context;
  readonly newErrors: number;
}

/** The maximum number of cells that are compared for one edit. */
const maxCells = 4096;

const defaultRule: FixRule = { gone: 'at its place', newErrors: 'elsewhere' };

/**
 * Tries edits that should fix some diagnostics. They do if each of those is gone and every new error is where the rule
 * accepts one. A text in which the reader gets less far is never accepted.
 */
export function verifyFix<Context extends FixContext<Context>>(
  context: Context,
  fixed: readonly Diagnostic[],
  edits: readonly TextEdit[],
  rule = defaultRule,
): VerifiedFix<Context> | undefined {
  if (edits.length === 0) return undefined;
  const after = context.edited(edits);
  const isSyntax = fixed.some(({ code }) => code === 'syntax');
  if (after.syntaxErrors > context.syntaxErrors) return undefined;
  if (isSyntax && after.syntaxErrors === context.syntaxErrors) return undefined;
  const ordered = [...edits].sort((one, other) => one.start - other.start || one.end - other.end);
  const isEachGone =
    rule.gone === 'in the file'
      ? isFewer(context, after, fixed)
      : fixed.every((diagnostic) => isGone(context, after, diagnostic, ordered));
  if (!isEachGone) return undefined;
  const added = diagnosticsAddedBy(context.diagnostics, after.diagnostics).filter(
    ({ severity }) => severity === 'error',
  );
  if (rule.newErrors === 'nowhere') return added.length === 0 ? { after, newErrors: 0 } : undefined;
  // missing punctuation has nothing to do with what stands between
  const caused = added.filter(({ code }) => !isPunctuation(edits) || code === 'syntax');
  return isSpoiled(after, caused, ordered, isSyntax) ? undefined : { after, newErrors: added.length };
}

/**
 * Returns true if a text that is to be inserted is accepted in its place: the reader gets as far as before, and no new
 * error is about what was written, except those that are `tolerated`.
 */
export function isAccepted<Context extends FixContext<Context>>(
  context: Context,
  edits: readonly TextEdit[],
  tolerated: (error: Diagnostic, after: Context) => boolean = () => false,
): boolean {
  const after = context.edited(withLineEndsOf(context.text, edits));
  const grown = after.text.length - context.text.length;
  if (after.syntaxErrors > context.syntaxErrors + Math.max(0, context.syntaxErrors === 0 ? 0 : grown))
    return false;
  const added = diagnosticsAddedBy(context.diagnostics, after.diagnostics).filter(
    (one) => one.severity === 'error' && one.code !== 'syntax' && !tolerated(one, after),
  );
  return !isSpoiled(after, added, edits, true);
}

/** Returns true if an error is about what edits, in text order, have written, or about what they have left empty. */
function isSpoiled<Context extends FixContext<Context>>(
  after: Context,
  errors: readonly Diagnostic[],
  edits: readonly TextEdit[],
  isSyntax: boolean,
): boolean {
  const { written, emptied } = touchedBy(edits);
  const cells = writtenCells(after, written);
  const gaps = isSyntax ? [] : emptied.map((offset) => after.pathAt(offset));
  return errors.some((error) => isWritten(error, written, cells) || gaps.some((gap) => isAround(error, gap)));
}

function isPunctuation(edits: readonly TextEdit[]): boolean {
  return edits.every(({ text }) => /^[\s"'[\]{},:]+$/.test(text));
}

/** Returns true if of each code there are fewer diagnostics, by as many as were fixed. */
function isFewer<Context extends FixContext<Context>>(
  before: Context,
  after: Context,
  fixed: readonly Diagnostic[],
): boolean {
  const count = (all: readonly Diagnostic[], code: string): number =>
    all.filter((one) => one.code === code).length;
  return fixed.every(
    ({ code }) =>
      // the context itself counts the syntax errors that are left
      code === 'syntax' ||
      count(after.diagnostics, code) <= count(before.diagnostics, code) - count(fixed, code),
  );
}

function isGone<Context extends FixContext<Context>>(
  before: Context,
  after: Context,
  diagnostic: Diagnostic,
  edits: readonly TextEdit[],
): boolean {
  const { start, end } = diagnostic.span;
  const place = { start: moved(edits, start, false), end: moved(edits, end, true) };
  const isSameGrid = before.gridWidth === after.gridWidth;
  const cells = isSameGrid ? new Set(diagnostic.cells) : new Set<number>();
  const { code, span } = diagnostic;
  return countLike(after.diagnostics, code, place, cells) < countLike(before.diagnostics, code, span, cells);
}

/** Returns the number of diagnostics of a code at a place or about some cells. */
function countLike(
  diagnostics: readonly Diagnostic[],
  code: string,
  place: Span,
  cells: ReadonlySet<number>,
): number {
  return diagnostics.filter(
    ({ code: its, span, cells: concerned }) =>
      its === code &&
      ((span.start <= place.end && span.end >= place.start) || concerned.some((cell) => cells.has(cell))),
  ).length;
}

/** Maps an offset through edits in text order. Text that is inserted at the offset counts as before or after it. */
function moved(edits: readonly TextEdit[], offset: number, isAfter: boolean): number {
  let grown = 0;
  for (const { start, end, text } of edits) {
    if (start > offset || (start === offset && !isAfter)) break;
    if (end > offset) return start + grown + (isAfter ? text.length : 0);
    grown += text.length - (end - start);
  }
  return offset + grown;
}

/** Returns the spans of inserted text, and the places of pure removals, in new coordinates. */
function touchedBy(edits: readonly TextEdit[]): { readonly written: Span[]; readonly emptied: number[] } {
  const written: Span[] = [];
  const emptied: number[] = [];
  let grown = 0;
  for (const { start, end, text } of edits) {
    const from = start + grown;
    grown += text.length - (end - start);
    if (text.length === 0) emptied.push(from);
    else written.push({ start: from, end: from + text.length });
  }
  return { written, emptied };
}

function writtenCells<Context extends FixContext<Context>>(
  after: Context,
  written: readonly Span[],
): ReadonlySet<number> {
  const cells = new Set<number>();
  if (after.gridWidth === 0) return cells;
  for (const { start, end } of written) {
    for (let at = start; at < Math.min(end, start + maxCells); at++) {
      const cell = after.cellAt(at);
      if (cell !== undefined) cells.add(cell);
    }
  }
  return cells;
}

function isWritten(error: Diagnostic, written: readonly Span[], cells: ReadonlySet<number>): boolean {
  if (error.cells.some((cell) => cells.has(cell))) return true;
  return [error, ...error.related].some(({ span }) =>
    written.some(({ start, end }) => span.start < end && span.end > start),
  );
}

/** Returns true if an error is about the container of a removed part: an empty list, an object that lacks a field. */
function isAround({ path }: Diagnostic, gap: Path): boolean {
  return path.length > 0 && path.every((step, index) => gap[index] === step);
}
