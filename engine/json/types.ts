import type { Path } from '../core';

/**
 * A value as JSON can write it. If the text was too broken to be read, an array element or a member's value is
 * `undefined`: there is a value, but it is unknown.
 */
export type JsonValue = null | boolean | number | string | JsonArray | JsonObject | undefined;
export type JsonArray = readonly JsonValue[];
export interface JsonObject {
  readonly [key: string]: JsonValue;
}

/** A half-open piece of a text, in UTF-16 units: `[start, end)`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Text that is not strict JSON, at the offending token (or just after the last good one if one is missing). */
export interface SyntaxFault extends Span {
  readonly kind: SyntaxFaultKind;
  /** A sentence that says what is wrong and how to fix it. */
  readonly message: string;
  /** The bracket that is missing, or that belongs in the place of a wrong one; `undefined` if there are several. */
  readonly bracket?: Bracket;
}

export type Bracket = '[' | ']' | '{' | '}';

export type SyntaxFaultKind =
  | 'empty'
  | 'comment'
  | 'trailing-comma'
  | 'missing-comma'
  | 'missing-colon'
  | 'missing-value'
  | 'missing-key'
  | 'unclosed-bracket'
  | 'wrong-bracket'
  | 'unopened-bracket'
  | 'stray-bracket'
  | 'unclosed-string'
  | 'control-character'
  | 'bad-escape'
  | 'bad-number'
  | 'bad-token'
  | 'surplus-text'
  | 'text-after-end'
  | 'too-deep';

/** A key that its object already had: `span` is the later key (quotes included), `first` the one that counts. */
export interface DuplicateKey {
  readonly key: string;
  /** The object that has the key twice. */
  readonly object: Path;
  readonly span: Span;
  readonly first: Span;
}

/** A replacement of `[start, end)` of the old text by `text`. */
export interface TextEdit extends Span {
  readonly text: string;
}

/** A member or element, at its place. */
export interface JsonChild {
  /** The key of a member, or the index of an element; `undefined` if a key could not be read. */
  readonly step: string | number | undefined;
  /** The key, quotes included. */
  readonly key: Span | undefined;
  /** The value. */
  readonly span: Span;
}

/** The place of an offset in a document. */
export interface JsonLocation {
  /** The innermost value (or member, for a key) at the offset. */
  readonly path: Path;
  /** True if the offset is in the member's key. */
  readonly onKey: boolean;
  /** The code point at the offset, counted from 0, if the offset is in a string value. */
  readonly index?: number;
  /**
   * The number of elements that begin before the offset, if the offset is between the elements of an array; `path` is
   * then that of the array.
   */
  readonly elementsBefore?: number;
}

/**
 * A JSON text as checks receive it from its reader: the plain value, and how much of the text it covers. A
 * `JsonDocument` is one; a value that was never text can be one too.
 */
export interface JsonSource {
  /**
   * The plain value, the same object each time. Of duplicate keys the first counts. `undefined` if no value could be
   * read. Keys such as `__proto__` are ordinary own keys. Values that an edit did not touch are shared with the
   * document before it.
   */
  readonly value: JsonValue;
  /** The faults of the text itself; while there are any, nothing is reported as missing. */
  readonly faults: readonly unknown[];
  /**
   * Returns true if this object or array of `value` was never closed (or was closed only by a guess), so that more may
   * belong in it.
   */
  isOpen(container: JsonArray | JsonObject): boolean;
}

/** A JSON text, read as far as possible: immutable, and created without errors. Positions are computed on demand. */
export interface JsonDocument extends JsonSource {
  readonly text: string;
  /** The syntax errors, in text order; each independent one once. */
  readonly faults: readonly SyntaxFault[];
  /** In text order; without keys that could not be read. */
  readonly duplicateKeys: readonly DuplicateKey[];
  /**
   * Returns the document after the edits (in old coordinates, not overlapping, in any order). Equal to reading the new
   * text from scratch.
   */
  edit(edits: readonly TextEdit[]): JsonDocument;
  /** Returns the span of the value at `path`; `undefined` if there is none. Strings include their quotes. */
  spanOf(path: Path): Span | undefined;
  /**
   * Returns the span of the key of the member at `path`, quotes included; `undefined` if the path does not end in a
   * member.
   */
  keySpanOf(path: Path): Span | undefined;
  /**
   * Returns the source span of one code point of the string at `path`, escapes included; its length gives the closing
   * quote.
   */
  characterSpanOf(path: Path, index: number): Span | undefined;
  /**
   * Returns the children of the container at `path`, in text order, including members that repeat a key; empty for any
   * other value.
   */
  childrenOf(path: Path): readonly JsonChild[];
  /** Returns the spans of the objects and arrays, each before those inside it. */
  containers(): readonly Span[];
  /**
   * Visits the values that touch a range in text order, each before its contents. The contents of a value are only
   * visited if the visitor returns true. Members whose key was not read or is a duplicate are skipped.
   */
  visit(range: Span, visitor: (path: Path, span: Span) => boolean): void;
  /** Returns the node at an offset in `[0, text.length]`. */
  locate(offset: number): JsonLocation;
}
