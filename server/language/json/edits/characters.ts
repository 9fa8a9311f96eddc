import type { Path } from '../../../../engine/core';
import type { JsonDocument, TextEdit } from '../../../../engine/json';
import { minimalEdit } from '../../text/edits';

/**
 * Returns the edits that replace `count` characters of a string by `text`, from character `from` on. Characters are
 * code points, as the cells of a row are. `undefined` if the string is shorter.
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
