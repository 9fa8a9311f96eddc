import { grouped } from '../../../engine/core';
import { Scanner } from './scanner';

/** The maximum number of steps in the path of a value. Files with rooms have only a few. */
export const deepest = 100;
/** The maximum length of a string in UTF-16 units, which every JavaScript engine can decode. */
const longest = 50_000;

/** A place that is not read, and the reason. */
export interface Excess {
  readonly index: number;
  readonly message: string;
}

export const tooDeep = `The nesting exceeds ${deepest} levels`;

/**
 * Returns the first place of a text that exceeds a limit, or has a line end that TOML does not know: the parser does
 * not report these. What follows an error of the syntax is not judged rightly.
 */
export function firstExcess(text: string): Excess | undefined {
  const lone = /\r(?!\n)/.exec(text)?.index;
  const over = firstOverLimit(text);
  if (lone === undefined || (over !== undefined && over.index < lone)) return over;
  return { index: lone, message: 'Unexpected carriage return. Expected a line end of LF or CR LF' };
}

function firstOverLimit(text: string): Excess | undefined {
  const scanner = new Scanner(text, false);
  let depth = 0;
  let keyStart = 0;
  let dots = 0;
  let last = '';
  for (;;) {
    scanner.skipBlank(true);
    if (scanner.isAtEnd) return undefined;
    const { at } = scanner;
    const mark = text.charAt(at);
    if (mark === '.') dots++;
    else if (last !== '.' && last !== '[') [keyStart, dots] = [at, 0];
    if (mark === '[' || mark === '{') depth++;
    else if (mark === ']' || mark === '}') depth = Math.max(0, depth - 1);
    if (depth > deepest) return { index: at, message: tooDeep };
    if (dots >= deepest) return { index: keyStart, message: tooDeep };
    last = mark;
    const string = scanner.string();
    if (string === undefined) scanner.skipWord();
    else if (string.inside.end - string.inside.start > longest)
      return { index: at, message: `The string has more than ${grouped(longest)} characters` };
  }
}
