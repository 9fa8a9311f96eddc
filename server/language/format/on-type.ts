import type { JsonDocument, TextEdit } from '../../../engine/json';
import { minimalEdit } from '../edits';
import { lineStartAt, marginAt, skipBlanks } from '../edits/places';
import { formatWithin, type FormatOptions } from './format';
import { soundParts } from './sound-parts';

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
  const { path } = json.locate(offset - 1);
  // the innermost, as one whose bracket lacks may end here too
  const span = [...path.keys(), path.length]
    .reverse()
    .map((depth) => json.spanOf(path.slice(0, depth)))
    .find((one) => one?.end === offset);
  if (span === undefined || text[offset - 1] !== typed) return [];
  const isSound = soundParts(json).some((part) => part.span.start <= span.start && span.end <= part.span.end);
  if (!isSound) return [];
  return formatWithin(json, { start: span.start + 1, end: span.end - 1 }, options);
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
