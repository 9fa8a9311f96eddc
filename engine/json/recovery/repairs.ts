import {
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON_SIGN,
  COMMA,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
} from '../characters';
import {
  COLON_ALONE,
  COLON_FOR_COMMA,
  SIGN_FOR_COLON,
  SIGN_FOR_COMMA,
  UNOPENED_EMPTY_ARRAY,
  UNOPENED_EMPTY_OBJECT,
} from '../messages';
import { behind, tokenEndBefore, type Repair, type Situation } from './repair';
import { AFTER, COLON, FIRST_KEY, FIRST_VALUE, KEY, VALUE } from '../states';
import { keyWords, stringCuts, valueWords } from '../words';
import {
  dropToken,
  keyless,
  unopenedObject,
  closingBraceInArray,
  closingBracketInObject,
  unclosed,
  unclosedEmpty,
  wrapped,
  signFor,
  skip,
  cuts,
  isScalar,
  inObject,
} from './ways';

/**
 * Returns the ways to continue reading after a token that does not fit, the likeliest first. There is always at least
 * one.
 */
export function repairsOf(situation: Situation): Repair[] {
  const { at, last, stringStart } = situation;
  const glued = at === last && situation.state === AFTER && stringStart >= 0;
  const repairs = glued ? [...cuts(situation), ...repairsIn(situation)] : repairsIn(situation);
  return [...repairs, dropToken(situation)];
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

/** Repairs for a token in the place of a value. */
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
          ...UNOPENED_EMPTY_ARRAY,
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
          ...UNOPENED_EMPTY_OBJECT,
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

/** Repairs for a token in the place of a key. */
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

/** Repairs for a missing colon after a key. */
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

/** Repairs after an element of an array. */
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

/** Repairs after a member of an object. */
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

/** Repairs for a string before a colon at the root: an object without its bracket. */
export function rootRepairs({ stringStart }: Situation): Repair[] {
  return [unopenedObject(stringStart)];
}
