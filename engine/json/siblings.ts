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
 * How far a token may be looked at behind its end: a slash there is a comment only if another slash or a star follows.
 */
const LOOK_BEHIND = 2;

/** Whether nothing was decided by how the text ends: then what stands behind an edit cannot change what is before it. */
export function isEndUnseen({ table, marks }: Before, textLength: number): boolean {
  return !hasFlag(table, 0, OPEN) && marks.every(({ horizon }) => horizon <= textLength);
}

/**
 * The last child of `container` that stands before an edit, and before all faults of the container: reading can go on
 * behind it as if it had just been read. -1 where there is none.
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
 * The children of a container that stand behind an edit. Where reading comes to one of them as it did before the edit,
 * behind the same comma, it would read all that follows as it did, and need not go on.
 */
export class Followers {
  /** Whether reading has come to `child`. */
  isMet = false;
  #child: number;
  /** Behind the comma before the child, in the old text. */
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

  /** The child that reading has come to, or may come to next. */
  get child(): number {
    return this.#child;
  }

  /** Behind the comma before that child, where the old text has it. */
  get place(): number {
    return this.#place;
  }

  /** Whether one of the children follows the comma that ends at `at` in the new text. Asked from front to back. */
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

  /** Finds the next child that was read without a fault, and behind a comma of its own that stands behind `from`. */
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

/** Where a child begins, with its key. */
function headOf(table: NodeTable, child: number): number {
  const key = table[child + KEY_START] ?? -1;
  return key < 0 ? startOf(table, child) : key;
}
