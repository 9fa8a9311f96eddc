import type { SyntaxFault } from '../../../../../../engine/json';
import type { Proposal } from '../../../../text/fixes/fix';
import type { JsonProblem } from '../../context';
import { insertAt, remove, replace } from '../../tools/pieces';

/** JSON's words, by their names in other languages. */
const words = new Map([
  ['true', 'true'],
  ['false', 'false'],
  ['null', 'null'],
  ['none', 'null'],
  ['nil', 'null'],
  ['undefined', 'null'],
]);

/** Fixes an unknown word or sign: encloses it in quotes or changes the sign. */
export function badToken({ context }: JsonProblem, { start, end, kind }: SyntaxFault): Proposal[] {
  const text = context.json.text.slice(start, end);
  const span = { start, end };
  const proposals: Proposal[] = [];
  const propose = (title: string, edits: Proposal['edits'], isSafe = false): void => {
    proposals.push({ title, edits, isPreferred: proposals.length === 0, isSafe });
  };
  if (/^'.*'$/s.test(text)) {
    propose('Change to double quotes', replace(span, JSON.stringify(unquoted(text))), true);
    return proposals;
  }
  const sign = /^(?:[;:,]|=>?)/.exec(text)?.[0];
  if (sign !== undefined) {
    const place = { start, end: start + sign.length };
    // verification keeps the one that repairs the text
    for (const other of [',', ':']) {
      if (other !== sign)
        proposals.push({ title: `Change to ${other}`, edits: replace(place, other), isPreferred: true });
    }
  }
  const word = words.get(text.toLowerCase());
  if (word !== undefined) propose(`Change to ${word}`, replace(span, word));
  else if (/^[^"\s]+"$/.test(text)) propose('Insert the missing quote', insertAt(start, '"'));
  else if (/^[\w$.\-/ ]+$/.test(text) && !/^[\d.+-]/.test(text)) {
    propose('Enclose in double quotes', [
      { start, end: start, text: '"' },
      { start: end, end, text: '"' },
    ]);
  }
  if (/[^"\\]"$/.test(text) && proposals.length === 0)
    propose('Insert the missing quote', insertAt(start, '"'));
  if (kind === 'surplus-text' || /^[^\w"'\s]+$/.test(text)) propose('Remove it', remove(span));
  return proposals;
}

/** Returns the text in single quotes. */
function unquoted(text: string): string {
  return text.slice(1, -1).replace(/\\(['"\\])/g, '$1');
}
