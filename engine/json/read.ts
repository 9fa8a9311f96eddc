import { TableBuilder } from './builder';
import {
  BACKSLASH,
  BYTE_ORDER_MARK,
  CARRIAGE_RETURN,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON_SIGN,
  COMMA,
  LINE_FEED,
  MINUS,
  NINE,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
  SPACE,
  TAB,
  ZERO,
} from './characters';
import { hashKey, type KeyTable } from './keys';
import {
  ARRAY,
  ESCAPED,
  FALSE,
  NULL,
  NUMBER,
  OBJECT,
  STRIDE,
  STRING,
  TRUE,
  UNREAD,
  endOf,
  kindOf,
  startOf,
  type NodeTable,
} from './nodes';
import { Recovery, type Mark } from './recovery/recovery';
import { DEEPEST } from './recovery/repair';
import { scanLiteral, scanNumber, scanString, skipPlain } from './scan';
import type { Followers } from './siblings';
import { AFTER, COLON, FIRST_KEY, FIRST_VALUE, KEY, VALUE, type State } from './states';

export interface Reading {
  readonly table: NodeTable;
  /** In the order in which they were found. */
  readonly marks: readonly Mark[];
  readonly tooDeep: boolean;
}

const END_OF_TEXT = -1;

/** Reads a whole text. */
export function readText(text: string, keys: KeyTable): Reading {
  const builder = new TableBuilder(keys, 64 + (text.length >> 3));
  const recovery = new Recovery(text, builder, 0);
  const start = text.charCodeAt(0) === BYTE_ORDER_MARK ? 1 : 0;
  run(text, builder, recovery, { at: start, state: VALUE, limit: text.length });
  return { table: builder.finish(), marks: recovery.marks, tooDeep: recovery.tooDeep };
}

/** A container that is to be read again after an edit. */
export interface Again {
  /** The container as it was read before. */
  readonly table: NodeTable;
  readonly node: number;
  /** The containers around it, outermost first: true for an object. */
  readonly surroundings: readonly boolean[];
  /** The child after which reading continues, as if it had just been read; -1 if that is the opening bracket. */
  readonly last: number;
  /** Its children at which reading may stop. */
  readonly followers: Followers;
  /** The place at which its bracket should close it. */
  readonly end: number;
}

/**
 * Reads one container again. The `table` of the result has the contents of the container, from the child `last` on and
 * up to the follower that was met. `undefined` if it neither met one nor closed by its own bracket just before `end`.
 */
export function readAgain(text: string, keys: KeyTable, again: Again): Reading | undefined {
  const { table, node, last, followers, end } = again;
  const start = startOf(table, node);
  const builder = new TableBuilder(keys, 16 + ((end - (last < 0 ? start : endOf(table, last))) >> 3));
  for (const object of again.surroundings) builder.surround(object);
  const recovery = new Recovery(text, builder, again.surroundings.length + 1);
  let from = start;
  if (last >= 0) {
    builder.open(kindOf(table, node), start);
    builder.adopt(table, last);
    from = endOf(table, last);
  }
  const state = last < 0 ? VALUE : AFTER;
  const reached = run(text, builder, recovery, { at: from, state, limit: end, followers });
  if (recovery.failed || recovery.tooDeep || (reached !== end && !followers.isMet)) return undefined;
  return { table: builder.finish(STRIDE), marks: recovery.marks, tooDeep: false };
}

/** The start of reading and its limits. */
interface Stretch {
  readonly at: number;
  readonly state: State;
  readonly limit: number;
  readonly followers?: Followers | undefined;
}

/**
 * The single pass: strict reading here, error recovery in `recovery`. Ends with the text, at the end of the container
 * that reading began in, beyond `limit`, or before one of its `followers`. Returns the place of the end.
 */
