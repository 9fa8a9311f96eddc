import { COMMA } from './characters';
import {
  IMPLIED,
  KEY_START,
  OPEN,
  STRIDE,
  UNREAD,
  endOf,
  hasFlag,
  kindOf,
  nextOf,
  startOf,
  type NodeTable,
} from './nodes';
import type { Mark } from './recovery/recovery';
import { tokenEndBefore } from './recovery/repair';
import type { Span, TextEdit } from './types';

/** A reading before an edit. */
interface Before {
  readonly table: NodeTable;
  readonly marks: readonly Mark[];
}

/**
 * The distance beyond its end to which a token may be examined: a slash there is a comment only if another slash or a
 * star follows.
 */
const LOOK_BEHIND = 2;

/**
 * Returns true if no decision depended on how the text ends. Then the text after an edit cannot change what is before
 * it.
 */
export function isEndUnseen({ table, marks }: Before, textLength: number): boolean {
  return !hasFlag(table, 0, OPEN) && marks.every(({ horizon }) => horizon <= textLength);
}

/**
 * Returns the last child of `container` that ends before an edit and before all faults of the container. Reading can
 * continue after it as if it had just been read. -1 if there is none.
 */
export function lastBefore({ table, marks }: Before, container: number, edit: Span): number {
  const start = startOf(table, container);
  let limit = edit.start - LOOK_BEHIND;
  for (const { at, fault } of marks) if (at > start) limit = Math.min(limit, at - 1, fault.start - 1);
  const end = nextOf(table, container);
  let last = -1;
  for (
    let child = container + STRIDE;
    child < end && endOf(table, child) <= limit;
    child = nextOf(table, child)
  ) {
    last = child;
  }
  return last;
}

/**
 * The children of a container after an edit. If reading comes to one of them as it did before the edit, after the same
 * comma, it would read everything that follows as before, and can stop.
 */
export class Followers {
  /** True if reading has come to `child`. */
  isMet = false;
  #child: number;
  /** The end of the comma before the child, in the old text. */
  #place = -1;
  readonly #end: number;
  readonly #delta: number;

  constructor(
    private readonly before: Before,
    container: number,
    edit: TextEdit,
    /** The text after the edit. */
    private readonly text: string,
  ) {
    const { table } = before;
    this.#delta = edit.text.length - (edit.end - edit.start);
    this.#end = nextOf(table, container);
    this.#child = container + STRIDE;
    while (this.#child < this.#end && headOf(table, this.#child) <= edit.end) this.#step();
    this.#find(edit.end);
  }

  /** The child that reading has come to, or can come to next. */
  get child(): number {
    return this.#child;
  }

  /** The end of the comma before that child, in the old text. */
  get place(): number {
    return this.#place;
  }

  /**
   * Returns true if one of the children follows the comma that ends at `at` in the new text. Called from front to back.
   */
  meet(at: number): boolean {
    while (this.#child < this.#end && this.#place < at - this.#delta) {
      const from = this.#place;
      this.#step();
      this.#find(from);
    }
    this.isMet = this.#child < this.#end && this.#place === at - this.#delta;
    return this.isMet;
  }

  #step(): void {
    this.#child = nextOf(this.before.table, this.#child);
  }

  /** Finds the next child that was read without a fault, after a comma of its own that ends after `from`. */
  #find(from: number): void {
    const { table } = this.before;
    for (; this.#child < this.#end; this.#child = nextOf(table, this.#child)) {
      const head = headOf(table, this.#child);
      const place = tokenEndBefore(this.text, head + this.#delta) - this.#delta;
      if (place <= from || this.text.charCodeAt(place + this.#delta - 1) !== COMMA) continue;
      if (kindOf(table, this.#child) === UNREAD || hasFlag(table, this.#child, OPEN | IMPLIED)) continue;
      if (this.#hasFault(place - 1, endOf(table, this.#child))) continue;
      this.#place = place;
      return;
    }
  }

  #hasFault(start: number, end: number): boolean {
    return this.before.marks.some(
      ({ at, fault }) => Math.max(at, fault.end) >= start && Math.min(at, fault.start) <= end,
    );
  }
}

/** Returns the start of a child, including its key. */
function headOf(table: NodeTable, child: number): number {
  const key = table[child + KEY_START] ?? -1;
  return key < 0 ? startOf(table, child) : key;
}
