import type { SyntaxFault } from '../../../../../../engine/json';
import { styleOf } from '../../../edits';
import type { Proposal } from '../../../../text/fixes/fix';
import type { JsonProblem } from '../../context';
import { insertAt, remove, replace } from '../../tools/pieces';

/** Inserts the missing closing bracket, or at the end of the text all that are missing. */
export function* unclosedBracket(
  { context: { json } }: JsonProblem,
  { end, bracket }: SyntaxFault,
): Iterable<Proposal> {
  const { text } = json;
  if (bracket === undefined) {
    const { names, written } = missingAtEnd(text, styleOf(json).eol);
    if (names !== '')
      yield { title: `Insert the missing ${names}`, edits: insertAt(end, written), isPreferred: true };
    return;
  }
  const title = `Insert the missing ${bracket}`;
  // a comma after the last entry belongs after the bracket
  const at = text[end - 1] === ',' ? end - 1 : end;
  const isSpaced = bracket === '}' && /[\w"]/.test(text[at - 1] ?? '');
  yield { title, edits: insertAt(at, isSpaced ? ` ${bracket}` : bracket), isPreferred: true };
}

/** Changes a closing bracket to the one that closes the container, or removes it. */
export function wrongBracket(
  { context: { json } }: JsonProblem,
  { start, end, bracket }: SyntaxFault,
): Proposal[] {
  if (bracket === undefined) return [];
  return [
    { title: `Change to ${bracket}`, edits: replace({ start, end }, bracket), isPreferred: true },
    { title: `Remove the ${json.text.slice(start, end)}`, edits: remove({ start, end }) },
  ];
}

/** Inserts a missing opening bracket. */
export function openBracket(_: JsonProblem, { start, bracket }: SyntaxFault): Proposal[] {
  if (bracket === undefined) return [];
  return [{ title: `Insert the missing ${bracket}`, edits: insertAt(start, bracket), isPreferred: true }];
}

interface Open {
  readonly closing: string;
  readonly line: number;
  /** The indentation of its line. */
  readonly margin: string;
}

/**
 * Returns the missing brackets at the end of a text if all others match. A bracket that was opened before the last line
 * gets a line of its own.
 */
function missingAtEnd(text: string, eol: string): { readonly names: string; readonly written: string } {
  const nothing = { names: '', written: '' };
  const open: Open[] = [];
  let line = 0;
  let lineStart = 0;
  const begin = (at: number, closing: string): void => {
    const margin = /^[ \t]*/.exec(text.slice(lineStart, at))?.[0] ?? '';
    open.push({ closing, line, margin });
  };
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? '';
    if (character === '"') {
      at++;
      while (at < text.length && text[at] !== '"' && text[at] !== '\n') at += text[at] === '\\' ? 2 : 1;
    }
    if (text[at] === '\n') {
      line++;
      lineStart = at + 1;
    } else if (character === '{') begin(at, '}');
    else if (character === '[') begin(at, ']');
    else if ((character === '}' || character === ']') && open.pop()?.closing !== character) return nothing;
  }
  const last = text.trimEnd().split('\n').length - 1;
  const missing = open.reverse();
  return {
    names: missing.map(({ closing }) => closing).join(''),
    written: missing.map((each) => (each.line < last ? eol + each.margin : '') + each.closing).join(''),
  };
}
