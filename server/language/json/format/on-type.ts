import type { JsonDocument, TextEdit } from '../../../../engine/json';
import { minimalEdit } from '../../text/edits';
import { lineStartAt, marginAt, skipBlanks } from '../edits/places';
import { formatPart, type FormatOptions } from './format';

/**
 * Returns the edits after typing a character, which ends at the offset: a closing bracket formats its list or object, a
 * line ending indents the new line.
 */
export function formatOnType(
  json: JsonDocument,
  offset: number,
  typed: string,
  options: FormatOptions = {},
): TextEdit[] {
  if (typed === '\n') return indentLine(json, offset, options);
  const { text } = json;
  const found = json.locate(offset - 1).path;
  // the innermost, since one with a missing bracket may end here too
  const path = [...found.keys(), found.length]
    .reverse()
    .map((depth) => found.slice(0, depth))
    .find((one) => json.spanOf(one)?.end === offset);
  return path === undefined || text[offset - 1] !== typed ? [] : formatPart(json, path, options);
}

/** Indents the line of the offset. */
function indentLine(json: JsonDocument, offset: number, { indent = '  ' }: FormatOptions): TextEdit[] {
  const { text } = json;
  const start = lineStartAt(text, offset);
  const end = skipBlanks(text, start);
  const span = json.spanOf(containerAround(json, start));
  const bracket = span === undefined ? undefined : text[span.start];
  if (span === undefined || span.start >= start || (bracket !== '{' && bracket !== '[')) return [];
  const isClose = text[end] === '}' || text[end] === ']';
  const margin = marginAt(text, span.start) + (isClose ? '' : indent);
  return minimalEdit(text, start, end, margin);
}

function containerAround(json: JsonDocument, offset: number): readonly (string | number)[] {
  const { path, onKey, index } = json.locate(offset);
  return onKey || index !== undefined ? path.slice(0, -1) : path;
}