function run(text: string, builder: TableBuilder, recovery: Recovery, stretch: Stretch): number {
  const { limit, followers } = stretch;
  const size = text.length;
  let { at, state } = stretch;
  const { keys, objects } = builder;
  const floor = recovery.floor;
  /** The end of the last token. */
  let last = at;
  let previousKey = 0;
  for (;;) {
    // Beyond the end no character is asked for: a single NaN would make all codes floating-point numbers.
    let code = at < size ? text.charCodeAt(at) : END_OF_TEXT;
    while (
      code <= SPACE &&
      (code === SPACE || code === LINE_FEED || code === CARRIAGE_RETURN || code === TAB)
    ) {
      code = ++at < size ? text.charCodeAt(at) : END_OF_TEXT;
    }
    const depth = objects.length;
    switch (state) {
      case AFTER:
        if (code === COMMA && depth > 0) {
          state = objects[depth - 1] === true ? KEY : VALUE;
          last = ++at;
          if (at > limit || (depth === floor && followers?.meet(at) === true)) return at;
          continue;
        }
        if (depth > 0 && code === (objects[depth - 1] === true ? CLOSE_BRACE : CLOSE_BRACKET)) {
          last = ++at;
          builder.close(at, 0);
          if (depth === floor) return at;
          continue;
        }
        break;
      case FIRST_KEY:
      case KEY:
        if (code === QUOTE) {
          let key = keys.guess(text, at + 1, previousKey);
          let end = at + 1;
          if (key !== 0) {
            end += keys.name(key).length;
          } else {
            let hash = 0;
            for (let unit = text.charCodeAt(end); unit >= SPACE && unit !== QUOTE && unit !== BACKSLASH;) {
              hash = hashKey(hash, unit);
              unit = text.charCodeAt(++end);
            }
            if (text.charCodeAt(end) === QUOTE) {
              key = keys.intern(text, at + 1, end, hash);
              keys.follow(previousKey, key);
            } else {
              const token = scanString(text, at);
              if (!token.closed) break;
              end = token.end - 1;
              if (recovery.checkString(token))
                key = keys.internName(JSON.parse(text.slice(at, end + 1)) as string);
            }
          }
          builder.key = previousKey = key;
          builder.keyStart = at;
          last = at = end + 1;
          state = COLON;
          continue;
        }
        if (code === CLOSE_BRACE && state === FIRST_KEY) {
          last = ++at;
          builder.close(at, 0);
          if (depth === floor) return at;
          state = AFTER;
          continue;
        }
        break;
      case COLON:
        if (code === COLON_SIGN) {
          last = ++at;
          state = VALUE;
          continue;
        }
        break;
      default:
        if (code === QUOTE) {
          let end = skipPlain(text, at + 1);
          if (text.charCodeAt(end) === QUOTE) {
            builder.add(STRING, at, ++end);
          } else {
            const token = scanString(text, at);
            if (!token.closed) break;
            end = token.end;
            builder.add(recovery.checkString(token) ? ESCAPED : UNREAD, at, end);
          }
          last = at = end;
          state = AFTER;
          continue;
        }
        if ((code >= ZERO && code <= NINE) || code === MINUS) {
          const end = scanNumber(text, at);
          if (end < 0) break;
          builder.add(end === text.length && depth > 0 ? UNREAD : NUMBER, at, end);
          last = at = end;
          state = AFTER;
          continue;
        }
        if (code === OPEN_BRACE || code === OPEN_BRACKET) {
          if (depth === DEEPEST) {
            last = at = recovery.skipDeep(at);
            state = AFTER;
            continue;
          }
          builder.open(code === OPEN_BRACE ? OBJECT : ARRAY, at);
          state = code === OPEN_BRACE ? FIRST_KEY : FIRST_VALUE;
          last = ++at;
          continue;
        }
        if (code === CLOSE_BRACKET && state === FIRST_VALUE) {
          last = ++at;
          builder.close(at, 0);
          if (depth === floor) return at;
          state = AFTER;
          continue;
        } else {
          const end = scanLiteral(text, at);
          if (end < 0) break;
          const kind = code === 0x74 ? TRUE : code === 0x66 ? FALSE : NULL;
          builder.add(end === text.length && depth > 0 ? UNREAD : kind, at, end);
          last = at = end;
          state = AFTER;
          continue;
        }
    }
    if (!recovery.recover(at, code, state, last)) return -1;
    ({ at, state, last } = recovery);
  }
}
