/**
 * Fixes of broken JSON text; each kind of problem that takes more than a line has a file. Enter at the table below. The
 * fixes may know the text and the problem of the reader, but not a shape or a language.
 */
import type { SyntaxFault, SyntaxFaultKind, TextEdit } from '../../../../../../engine/json';
import type { Proposal } from '../../../../text/fixes/fix';
import type { JsonFix, JsonProblem } from '../../context';
import { badEscape } from './bad-escape';
import { badNumber } from './bad-number';
import { badToken } from './bad-token';
import { comment } from './comment';
import { controlCharacter } from './control-character';
import { missingColon } from './missing-colon';
import { missingValue } from './missing-value';
import { insertAt, remove } from '../../tools/pieces';
import { textAfterEnd } from './text-after-end';
import { openBracket, unclosedBracket, wrongBracket } from './unclosed-bracket';

/** The fix of each kind of syntax error; `undefined` if there is none. */
const kinds: Readonly<
  Record<SyntaxFaultKind, ((problem: JsonProblem, syntax: SyntaxFault) => Iterable<Proposal>) | undefined>
> = {
  empty: (_, { end }) => [{ title: 'Insert { }', edits: insertAt(end, '{}'), isPreferred: true }],
  comment,
  'trailing-comma': (_, span) => [sure('Remove the comma', remove(span))],
  'missing-comma': (_, { end }) => [sure('Insert the missing comma', insertAt(end, ','))],
  'missing-colon': missingColon,
  'missing-value': missingValue,
  // without a comma the key cannot be guessed
  'missing-key': ({ context }, span) =>
    context.json.text[span.start] === ',' ? [sure('Remove the comma', remove(span))] : [],
  'unclosed-bracket': unclosedBracket,
  'wrong-bracket': wrongBracket,
  'unopened-bracket': openBracket,
  'stray-bracket': (_, span) => [{ title: 'Remove the bracket', edits: remove(span), isPreferred: true }],
  'unclosed-string': (_, { end }) => [
    { title: 'Insert the missing quote', edits: insertAt(end, '"'), isPreferred: true },
  ],
  'control-character': controlCharacter,
  'bad-escape': badEscape,
  'bad-number': badNumber,
  'bad-token': badToken,
  'surplus-text': badToken,
  'text-after-end': textAfterEnd,
  'too-deep': undefined,
};

function sure(title: string, edits: TextEdit[]): Proposal {
  return { title, edits, isPreferred: true, isSafe: true };
}

/** Fixes syntax errors: inserts missing punctuation and removes extra text. */
export const syntax: JsonFix = {
  advice:
    'Insert the missing comma, colon, bracket or quote; remove the extra comma, bracket or comment; ' +
    'change a number, an escape or a word to valid JSON. No fix is offered if the text is ambiguous or if ' +
    'brackets are nested too deeply.',
  *propose(problem) {
    const { syntax: fault } = problem.diagnostic;
    if (fault !== undefined) yield* kinds[fault.kind]?.(problem, fault) ?? [];
  },
};
