import type { JsonDocument, TextEdit } from '../../../engine/json';
import { minimalEdit } from '../edits';
import { lineStartAt, marginAt, skipBlanks } from '../edits/places';
import { formatDocument, type FormatOptions } from './format';
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
  const span = path
    .map((_, depth) => json.spanOf(path.slice(0, depth)))
    .concat(json.spanOf(path))
    .find((one) => one?.end === offset);
  if (span === undefined || text[offset - 1] !== typed) return [];
  const isSound = soundParts(json).some((part) => part.span.start <= span.start && span.end <= part.span.end);
  if (!isSound) return [];
  return formatDocument(json, options).filter(({ start, end }) => span.start <= start && end <= span.end);
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
