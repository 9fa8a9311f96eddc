import type { Path } from '../../../../engine/core';
import type { Span, TextEdit } from '../../../../engine/json';
import type { Diagnostic } from '../../text/diagnostic';
import type { Subject } from './subject';

/** A mend that was tried: the document after it, and how many errors came to light that were not there before. */
export interface Proven {
  readonly after: Subject;
  readonly newErrors: number;
}

/** More cells than this are not looked at for one edit. */
const mostCells = 4096;

/**
 * Tries edits that should mend faults. They do where of each the fault is gone and no error is in what they wrote. (An
 * error that the fault had masked may appear elsewhere.)
 */
export function prove(
  subject: Subject,
  faults: readonly Diagnostic[],
  edits: readonly TextEdit[],
): Proven | undefined {
  if (edits.length === 0) return undefined;
  const after = subject.edited(edits);
  const isSyntax = faults.some(({ code }) => code === 'syntax');
  if (isSyntax && after.json.faults.length >= subject.json.faults.length) return undefined;
  const ordered = [...edits].sort((one, other) => one.start - other.start || one.end - other.end);
  if (!faults.every((fault) => isGone(subject, after, fault, ordered))) return undefined;
  const fresh = newErrors(subject, after);
  const { written, emptied } = touchedBy(ordered);
  const cells = writtenCells(after, written);
  const gaps = isSyntax ? [] : emptied.map((offset) => after.json.locate(offset).path);
  const isSpoiled = fresh
    // the punctuation that a text lacked has nothing to do with what stands between
    .filter(({ code }) => !isPunctuation(edits) || code === 'syntax')
    .some((error) => isWritten(error, written, cells) || gaps.some((gap) => isAround(error, gap)));
  return isSpoiled ? undefined : { after, newErrors: fresh.length };
}

function isPunctuation(edits: readonly TextEdit[]): boolean {
  return edits.every(({ text }) => /^[\s"'[\]{},:]+$/.test(text));
}

function isGone(before: Subject, after: Subject, fault: Diagnostic, edits: readonly TextEdit[]): boolean {
  const { start, end } = fault.span;
  const place = { start: moved(edits, start, false), end: moved(edits, end, true) };
  const isSameMap = before.sketch.width === after.sketch.width;
  const cells = isSameMap ? new Set(fault.cells) : new Set<number>();
  return countLike(after, fault.code, place, cells) < countLike(before, fault.code, fault.span, cells);
}

/** How many faults of a code are at a place or concern some cells. */
function countLike({ diagnostics }: Subject, code: string, place: Span, cells: ReadonlySet<number>): number {
  return diagnostics.filter(
    ({ code: its, span, cells: concerned }) =>
      its === code &&
      ((span.start <= place.end && span.end >= place.start) || concerned.some((cell) => cells.has(cell))),
  ).length;
}

/** Where an offset is after edits in text order; what is inserted right there counts as before or behind it. */
function moved(edits: readonly TextEdit[], offset: number, isBehind: boolean): number {
  let grown = 0;
  for (const { start, end, text } of edits) {
    if (start > offset || (start === offset && !isBehind)) break;
    if (end > offset) return start + grown + (isBehind ? text.length : 0);
    grown += text.length - (end - start);
  }
  return offset + grown;
}

/** The errors that were not there before, told by code and message. */
function newErrors(before: Subject, after: Subject): Diagnostic[] {
  const counts = new Map<string, number>();
  const nameOf = ({ code, message }: Diagnostic): string => `${code} ${message}`;
  for (const one of before.diagnostics) counts.set(nameOf(one), (counts.get(nameOf(one)) ?? 0) + 1);
  return after.diagnostics.filter((one) => {
    if (one.severity !== 'error') return false;
    const left = counts.get(nameOf(one)) ?? 0;
    counts.set(nameOf(one), left - 1);
    return left <= 0;
  });
}

/** What the edits wrote, and where they only took something away; in new coordinates. */
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

function writtenCells(after: Subject, written: readonly Span[]): ReadonlySet<number> {
  const cells = new Set<number>();
  for (const { start, end } of written) {
    for (let at = start; at < Math.min(end, start + mostCells); at++) {
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

/** Whether an error is of what something was taken out of: an empty list, an object that lacks a field. */
function isAround({ path }: Diagnostic, gap: Path): boolean {
  return path.length > 0 && path.every((step, index) => gap[index] === step);
}
