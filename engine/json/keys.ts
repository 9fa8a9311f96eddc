import { QUOTE } from './characters';

/**
 * The keys of a text, numbered from 1. The table only grows, and documents derived from one text by edits share it. Its
 * strings are copies, so that none keeps a text alive.
 */
export class KeyTable {
  readonly #names: string[] = [''];
  readonly #hashes: number[] = [0];
  #roomy = Infinity;
  readonly #followers: number[] = [0];
  #slots = new Int32Array(64);

  get size(): number {
    return this.#names.length;
  }

  /** True if edits have added enough unused keys that the next reading should begin with a new table. */
  get isCrowded(): boolean {
    return this.size > this.#roomy;
  }

  /**
   * Marks the end of reading the whole text. If there are more than twice as many keys later, the others come from
   * edits.
   */
  settle(): void {
    this.#roomy = this.size * 2 + 64;
  }

  name(id: number): string {
    return this.#names[id] ?? '';
  }

  /**
   * Returns the number of the key whose plain text begins at `start` if it is the one that followed the key `previous`
   * last time, as in lists of similar objects; else 0.
   */
  guess(text: string, start: number, previous: number): number {
    const id = this.#followers[previous] ?? 0;
    const name = this.#names[id] ?? '';
    return id !== 0 && text.startsWith(name, start) && text.charCodeAt(start + name.length) === QUOTE
      ? id
      : 0;
  }

  /** Remembers that the key `id`, whose text is plain, followed the key `previous`. */
  follow(previous: number, id: number): void {
    this.#followers[previous] = id;
  }

  /** Returns the number of the key `text[start, end)`, which is plain; `hash` is its `hashKey`. */
  intern(text: string, start: number, end: number, hash: number): number {
    const mask = this.#slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const id = this.#slots[slot] ?? 0;
      if (id === 0) return this.#add(copyPlain(text, start, end), hash, slot);
      if (this.#hashes[id] === hash && sameText(this.#names[id] ?? '', text, start, end)) return id;
    }
  }

  /** Returns the number of a key that had to be decoded. */
  internName(name: string): number {
    let hash = 0;
    for (let at = 0; at < name.length; at++) hash = hashKey(hash, name.charCodeAt(at));
    return this.intern(name, 0, name.length, hash);
  }

  /** Returns the number of a key; 0 if no object has it. */
  find(name: string): number {
    let hash = 0;
    for (let at = 0; at < name.length; at++) hash = hashKey(hash, name.charCodeAt(at));
    const mask = this.#slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const id = this.#slots[slot] ?? 0;
      if (id === 0 || (this.#hashes[id] === hash && this.#names[id] === name)) return id;
    }
  }

  #add(name: string, hash: number, slot: number): number {
    const id = this.#names.push(name) - 1;
    this.#hashes.push(hash);
    this.#followers.push(0);
    this.#slots[slot] = id;
    if (id * 2 > this.#slots.length) this.#grow();
    return id;
  }

  #grow(): void {
    const slots = new Int32Array(this.#slots.length * 2);
    const mask = slots.length - 1;
    for (let id = 1; id < this.#names.length; id++) {
      let slot = (this.#hashes[id] ?? 0) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = id;
    }
    this.#slots = slots;
  }
}

/** Adds a character to the hash of a key, which starts from 0. */
export function hashKey(hash: number, code: number): number {
  return (Math.imul(hash, 31) + code) | 0;
}

function sameText(name: string, text: string, start: number, end: number): boolean {
  if (name.length !== end - start) return false;
  for (let at = 0; at < name.length; at++) {
    if (name.charCodeAt(at) !== text.charCodeAt(start + at)) return false;
  }
  return true;
}

/** V8 makes a slice of 13 or more characters a view of the whole text, which would keep the text alive. */
const SHORTEST_VIEW = 13;

/** Copies a piece of a text into an independent string. */
export function copyPlain(text: string, start: number, end: number): string {
  const piece = text.slice(start, end);
  return piece.length < SHORTEST_VIEW ? piece : (JSON.parse(JSON.stringify(piece)) as string);
}
