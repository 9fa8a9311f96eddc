import type { Path } from '../../../../engine/core';
import type { JsonDocument, Span, TextEdit } from '../../../../engine/json';
import { valueAt } from '../../../../engine/shape';
import { measureGrids, styleOf, usualWidth, type LayoutStyle } from '../edits';
import { minimalEdit } from '../../text/edits';
import { lineEndAt, lineStartAt, marginAt } from '../edits/places';
import { sameValue } from '../edits/proof';
import { gapEdits } from './gaps';
import { readPiece } from './read-piece';
import { isSound, soundParts, type SoundPart } from './sound-parts';

/** The formatting options of an editor. */
export interface FormatOptions {
  /** One level of indentation; two spaces by default. */
  readonly indent?: string;
}

const BYTE_ORDER_MARK = '\ufeff';

/**
 * Returns the edits that format a document in the style of the samples. They change only white space between tokens. In
 * a document with syntax errors, only lists and objects without errors are formatted.
 */
export function formatDocument(json: JsonDocument, options: FormatOptions = {}): TextEdit[] {
  return formatWithin(json, { start: 0, end: json.text.length }, options);
}

/** Returns the edits that format the lines of a span. */
export function formatRange(json: JsonDocument, span: Span, options: FormatOptions = {}): TextEdit[] {
  const { text } = json;
  return formatWithin(
    json,
    { start: lineStartAt(text, span.start), end: lineEndAt(text, span.end) },
    options,
  );
}

/**
 * Returns the edits that lay out one list or object without syntax errors. Linear in its size, not in that of the
 * document.
 */
export function formatPart(json: JsonDocument, path: Path, options: FormatOptions): TextEdit[] {
  const span = json.spanOf(path);
  const value = valueAt(json.value, path);
  if (span === undefined || typeof value !== 'object' || value === null || !isSound(json, value, span))
    return [];
  const edits = partEdits(json, { path, span }, styleFor(json, options));
  return json.faults.length === 0 || isHarmless(json, edits) ? edits : [];
}

function partEdits(json: JsonDocument, { path, span }: SoundPart, style: LayoutStyle): TextEdit[] {
  const { text } = json;
  const margin = path.length === 0 ? '' : marginAt(text, span.start);
  const formatted = measureGrids(readPiece(text, span.start).piece, style, { margin, path });
  return gapEdits(text, span.start, span.end, formatted);
}

/** Returns the edits of the formatting of a document that lie within a span. */
function formatWithin(json: JsonDocument, within: Span, options: FormatOptions): TextEdit[] {
  const style = styleFor(json, options);
  const edits = soundParts(json)
    .filter(({ span }) => span.end >= within.start && within.end >= span.start)
    .flatMap((part) => partEdits(json, part, style));
  if (json.faults.length === 0) edits.push(...endEdits(json, style));
  const chosen = edits.filter(({ start, end }) => within.start <= start && end <= within.end);
  return json.faults.length === 0 || isHarmless(json, chosen) ? chosen : [];
}

/**
 * Returns true if a text with syntax errors is still parsed the same way: indentation decides where a missing bracket
 * belongs.
 */
function isHarmless(json: JsonDocument, edits: readonly TextEdit[]): boolean {
  const after = json.edit(edits);
  return after.faults.length === json.faults.length && sameValue(after.value, json.value);
}

/** Trims white space around the document, and ends it with one line ending. A byte-order mark is kept. */
function endEdits(json: JsonDocument, { eol }: LayoutStyle): TextEdit[] {
  const { text } = json;
  const root = json.spanOf([]);
  if (root === undefined) return [];
  const from = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  return [...minimalEdit(text, from, root.start, ''), ...minimalEdit(text, root.end, text.length, eol)];
}

function styleFor(json: JsonDocument, { indent = '  ' }: FormatOptions): LayoutStyle {
  return { indent, eol: styleOf(json).eol, width: usualWidth };
}
