import type { Path } from '../../../../engine/core';
import type { JsonDocument, TextEdit } from '../../../../engine/json';
import { minimalEdit } from '../../text/edits';

/**
 * The edits that put `text` in place of `count` characters of a string, from character `from` on (characters are code
 * points, as the cells of a row are). `undefined` if the string is shorter.
 */
export function replaceCharacters(
  json: JsonDocument,
  path: Path,
  from: number,
  count: number,
  text: string,
): TextEdit[] | undefined {
  const start = json.characterSpanOf(path, from)?.start;
  const end = json.characterSpanOf(path, from + count)?.start;
  if (start === undefined || end === undefined) return undefined;
  return minimalEdit(json.text, start, end, JSON.stringify(text).slice(1, -1));
}
