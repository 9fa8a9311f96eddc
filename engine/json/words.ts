import { CLOSE_BRACE, COMMA, QUOTE, SINGLE_QUOTE, isDigit, isFollower, lineEnd } from './characters';
import { SINGLE_QUOTED, UNOPENED_STRING, UNQUOTED_KEY } from './messages';
import { tokenEndBefore, type Repair, type Situation } from './recovery/repair';
import { scanWord } from './scan';
import { AFTER, COLON, KEY, VALUE } from './states';
import type { Span, SyntaxFaultKind } from './types';

/** The distance to which a word or a string without its quotes is followed, in UTF-16 units. */
const LONGEST = 1_024;
/** The maximum number of places at which the end of a string without its quote is assumed. */
const MOST_CUTS = 24;

interface Word extends Span {
  readonly kind: SyntaxFaultKind;
  readonly message?: string;
}

/**
 * Returns the possible extents of text without its quotes, from one word up to the place at which a closing quote is
 * likely.
 */
function wordsAt({ text, at }: Situation): Word[] {
  const line = lineEnd(text, at, at + LONGEST);
  if (text.charCodeAt(at) === SINGLE_QUOTE) {
    const end = text.indexOf("'", at + 1);
    if (end > 0 && end < line)
      return [{ kind: 'bad-token', message: SINGLE_QUOTED, start: at, end: end + 1 }];
  }
  const end = Math.min(scanWord(text, at), Math.max(line, at + 1));
  const words: Word[] = [{ kind: kindOfWord(text, at, end), start: at, end }];
  let follower = end;
  while (follower < line && !isFollower(text.charCodeAt(follower)) && text.charCodeAt(follower) !== QUOTE)
    follower++;
  const trimmed = tokenEndBefore(text, follower);
  if (trimmed > end && text.charCodeAt(follower) !== QUOTE)
    words.push({ kind: 'bad-token', start: at, end: trimmed });
  const quote = text.slice(at, line).indexOf('"');
  if (quote > 0) {
    words.push({ kind: 'bad-token', message: UNOPENED_STRING, start: at, end: at + quote + 1 });
  }
  return words;
}

function kindOfWord(text: string, start: number, end: number): SyntaxFaultKind {
  const code = text.charCodeAt(start);
  const name = text.slice(start, Math.min(end, start + 10)).replace(/^[-+]/, '');
  const number = isDigit(code) || code === 0x2b || code === 0x2d || code === 0x2e;
  return number || name === 'NaN' || name === 'Infinity' ? 'bad-number' : 'bad-token';
}

/** Repairs for text that is not a value, at or after the place of one. */
export function valueWords(situation: Situation): Repair[] {
  return wordsAt(situation).map((word) => ({
    ...word,
    fill: { start: word.start, end: word.end },
    resume: word.end,
    state: AFTER,
  }));
}

/** Repairs for text that is not a key, at the place of one. */
export function keyWords(situation: Situation): Repair[] {
  const repairs: Repair[] = [];
  for (const word of wordsAt(situation)) {
    const named = word.message === undefined ? { ...word, message: UNQUOTED_KEY } : word;
    repairs.push(
      { ...named, dropKey: true, resume: word.end, state: COLON },
      { ...word, dropKey: true, resume: word.end, state: AFTER },
      { ...word, dropKey: true, resume: word.end, state: KEY },
    );
  }
  return repairs;
}

/** The places inside `[start, end)` where a string may have lost its closing quote. `end` is after the text it took. */
export function stringCuts(situation: Situation, start: number, end: number, key: boolean): Repair[] {
  const { text } = situation;
  const repairs: Repair[] = [];
  if (end - start > LONGEST) return repairs;
  for (let at = start + 1; at < end && repairs.length < MOST_CUTS; at++) {
    const code = text.charCodeAt(at);
    if (isFollower(code)) repairs.push(cut(start, tokenEndBefore(text, at), key, code));
  }
  return repairs;
}

function cut(start: number, end: number, key: boolean, follower: number): Repair {
  const span = { start, end };
  if (!key) return { kind: 'unclosed-string', ...span, blank: span, resume: end, state: AFTER };
  const state = follower === COMMA || follower === CLOSE_BRACE ? AFTER : COLON;
  return { kind: 'unclosed-string', ...span, dropKey: true, resume: end, state };
}

/** Returns the ways to continue reading after a string without a closing quote on its line, which ends at `end`. */
export function unclosedStringRepairs(situation: Situation, end: number): Repair[] {
  const { text, at, objects, state } = situation;
  const key = state !== VALUE && state !== 0;
  const inObject = objects[objects.length - 1] === true;
  const trimmed = tokenEndBefore(text, end);
  const whole: Repair = { kind: 'unclosed-string', start: at, end: trimmed, resume: end, state: AFTER };
  const repairs: Repair[] = key
    ? [{ ...whole, dropKey: true }]
    : [{ ...whole, fill: { start: at, end: trimmed } }];
  for (const { blank, ...repair } of stringCuts(situation, at, end, key).reverse()) {
    repairs.push(blank ? { ...repair, fill: blank } : repair);
  }
  for (const first of repairs.slice(0, 1)) {
    if (objects.length > 0) repairs.push({ ...first, state: inObject ? KEY : VALUE });
    if (key) repairs.push({ ...first, state: COLON });
  }
  return repairs;
}
