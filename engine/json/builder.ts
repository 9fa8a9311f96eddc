import type { KeyTable } from './keys';
import {
  ARRAY,
  DUPLICATE,
  END,
  HEAD,
  IMPLIED,
  KEY_SHIFT,
  KEY_START,
  KIND,
  OBJECT,
  OPEN,
  SIZE,
  START,
  STRIDE,
  keyOf,
  nextOf,
  type NodeTable,
} from './nodes';
import type { Span } from './types';

/** The maximum number of integers moved to make room for an array without an opening bracket. */
const MOST_MOVED = 16_384;

/** A node table under construction, with the containers that are still open. */
export class TableBuilder {
  table: NodeTable;
  /** The number of integers in use. */
  length = 0;
  /** The number of the key that waits for its value, or 0; and the start of that key, or -1. */
  key = 0;
  keyStart = -1;
  /** The open containers, outermost first: the kind (true for an object), the node, and the start of its keys. */
  readonly objects: boolean[] = [];
  readonly #nodes: number[] = [];
  readonly #keyBases: number[] = [];
  /** The last node added, by the number of containers around it. */
  readonly #lastChildren: number[] = [];
  /** The members with keys of all open objects. */
  #members: Int32Array = new Int32Array(64);
  #memberCount = 0;
  /** The last closed object that has a key, by key, as its turn. */
  #seen: Int32Array;
  #turn = 0;

  constructor(
    readonly keys: KeyTable,
    capacity: number,
  ) {
    this.table = new Int32Array(capacity * STRIDE);
    this.#seen = new Int32Array(keys.size + 64);
  }

  get depth(): number {
    return this.objects.length;
  }

  add(kind: number, start: number, end: number): void {
    const node = this.length;
    if (node + STRIDE > this.table.length) this.#grow();
    const table = this.table;
    table[node + HEAD] = kind | (this.key << KEY_SHIFT);
    table[node + KEY_START] = this.keyStart;
    table[node + START] = start;
    table[node + END] = end;
    table[node + SIZE] = 1;
    this.#lastChildren[this.objects.length] = node;
    this.length = node + STRIDE;
    if (this.key !== 0) {
      this.#remember(node);
      this.key = 0;
    }
    this.keyStart = -1;
  }

  open(kind: number, start: number): void {
    this.#nodes.push(this.length);
    this.add(kind, start, start);
    this.objects.push((kind & KIND) === OBJECT);
    this.#keyBases.push(this.#memberCount);
  }

  /** Adds a child, with all that it holds, from another table of the same text. */
  adopt(table: NodeTable, child: number): void {
    const node = this.length;
    const end = nextOf(table, child);
    while (node + end - child > this.table.length) this.#grow();
    this.table.set(table.subarray(child, end), node);
    this.#lastChildren[this.objects.length] = node;
    this.length = node + end - child;
    if (keyOf(table, child) !== 0) this.#remember(node);
  }

  close(end: number, flag: number): void {
    const node = this.#nodes.pop() ?? 0;
    const base = this.#keyBases.pop() ?? 0;
    const table = this.table;
    table[node + END] = end;
    table[node + SIZE] = (this.length - node) / STRIDE;
    if (flag !== 0) table[node + HEAD] = (table[node + HEAD] ?? 0) | flag;
    if (this.objects.pop() !== true) return;
    if (this.#memberCount > base + 1) this.#markDuplicates(base);
    this.#memberCount = base;
  }

  /** Opens a container that was begun in another table, only as the surroundings of what follows. */
  surround(object: boolean): void {
    this.objects.push(object);
    this.#nodes.push(0);
    this.#keyBases.push(0);
  }

  /** True if the innermost container holds something, and its last child is small enough to be moved. */
  get hasChild(): boolean {
    if (this.depth === 0 || this.length <= (this.#nodes[this.depth - 1] ?? 0) + STRIDE) return false;
    return this.length - (this.#lastChildren[this.depth] ?? 0) <= MOST_MOVED;
  }

  /** The first character of the innermost container's last child. */
  get lastChildStart(): Span {
    const start = this.table[(this.#lastChildren[this.depth] ?? 0) + START] ?? 0;
    return { start, end: start + 1 };
  }

  /** Returns the last node, if its value ends at `end`; else -1. */
  lastAt(end: number): number {
    const node = this.length - STRIDE;
    return node >= 0 && this.table[node + END] === end ? node : -1;
  }

  /** Removes the last node, which must be a scalar. Its key then has no value again. */
  removeLast(): void {
    const node = this.length - STRIDE;
    this.length = node;
    this.key = (this.table[node + HEAD] ?? 0) >>> KEY_SHIFT;
    this.keyStart = this.table[node + KEY_START] ?? -1;
    if (this.key !== 0) this.#memberCount--;
  }

  /** Turns the last node, a scalar, into an unread value. */
  blankLast({ start, end }: Span): void {
    const node = this.length - STRIDE;
    const table = this.table;
    table[node + HEAD] = (table[node + HEAD] ?? 0) & ~KIND;
    table[node + START] = start;
    table[node + END] = end;
  }

  dropKey(): void {
    this.key = 0;
    this.keyStart = -1;
  }

  /** Begins an array before the last child of the innermost container, which becomes its first element. */
  wrapLast(): void {
    const child = this.#lastChildren[this.depth] ?? 0;
    if (this.length + STRIDE > this.table.length) this.#grow();
    const table = this.table;
    table.copyWithin(child + STRIDE, child, this.length);
    this.length += STRIDE;
    table[child + HEAD] = ((table[child + HEAD] ?? 0) & ~0xff) | ARRAY | IMPLIED | OPEN;
    table[child + STRIDE + HEAD] = (table[child + STRIDE + HEAD] ?? 0) & 0xff;
    table[child + STRIDE + KEY_START] = -1;
    this.objects.push(false);
    this.#nodes.push(child);
    this.#keyBases.push(this.#memberCount);
  }

  /** Opens the root again, which closed before its end. */
  reopenRoot(): void {
    const object = (this.table[HEAD] ?? 0) & KIND;
    this.objects.push(object === OBJECT);
    this.#nodes.push(0);
    this.#keyBases.push(0);
    this.#memberCount = 0;
    if (object !== OBJECT) return;
    for (let child = STRIDE; child < this.length; child = nextOf(this.table, child)) {
      if (keyOf(this.table, child) !== 0) this.#remember(child);
    }
  }

  /** Returns the nodes from `first` on, without spare capacity. */
  finish(first = 0): NodeTable {
    return this.table.slice(first, this.length);
  }

  #remember(member: number): void {
    if (this.#memberCount === this.#members.length) this.#members = doubled(this.#members);
    this.#members[this.#memberCount++] = member;
  }

  #markDuplicates(base: number): void {
    const members = this.#members;
    if (this.#seen.length < this.keys.size) {
      const seen = new Int32Array(this.keys.size * 2);
      seen.set(this.#seen);
      this.#seen = seen;
    }
    const turn = ++this.#turn;
    for (let index = base; index < this.#memberCount; index++) {
      const node = members[index] ?? 0;
      const head = this.table[node + HEAD] ?? 0;
      const key = head >>> KEY_SHIFT;
      if (this.#seen[key] === turn) this.table[node + HEAD] = head | DUPLICATE;
      else this.#seen[key] = turn;
    }
  }

  #grow(): void {
    this.table = doubled(this.table);
  }
}

function doubled(array: Int32Array): Int32Array<ArrayBuffer> {
  const result = new Int32Array(array.length * 2);
  result.set(array);
  return result;
}
