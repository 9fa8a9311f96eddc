import {
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON_SIGN,
  COMMA,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
  isFollower,
} from './characters';
import {
  COLON_ALONE,
  COLON_FOR_COMMA,
  LOST_VALUE,
  SIGN_FOR_COLON,
  SIGN_FOR_COMMA,
  TOO_MANY,
  UNCLOSED_ARRAY,
  UNCLOSED_OBJECT,
  UNOPENED_ARRAY,
  UNOPENED_EMPTY_ARRAY,
  UNOPENED_EMPTY_OBJECT,
  UNOPENED_OBJECT,
  UNOPENED_STRING,
  WRONG_BRACE,
  WRONG_BRACKET,
} from './messages';
import { behind, popsTo, tokenEndBefore, type Repair, type Situation } from './repair';
import { scanLiteral, scanNumber, scanString, scanWord } from './scan';
import { AFTER, COLON, FIRST_KEY, FIRST_VALUE, KEY, VALUE, type State } from './states';
import { keyWords, stringCuts, valueWords } from './words';

/** The ways to read on from a token that does not fit, the likeliest first. There is always one. */
export function repairsOf(situation: Situation): Repair[] {
  const { at, last, stringStart } = situation;
  const glued = at === last && situation.state === AFTER && stringStart >= 0;
  const repairs = glued ? [...cuts(situation), ...repairsIn(situation)] : repairsIn(situation);
  return [...repairs, dropToken(situation)];
}

/** The token itself is one too many. */
export function dropToken(situation: Situation): Repair {
  const { text, at, code, state } = situation;
  switch (code) {
    case OPEN_BRACE:
    case OPEN_BRACKET:
    case CLOSE_BRACE:
    case CLOSE_BRACKET:
      return { ...skip(situation), message: TOO_MANY };
    default: {
      const end = code === QUOTE ? scanString(text, at).end : isFollower(code) ? at + 1 : scanWord(text, at);
      return { kind: 'bad-token', message: TOO_MANY, start: at, end, resume: end, state };
    }
  }
}

function repairsIn(situation: Situation): Repair[] {
  switch (situation.state) {
    case FIRST_VALUE:
    case VALUE:
      return valueRepairs(situation);
    case FIRST_KEY:
    case KEY:
      return keyRepairs(situation);
    case COLON:
      return colonRepairs(situation);
    case AFTER:
      return inObject(situation) ? memberRepairs(situation) : elementRepairs(situation);
  }
}

function inObject({ objects }: Situation): boolean {
  return objects[objects.length - 1] === true;
}

/** A value is wanted, and something else stands here. */
function valueRepairs(situation: Situation): Repair[] {
  const { at, code, last, objects, state } = situation;
  const root = objects.length === 0;
  const member = inObject(situation);
  const token = { start: at, end: at + 1 };
  const nothing = { start: last, end: last };
  switch (code) {
    case COMMA:
      if (root) return [{ kind: 'bad-token', ...token, resume: at + 1, state }];
      return member
        ? [{ kind: 'missing-value', ...behind(last), fill: nothing, resume: at, state: AFTER }]
        : [
            { kind: 'missing-value', ...token, fill: nothing, resume: at + 1, state: VALUE },
            ...(state === FIRST_VALUE && objects.length > 1 ? [unclosedEmpty(situation)] : []),
          ];
    case CLOSE_BRACKET:
      if (root) return [skip(situation)];
      if (!member) return [{ kind: 'trailing-comma', ...behind(last), resume: at, state: AFTER }];
      return [
        {
          kind: 'unopened-bracket',
          message: UNOPENED_EMPTY_ARRAY,
          ...token,
          opens: 'array',
          closes: true,
          resume: at + 1,
          state: AFTER,
        },
        ...unclosed(situation, false, { fill: nothing, closes: true, resume: at + 1, state: AFTER }),
        { kind: 'stray-bracket', ...token, fill: nothing, resume: at + 1, state: AFTER },
      ];
    case CLOSE_BRACE:
      if (root) return [skip(situation)];
      if (!member) return closingBraceInArray(situation);
      return [
        { kind: 'missing-value', ...behind(last), fill: nothing, resume: at, state: AFTER },
        {
          kind: 'unopened-bracket',
          message: UNOPENED_EMPTY_OBJECT,
          ...token,
          opens: 'object',
          closes: true,
          resume: at + 1,
          state: AFTER,
        },
      ];
    case COLON_SIGN:
      return [{ kind: 'bad-token', ...token, resume: at + 1, state }];
    default:
      return valueWords(situation);
  }
}

