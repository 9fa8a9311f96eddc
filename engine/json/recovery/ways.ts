import { CLOSE_BRACE, CLOSE_BRACKET, OPEN_BRACE, OPEN_BRACKET, QUOTE, isFollower } from '../characters';
import {
  LOST_VALUE,
  MESSAGES,
  UNCLOSED_ARRAY,
  UNCLOSED_OBJECT,
  UNFINISHED_MEMBER,
  UNFINISHED_OBJECT,
  UNOPENED_ARRAY,
  UNOPENED_OBJECT,
  UNOPENED_STRING,
  WRONG_BRACE,
  WRONG_BRACKET,
} from '../messages';
import { behind, popsTo, tokenEndBefore, type FaultWords, type Repair, type Situation } from './repair';
import { scanLiteral, scanNumber, scanString, scanWord } from '../scan';
import { AFTER, COLON, FIRST_KEY, VALUE, type State } from '../states';
import { stringCuts } from '../words';

/** A repair that skips the token itself. */
export function dropToken(situation: Situation): Repair {
  const { text, at, code, state } = situation;
  switch (code) {
    case OPEN_BRACE:
    case OPEN_BRACKET:
    case CLOSE_BRACE:
    case CLOSE_BRACKET:
      return { ...skip(situation), message: MESSAGES['surplus-text'] };
    default: {
      const end = code === QUOTE ? scanString(text, at).end : isFollower(code) ? at + 1 : scanWord(text, at);
      return { kind: 'surplus-text', start: at, end, resume: end, state };
    }
  }
}

export function inObject({ objects }: Situation): boolean {
  return objects[objects.length - 1] === true;
}

/** Repairs for a value in the place of a key: the bracket of its array or object is missing, or its key. */
export function keyless(situation: Situation): Repair[] {
  const { at, hasChild } = situation;
  const repairs = unclosed(situation, false, { resume: at, state: VALUE });
  if (hasChild) repairs.push(wrapped(at));
  repairs.push({
    kind: 'missing-key',
    message: LOST_VALUE,
    start: at,
    end: at + 1,
    dropKey: true,
    resume: at,
    state: VALUE,
  });
  return repairs;
}

export function unopenedObject(stringStart: number): Repair {
  return {
    kind: 'unopened-bracket',
    ...UNOPENED_OBJECT,
    start: stringStart,
    end: stringStart + 1,
    undo: true,
    opens: 'object',
    resume: stringStart,
    state: FIRST_KEY,
  };
}

export function closingBraceInArray(situation: Situation): Repair[] {
  const { at } = situation;
  return [
    ...unclosed(situation, true, { closes: true, resume: at + 1, state: AFTER }),
    {
      kind: 'wrong-bracket',
      ...WRONG_BRACE,
      start: at,
      end: at + 1,
      closes: true,
      resume: at + 1,
      state: AFTER,
    },
    skip(situation),
  ];
}

export function closingBracketInObject(situation: Situation): Repair[] {
  const { at, hasChild } = situation;
  const repairs = unclosed(situation, false, { closes: true, resume: at + 1, state: AFTER });
  if (hasChild) repairs.push({ ...wrapped(at), closes: true, resume: at + 1, state: AFTER });
  repairs.push(
    {
      kind: 'wrong-bracket',
      ...WRONG_BRACKET,
      start: at,
      end: at + 1,
      closes: true,
      resume: at + 1,
      state: AFTER,
    },
    skip(situation),
  );
  return repairs;
}

/** Repairs that close the containers inside the innermost object (or array). Empty if there is no such container. */
export function unclosed(
  situation: Situation,
  object: boolean,
  rest: Pick<Repair, 'undo' | 'fill' | 'closes' | 'resume' | 'state'>,
): Repair[] {
  const { objects, text, last, stringStart } = situation;
  const pops = popsTo(objects, object);
  if (pops < 1) return [];
  const end = rest.undo ? tokenEndBefore(text, stringStart) : last;
  const missing = object ? UNCLOSED_ARRAY : unclosedObject(situation);
  return [{ kind: 'unclosed-bracket', ...missing, ...behind(end), pops, ...rest }];
}

/** Returns the message about an object that was not closed, and whose last key may still lack its value. */
function unclosedObject(situation: Situation): FaultWords {
  if (situation.state === COLON) return UNFINISHED_MEMBER;
  return situation.state === VALUE && inObject(situation) ? UNFINISHED_OBJECT : UNCLOSED_OBJECT;
}

/** `"leaks": [, "rules"`: the array that has just begun was meant to be empty. */
export function unclosedEmpty({ at, last }: Situation): Repair {
  return {
    kind: 'unclosed-bracket',
    ...UNCLOSED_ARRAY,
    ...behind(last),
    pops: 1,
    resume: at,
    state: AFTER,
  };
}

/** A repair for an array that should have begun before the last member's value; `start` is the place that shows it. */
export function wrapped(start: number): Repair {
  return {
    kind: 'unopened-bracket',
    ...UNOPENED_ARRAY,
    start,
    end: start + 1,
    wrap: true,
    resume: start,
    state: VALUE,
  };
}

/** Repairs for one wrong character in the place of another sign: `=` for a colon, `;` for a comma. */
export function signFor({ at }: Situation, state: State, message: string): Repair {
  return { kind: 'bad-token', message, start: at, end: at + 1, resume: at + 1, state };
}

export function skip({ at, state }: Situation): Repair {
  return { kind: 'stray-bracket', start: at, end: at + 1, resume: at + 1, state };
}

/** The last string may have swallowed the text after its lost quote, or the last word may have lost its first quote. */
export function cuts(situation: Situation): Repair[] {
  const { at, code, last, stringStart, wordStart } = situation;
  if (code === QUOTE && wordStart >= 0 && at === last) {
    const span = { start: wordStart, end: at + 1 };
    return [
      { kind: 'bad-token', message: UNOPENED_STRING, ...span, blank: span, resume: at + 1, state: AFTER },
    ];
  }
  return stringStart < 0 ? [] : stringCuts(situation, stringStart, last, false);
}

export function isScalar({ text, at }: Situation): boolean {
  return scanNumber(text, at) >= 0 || scanLiteral(text, at) >= 0;
}
