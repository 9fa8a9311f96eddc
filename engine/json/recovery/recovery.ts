import type { TableBuilder } from '../builder';
import {
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON_SIGN,
  COMMA,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
  SLASH,
  isLineEnd,
} from '../characters';
import { BRACKET_TOO_MANY, MESSAGES, UNCLOSED_AT_END, UNCLOSED_OBJECT, UNFINISHED_AT_END } from '../messages';
import { ARRAY, HEAD, IMPLIED, NULL, NUMBER, OBJECT, OPEN, START, STRING, UNREAD, kindOf } from '../nodes';
import { OUTLOOK, behind, choose, type Choice, type FaultWords, type Situation } from './repair';
import { repairsOf, rootRepairs } from './repairs';
import { dropToken } from './ways';
import { rehearse } from './rehearse';
import { commentEnd, scanString, scanWord, type ScannedString } from '../scan';
import { AFTER, COLON, FIRST_KEY, KEY, VALUE, type State } from '../states';
import type { Span, SyntaxFault, SyntaxFaultKind } from '../types';
import { closeByLayout } from './unclosed';
import { unclosedStringRepairs } from '../words';

/** A fault, the place in reading where it was found, and the end of the following text that it depends on. */
export interface Mark {
  readonly fault: SyntaxFault;
  readonly at: number;
  readonly horizon: number;
}

/** The kinds of faults that are not reported right after a comma that was itself reported for a missing value. */
const AFTER_MISSING: ReadonlySet<SyntaxFaultKind> = new Set([
  'missing-value',
  'missing-key',
  'trailing-comma',
]);

/**
 * The number of faults that are recovered from with care. A text with more is hardly JSON, and reading it must not take
 * long.
 */
export const MOST_WEIGHED = 1_000;

/** The number of faults after which each token that does not fit is skipped. */
const MOST_REPAIRED = 10_000;

/** Handles text that is not strict JSON: reports it once, and finds where and how to continue reading. */
export class Recovery {
  readonly marks: Mark[] = [];
  /** The place at which reading continues after `recover`. */
  at = 0;
  state: State = VALUE;
  last = 0;
  tooDeep = false;
  /** True if the container that reading began in did not close by its own bracket. */
  failed = false;
  /** True if the last fault includes the rest of the text: then the end of the text is not reported. */
  #silentEnd = false;
  /** The end of a comma that was reported for a missing value: a comma right after it is not reported. */
  #missing = -1;

  constructor(
    readonly text: string,
    readonly builder: TableBuilder,
    /** The minimum number of open containers for which the one that reading began in is still open. */
    readonly floor: number,
  ) {}

  /** Finds the place to continue reading after a token that does not fit. Returns false if reading ends. */
  recover(at: number, code: number, state: State, last: number): boolean {
    const { text, builder } = this;
    this.at = at;
    this.state = state;
    this.last = last;
    if (code === SLASH && commentEnd(text, at) > at) return this.#skipComment(at);
    if (at >= text.length) return this.#endOfText();
    const depth = builder.depth;
    const node = builder.lastAt(last);
    const kind = state === AFTER && node >= 0 ? kindOf(builder.table, node) : UNREAD;
    const string = kind === STRING;
    const start = builder.table[node + START] ?? -1;
    const situation: Situation = {
      text,
      at,
      code,
      state,
      last,
      objects: builder.objects,
      stringStart: string ? start : -1,
      wordStart: kind >= NULL && kind <= NUMBER ? start : -1,
      keyStart: builder.keyStart,
      hasChild: builder.hasChild,
    };
    if (state === AFTER && depth === 0) {
      if (code !== COLON_SIGN || !string) return this.#textAfterEnd(situation);
      return this.#apply(situation, choose(situation, rootRepairs(situation), this.#weighs));
    }
    if (this.marks.length >= MOST_REPAIRED) {
      return this.#apply(situation, choose(situation, [dropToken(situation)], false));
    }
    if (code === QUOTE && (state === VALUE || state === 0 || state === KEY || state === FIRST_KEY)) {
      return this.#unclosedString(situation);
    }
    return this.#apply(situation, choose(situation, repairsOf(situation), this.#weighs));
  }

