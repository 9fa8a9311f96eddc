import type { Path } from '../../../engine/core';
import type { Span } from '../../../engine/json';
import { deepest } from '../toml/limits';
import { Scanner } from '../toml/scanner';
import { charactersOf, type StringCharacter } from '../toml/strings';

/** The kind of a part of a TOML text. `missing`: a key without a value. */
export type PartKind = 'table' | 'array' | 'inline' | 'string' | 'lines' | 'other' | 'missing';

/** A part of a TOML text: a table with its header, a value, or a key that waits for one. */
export interface Part {
  readonly path: Path;
  readonly kind: PartKind;
  /** The key, or the text between the brackets of a header; `undefined` for items of a list. */
  readonly key: Span | undefined;
  /**
   * For a table, from its header to the end of its last member; for a key without a value, including the rest of its
   * line.
   */
  readonly span: Span;
  /** For strings, the span between the quotes, without a line end directly after the opening quotes. */
  readonly inside: Span | undefined;
  /** For strings, their value. */
  readonly text: string | undefined;
}

/** All parts of a TOML text, complete or not, in text order, each before its content. */
export interface Sketch {
  readonly text: string;
  readonly parts: readonly Part[];
}

/**
 * Finds the parts of a text, valid or not: a part that is not closed ends where the next key or header begins. In a
 * valid text, parts end where their syntax does.
 */
export function sketchToml(text: string, isSound: boolean): Sketch {
  return { text, parts: new Sketcher(new Scanner(text, !isSound)).all() };
}

/** Returns true if a part is an entry of a list of the format, with a header of its own or as an inline table. */
export function isEntry({ kind, path }: Part): boolean {
  return path.length === 2 && (kind === 'table' || (kind === 'inline' && typeof path[1] === 'number'));
}

/** Returns the characters of a string; none of another part. */
export function charactersIn({ text }: Sketch, { kind, span, inside }: Part): Iterable<StringCharacter> {
  if (inside === undefined) return [];
  const quote = text.charAt(span.start) === '"' ? '"' : "'";
  return charactersOf(text, { inside, quote, isLong: kind === 'lines' });
}

/** A part that is not finished yet. */
type Draft = { -readonly [K in keyof Part]: Part[K] };

class Sketcher {
  private readonly parts: Draft[] = [];
  /** The number of entries of each array of tables so far, by its path. */
  private readonly counts = new Map<string, number>();
  private table: Draft | undefined;
  private base: Path = [];

  constructor(private readonly scanner: Scanner) {}

  all(): readonly Part[] {
    const { scanner } = this;
    for (;;) {
      scanner.skipBlank(true);
      if (scanner.isAtEnd) return this.parts;
      const before = scanner.at;
      if (scanner.sees('[')) this.header();
      else this.member(this.base, '\n');
      // what cannot begin anything is passed over, so that this ends
      if (scanner.at === before) scanner.at++;
      const last = this.parts.at(-1);
      if (this.table !== undefined && last !== undefined && last !== this.table)
        this.table.span = { start: this.table.span.start, end: Math.max(this.table.span.end, scanner.at) };
    }
  }

  private header(): void {
    const { scanner } = this;
    const start = scanner.at;
    const isArray = scanner.take('[[');
    if (!isArray) scanner.take('[');
    scanner.skipBlank(false);
    const keyStart = scanner.at;
    const keys = scanner.keys().slice(0, deepest);
    const key = { start: keyStart, end: scanner.at };
    scanner.skipBlank(false);
    if (!scanner.take(isArray ? ']]' : ']')) scanner.take(']');
    this.base = this.resolve(keys, isArray);
    this.table = {
      path: this.base,
      kind: 'table',
      key,
      span: { start, end: scanner.at },
      inside: undefined,
      text: undefined,
    };
    this.parts.push(this.table);
  }

  /** Returns the path that a header means: through the last entry of every array of tables on the way. */
  private resolve(keys: readonly string[], isArray: boolean): Path {
    let path: Path = [];
    for (const [index, name] of keys.entries()) {
      path = [...path, name];
      const at = JSON.stringify(path);
      const count = this.counts.get(at);
      if (isArray && index === keys.length - 1) {
        this.counts.set(at, (count ?? 0) + 1);
        return [...path, count ?? 0];
      }
      if (count !== undefined) path = [...path, count - 1];
    }
    return path;
  }

  /** A key and its value; `until` are the characters that end it. */
  private member(base: Path, until: string): void {
    const { scanner } = this;
    const start = scanner.at;
    const keys = scanner.keys();
    const key = { start, end: scanner.at };
    if (key.end === key.start) {
      scanner.skipOther(until);
      return;
    }
    const path = [...base, ...keys];
    const between = scanner.at;
    scanner.skipBlank(false);
    if (!scanner.take('=')) {
      scanner.at = between;
      this.parts.push(this.missing(path, key, scanner.at));
      return;
    }
    const behind = scanner.at;
    scanner.skipBlank(false);
    this.value(path, key, until, behind);
  }

  private missing(path: Path, key: Span | undefined, from: number): Draft {
    return {
      path,
      kind: 'missing',
      key,
      span: { start: from, end: this.scanner.at },
      inside: undefined,
      text: undefined,
    };
  }

  /** Reads a value and records it, if there is one. */
  private value(path: Path, key: Span | undefined, until: string, behind: number): void {
    const { scanner } = this;
    const start = scanner.at;
    const string = scanner.string();
    if (string !== undefined) {
      const { inside, text, isLong } = string;
      const kind = isLong ? 'lines' : 'string';
      this.parts.push({ path, kind, key, span: { start, end: scanner.at }, inside, text });
      return;
    }
    // what is nested too deeply is passed over, bracket by bracket
    if (path.length <= deepest && (scanner.sees('[') || scanner.sees('{'))) {
      const isList = scanner.sees('[');
      const part: Draft = {
        path,
        kind: isList ? 'array' : 'inline',
        key,
        span: { start, end: start },
        inside: undefined,
        text: undefined,
      };
      this.parts.push(part);
      if (isList) this.items(path);
      else this.members(path);
      part.span = { start, end: scanner.at };
      return;
    }
    scanner.skipOther(until);
    if (scanner.at === start) {
      if (key !== undefined) this.parts.push(this.missing(path, key, behind));
      return;
    }
    const span = { start, end: scanner.at };
    this.parts.push({ path, kind: 'other', key, span, inside: undefined, text: undefined });
  }

  private items(path: Path): void {
    const { scanner } = this;
    scanner.take('[');
    let index = 0;
    while (!scanner.endsOf(']')) {
      if (scanner.take(',')) continue;
      const before = scanner.at;
      this.value([...path, index], undefined, ',]\n', scanner.at);
      // what cannot begin anything is passed over, so that this ends
      if (scanner.at === before) scanner.at++;
      else index++;
    }
    scanner.take(']');
  }

  private members(path: Path): void {
    const { scanner } = this;
    scanner.take('{');
    while (!scanner.endsOf('}')) {
      const before = scanner.at;
      this.member(path, ',}\n');
      scanner.skipBlank(false);
      if (!scanner.take(',') && scanner.at === before) return;
    }
    scanner.take('}');
  }
}