/** A key is wanted, and something else stands here. */
function keyRepairs(situation: Situation): Repair[] {
  const { at, code, last, state } = situation;
  const token = { start: at, end: at + 1 };
  switch (code) {
    case CLOSE_BRACE:
      return [{ kind: 'trailing-comma', ...behind(last), resume: at, state: AFTER }];
    case COMMA:
      return [{ kind: 'missing-key', ...token, resume: at + 1, state: KEY }];
    case COLON_SIGN:
      return [{ kind: 'missing-key', ...token, dropKey: true, resume: at + 1, state: VALUE }];
    case CLOSE_BRACKET:
      return closingBracketInObject(situation);
    case OPEN_BRACE:
    case OPEN_BRACKET:
      return [...keyless(situation), { kind: 'stray-bracket', ...token, resume: at + 1, state }];
    default:
      return isScalar(situation) ? [...keyless(situation), ...keyWords(situation)] : keyWords(situation);
  }
}

/** A value where a key is wanted: its array's or object's bracket is missing, or its key. */
function keyless(situation: Situation): Repair[] {
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

/** A colon is wanted behind a key. */
function colonRepairs(situation: Situation): Repair[] {
  const { at, code, last, keyStart, hasChild } = situation;
  const nothing = { start: last, end: last };
  const half: Repair = { kind: 'missing-colon', ...behind(last), fill: nothing, resume: at, state: AFTER };
  const forgotten: Repair = {
    kind: 'missing-colon',
    message: COLON_ALONE,
    ...behind(last),
    resume: at,
    state: VALUE,
  };
  const repairs: Repair[] = [];
  switch (code) {
    case COMMA:
    case CLOSE_BRACE:
      repairs.push(half);
      break;
    case CLOSE_BRACKET:
      repairs.push(
        ...unclosed(situation, false, { fill: nothing, closes: true, resume: at + 1, state: AFTER }),
      );
      if (keyStart >= 0 && hasChild) repairs.push({ ...wrapped(keyStart), dropKey: true });
      repairs.push({ ...half, resume: at + 1 });
      break;
    case QUOTE:
      repairs.push(forgotten, { ...half, state: KEY });
      break;
    case OPEN_BRACE:
    case OPEN_BRACKET:
      repairs.push(forgotten);
      break;
    default:
      if (isScalar(situation)) repairs.push(forgotten);
      repairs.push(signFor(situation, VALUE, SIGN_FOR_COLON), ...valueWords(situation));
  }
  if (keyStart >= 0) {
    if (hasChild) repairs.push({ ...wrapped(keyStart), dropKey: true });
    const keyCuts = stringCuts(situation, keyStart, last, true);
    if (at === last) return [...keyCuts, ...repairs];
    repairs.push(...keyCuts);
  }
  return repairs;
}

/** Behind an element of an array. */
function elementRepairs(situation: Situation): Repair[] {
  const { at, code, last, stringStart } = situation;
  switch (code) {
    case COLON_SIGN:
      return colonInArray(situation);
    case CLOSE_BRACE:
      return [...closingBraceInArray(situation), ...cuts(situation)];
    case QUOTE:
      return [
        { kind: 'missing-comma', ...behind(last), resume: at, state: VALUE },
        ...unclosed(situation, true, { resume: at, state: KEY }),
        ...cuts(situation),
      ];
    case OPEN_BRACE:
    case OPEN_BRACKET:
      return [{ kind: 'missing-comma', ...behind(last), resume: at, state: VALUE }, ...cuts(situation)];
    default:
      if (isScalar(situation) && stringStart < 0) {
        return [{ kind: 'missing-comma', ...behind(last), resume: at, state: VALUE }];
      }
      return [...valueWords(situation), ...cuts(situation), signFor(situation, VALUE, SIGN_FOR_COMMA)];
  }
}

/** Behind a member of an object. */
function memberRepairs(situation: Situation): Repair[] {
  const { at, code, last } = situation;
  const token = { start: at, end: at + 1 };
  switch (code) {
    case COLON_SIGN:
      return colonBehindMember(situation);
    case CLOSE_BRACKET:
      return [...closingBracketInObject(situation), ...cuts(situation)];
    case QUOTE:
      return [{ kind: 'missing-comma', ...behind(last), resume: at, state: KEY }, ...cuts(situation)];
    case OPEN_BRACE:
    case OPEN_BRACKET:
      return [
        ...keyless(situation),
        ...cuts(situation),
        { kind: 'stray-bracket', ...token, resume: at + 1, state: AFTER },
      ];
    default:
      return [
        ...(isScalar(situation) ? keyless(situation) : []),
        ...keyWords(situation),
        ...cuts(situation),
        signFor(situation, KEY, SIGN_FOR_COMMA),
      ];
  }
}

/** `["a", "b": 1`: the array ended before the key, or an object should begin there, or a comma was meant. */
function colonInArray(situation: Situation): Repair[] {
  const { at, stringStart } = situation;
  const comma: Repair = {
    kind: 'bad-token',
    message: COLON_FOR_COMMA,
    start: at,
    end: at + 1,
    resume: at + 1,
    state: VALUE,
  };
  if (stringStart < 0) return [comma];
  return [
    ...unclosed(situation, true, { undo: true, resume: stringStart, state: KEY }),
    unopenedObject(stringStart),
    comma,
    ...cuts(situation),
  ];
}

/** `"a": "b": 1`: the value of `a` is missing, or an object should begin there. */
function colonBehindMember(situation: Situation): Repair[] {
  const { at, stringStart, text } = situation;
  if (stringStart < 0)
    return [{ kind: 'bad-token', start: at, end: at + 1, resume: at + 1, state: VALUE, dropKey: true }];
  const end = tokenEndBefore(text, stringStart);
  return [
    unopenedObject(stringStart),
    { kind: 'missing-value', ...behind(end), blank: { start: end, end }, resume: stringStart, state: KEY },
    ...cuts(situation),
  ];
}

/** A string before a colon at the root: an object without its bracket. */
export function rootRepairs({ stringStart }: Situation): Repair[] {
  return [unopenedObject(stringStart)];
}

function unopenedObject(stringStart: number): Repair {
  return {
    kind: 'unopened-bracket',
    message: UNOPENED_OBJECT,
    start: stringStart,
    end: stringStart + 1,
    undo: true,
    opens: 'object',
    resume: stringStart,
    state: FIRST_KEY,
  };
}

function closingBraceInArray(situation: Situation): Repair[] {
  const { at } = situation;
  return [
    ...unclosed(situation, true, { closes: true, resume: at + 1, state: AFTER }),
    {
      kind: 'unclosed-bracket',
      message: WRONG_BRACE,
      start: at,
      end: at + 1,
      closes: true,
      resume: at + 1,
      state: AFTER,
    },
    skip(situation),
  ];
}

function closingBracketInObject(situation: Situation): Repair[] {
  const { at, hasChild } = situation;
  const repairs = unclosed(situation, false, { closes: true, resume: at + 1, state: AFTER });
  if (hasChild) repairs.push({ ...wrapped(at), closes: true, resume: at + 1, state: AFTER });
  repairs.push(
    {
      kind: 'unclosed-bracket',
      message: WRONG_BRACKET,
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

/** The containers inside the innermost object (or array) were not closed. None where there is no such container. */
function unclosed(
  situation: Situation,
  object: boolean,
  rest: Pick<Repair, 'undo' | 'fill' | 'closes' | 'resume' | 'state'>,
): Repair[] {
  const { objects, text, last, stringStart } = situation;
  const pops = popsTo(objects, object);
  if (pops < 1) return [];
  const end = rest.undo ? tokenEndBefore(text, stringStart) : last;
  const message = object ? UNCLOSED_ARRAY : UNCLOSED_OBJECT;
  return [{ kind: 'unclosed-bracket', message, ...behind(end), pops, ...rest }];
}

/** `"leaks": [, "rules"`: the array that has only begun was to be empty. */
function unclosedEmpty({ at, last }: Situation): Repair {
  return {
    kind: 'unclosed-bracket',
    message: UNCLOSED_ARRAY,
    ...behind(last),
    pops: 1,
    resume: at,
    state: AFTER,
  };
}

/** An array should have begun before the last member's value; `start` is what shows it. */
function wrapped(start: number): Repair {
  return {
    kind: 'unopened-bracket',
    message: UNOPENED_ARRAY,
    start,
    end: start + 1,
    wrap: true,
    resume: start,
    state: VALUE,
  };
}

/** One character stands where another sign is wanted: `=` for a colon, `;` for a comma. */
function signFor({ at }: Situation, state: State, message: string): Repair {
  return { kind: 'bad-token', message, start: at, end: at + 1, resume: at + 1, state };
}

function skip({ at, state }: Situation): Repair {
  return { kind: 'stray-bracket', start: at, end: at + 1, resume: at + 1, state };
}

/** The last string may have swallowed what stands behind its lost quote, or the last word may have lost its first. */
function cuts(situation: Situation): Repair[] {
  const { at, code, last, stringStart, wordStart } = situation;
  if (code === QUOTE && wordStart >= 0 && at === last) {
    const span = { start: wordStart, end: at + 1 };
    return [
      { kind: 'bad-token', message: UNOPENED_STRING, ...span, blank: span, resume: at + 1, state: AFTER },
    ];
  }
  return stringStart < 0 ? [] : stringCuts(situation, stringStart, last, false);
}

function isScalar({ text, at }: Situation): boolean {
  return scanNumber(text, at) >= 0 || scanLiteral(text, at) >= 0;
}
