import type { JsonDocument, TextEdit } from '../../../../engine/json';
import { minimalEdit } from '../../text/edits';
import { lineStartAt, marginAt, skipBlanks } from '../edits/places';
import { formatPart, type FormatOptions } from './format';

/**
 * The edits behind a character that was just typed, its offset being the one behind it: a closing bracket formats what
 * it closes, a line end indents the new line.
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
  // the innermost, as one whose bracket lacks may end here too
  const path = [...found.keys(), found.length]
    .reverse()
    .map((depth) => found.slice(0, depth))
    .find((one) => json.spanOf(one)?.end === offset);
  return path === undefined || text[offset - 1] !== typed ? [] : formatPart(json, path, options);
}

/** The line of the offset gets the indentation of what it is in. */
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