  get #weighs(): boolean {
    return this.marks.length < MOST_WEIGHED;
  }

  /** Reports the faults inside a closed string. Returns true if its value can be read. */
  checkString({ controls, badEscapes }: ScannedString): boolean {
    let previous = -2;
    for (const at of controls) {
      if (at !== previous + 1) this.#report('control-character', { start: at, end: at + 1 }, at, at + 1);
      previous = at;
    }
    for (const at of badEscapes) {
      const end = at + (this.text.charAt(at + 1) === '"' ? 1 : 2);
      this.#report('bad-escape', { start: at, end }, at, at + 6);
    }
    return controls.length + badEscapes.length === 0;
  }

  /** Skips a container that is nested too deep. Returns its end. */
  skipDeep(start: number): number {
    const { text } = this;
    if (!this.tooDeep) this.#report('too-deep', { start, end: start + 1 }, start, text.length + 1);
    this.tooDeep = true;
    let depth = 0;
    let at = start;
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === QUOTE) at = scanString(text, at).end - 1;
      else if (code === OPEN_BRACE || code === OPEN_BRACKET) depth++;
      else if ((code === CLOSE_BRACE || code === CLOSE_BRACKET) && --depth === 0) break;
    }
    if (at >= text.length) this.#silentEnd = true;
    const end = Math.min(at + 1, text.length);
    this.builder.add(UNREAD, start, end);
    return end;
  }

  #skipComment(at: number): boolean {
    const { text } = this;
    const end = commentEnd(text, at);
    this.#report('comment', { start: at, end }, at, end + 1);
    if (
      !isLineEnd(text.charCodeAt(at + 1)) &&
      text.charAt(at + 1) === '*' &&
      !text.startsWith('*/', end - 2)
    ) {
      this.#silentEnd = true;
    }
    this.at = end;
    return true;
  }

  #endOfText(): boolean {
    const { text, builder, last } = this;
    if (this.floor > 0) {
      this.failed = true;
      return false;
    }
    const previous = this.marks[this.marks.length - 1];
    const known =
      this.#silentEnd ||
      (previous !== undefined && previous.fault.end >= last && previous.fault.kind !== 'comment');
    if (builder.depth === 0) {
      if (builder.length === 0 && previous === undefined) {
        this.#report('empty', behind(text.length), text.length, text.length + 1);
      }
      return false;
    }
    const isWaiting =
      this.state === COLON || (this.state === VALUE && builder.objects[builder.depth - 1] === true);
    if (isWaiting) builder.add(UNREAD, last, last);
    const root = builder.depth === 1 && this.state === AFTER && builder.objects[0] === true;
    while (builder.depth > 0) builder.close(last, OPEN);
    if (known) return false;
    const place = root ? closeByLayout(text, builder.table, last) : -1;
    const atEnd = { message: isWaiting ? UNFINISHED_AT_END : UNCLOSED_AT_END };
    const [end, said] = place < 0 ? [last, atEnd] : [place, UNCLOSED_OBJECT];
    this.#report('unclosed-bracket', behind(end), place < 0 ? text.length : place, text.length + 1, said);
    return false;
  }

  #textAfterEnd({ text, at, code, last, state }: Situation): boolean {
    const { builder } = this;
    if (code === COMMA && kindOf(builder.table, 0) >= ARRAY) {
      const object = kindOf(builder.table, 0) === OBJECT;
      const { reached, horizon } = rehearse(text, at, state, [object], at + OUTLOOK);
      if (reached > text.length || reached === at + OUTLOOK) {
        this.#report('stray-bracket', behind(last), at, horizon, { message: BRACKET_TOO_MANY });
        builder.reopenRoot();
        return true;
      }
    }
    const end = code === QUOTE ? scanString(text, at).end : scanWord(text, at);
    this.#report('text-after-end', { start: at, end }, at, end + 1);
    const { table } = builder;
    if (kindOf(table, 0) >= ARRAY) table[HEAD] = (table[HEAD] ?? 0) | OPEN;
    return false;
  }

  #unclosedString(situation: Situation): boolean {
    const { text, at } = situation;
    const { end } = scanString(text, at);
    const choice = choose(situation, unclosedStringRepairs(situation, end), this.#weighs);
    if (end < text.length || choice.complete) return this.#apply(situation, choice);
    const [whole] = unclosedStringRepairs(situation, end);
    if (!whole) return false;
    this.#silentEnd = true;
    return this.#apply(situation, { ...choice, repair: whole });
  }

  #apply(situation: Situation, { repair, horizon }: Choice): boolean {
    const { builder } = this;
    if (builder.depth - (repair.pops ?? 0) < this.floor) {
      this.failed = true;
      return false;
    }
    const silent = situation.last === this.#missing && AFTER_MISSING.has(repair.kind);
    const span = repair.wrap ? builder.lastChildStart : repair;
    // If reading goes back, the faults that it finds from there on come after this one.
    const place = Math.min(situation.at, repair.resume);
    if (silent) this.#lookAhead(horizon);
    else this.#report(repair.kind, span, place, horizon, repair);
    let { last } = situation;
    if (repair.blank) {
      builder.blankLast(repair.blank);
      last = repair.blank.end;
    }
    if (repair.undo) {
      builder.removeLast();
      last = repair.resume;
    }
    if (repair.dropKey) builder.dropKey();
    if (repair.fill) builder.add(UNREAD, repair.fill.start, repair.fill.end);
    for (let pops = repair.pops ?? 0; pops > 0; pops--) builder.close(last, OPEN);
    if (repair.wrap) builder.wrapLast();
    if (repair.opens)
      builder.open((repair.opens === 'object' ? OBJECT : ARRAY) | IMPLIED | OPEN, repair.resume);
    if (repair.closes) builder.close(repair.resume, repair.pops === undefined ? OPEN : 0);
    if (builder.depth < this.floor) {
      this.failed = true;
      return false;
    }
    this.at = repair.resume;
    this.state = repair.state;
    this.last = Math.max(last, repair.resume > situation.at ? repair.resume : 0);
    const comma = repair.kind === 'missing-value' || repair.kind === 'missing-key';
    if (comma && repair.resume > situation.at) this.#missing = this.last;
    return true;
  }

  /** Records that the last fault depends on the text before `horizon`. */
  #lookAhead(horizon: number): void {
    const mark = this.marks.pop();
    if (mark) this.marks.push({ ...mark, horizon: Math.max(mark.horizon, horizon) });
  }

  #report(
    kind: SyntaxFaultKind,
    { start, end }: Span,
    at: number,
    horizon: number,
    { message = MESSAGES[kind], bracket }: FaultWords = {},
  ): void {
    const missing = bracket === undefined ? {} : { bracket };
    this.marks.push({ fault: { kind, message, ...missing, start, end }, at, horizon });
  }
}
