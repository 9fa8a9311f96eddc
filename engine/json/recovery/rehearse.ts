import {
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON_SIGN,
  COMMA,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
  SLASH,
  isSpace,
} from '../characters';
import { commentEnd, scanLiteral, scanNumber, scanString, scanWord } from '../scan';
import { AFTER, COLON, FIRST_KEY, FIRST_VALUE, KEY, VALUE, type State } from '../states';

/** The result of reading ahead: how far a text reads without a fault from some point on. */
export interface Rehearsal {
  /** The token that does not fit; beyond the end of the text if everything fits. */
  readonly reached: number;
  /** The place from which on nothing was looked at. */
  readonly horizon: number;
}

/**
 * A string longer than this, in UTF-16 units, ends a rehearsal, so that hostile text costs no more than normal text.
 */
const LONGEST_STRING = 4_096;

/**
 * Reads strictly from `at` in `state` to the first fault or to `limit`, inside the containers in `objects` (outermost
 * first, true for an object). Builds nothing. Comments are skipped, because they are faults of their own.
 */
export function rehearse(
  text: string,
  at: number,
  state: State,
  objects: readonly boolean[],
  limit: number,
): Rehearsal {
  const stack = [...objects];
  for (;;) {
    const code = text.charCodeAt(at);
    if (at >= limit) return { reached: limit, horizon: at };
    if (isSpace(code)) {
      at++;
      continue;
    }
    if (code === SLASH && commentEnd(text, at) > at) {
      at = commentEnd(text, at);
      continue;
    }
    if (at >= text.length) {
      const whole = stack.length === 0 && state === AFTER;
      return { reached: whole ? text.length + 1 : text.length, horizon: text.length + 1 };
    }
    const inObject = stack[stack.length - 1];
    if (code === CLOSE_BRACKET || code === CLOSE_BRACE) {
      const fits = code === CLOSE_BRACE ? inObject === true : inObject === false;
      const empty = state === (code === CLOSE_BRACE ? FIRST_KEY : FIRST_VALUE);
      if (!fits || (state !== AFTER && !empty)) return { reached: at, horizon: at + 1 };
      stack.pop();
      state = AFTER;
      at++;
    } else if (state === AFTER) {
      if (code !== COMMA || inObject === undefined) return { reached: at, horizon: at + 1 };
      state = inObject ? KEY : VALUE;
      at++;
    } else if (state === COLON) {
      if (code !== COLON_SIGN) return { reached: at, horizon: at + 1 };
      state = VALUE;
      at++;
    } else if (code === QUOTE) {
      const { end, closed, controls, badEscapes } = scanString(text, at, at + LONGEST_STRING);
      if (!closed || controls.length + badEscapes.length > 0) return { reached: at, horizon: end + 6 };
      state = state === KEY || state === FIRST_KEY ? COLON : AFTER;
      at = end;
    } else if (state === KEY || state === FIRST_KEY) {
      return { reached: at, horizon: at + 1 };
    } else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      stack.push(code === OPEN_BRACE);
      state = code === OPEN_BRACE ? FIRST_KEY : FIRST_VALUE;
      at++;
    } else {
      const number = scanNumber(text, at);
      const end = number < 0 ? scanLiteral(text, at) : number;
      if (end < 0) return { reached: at, horizon: scanWord(text, at) + 2 };
      state = AFTER;
      at = end;
    }
  }
}
