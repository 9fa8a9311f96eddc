import type { Path } from '../core';

/**
 * A value as JSON can write it. Where text was too broken to be read, an array element or a member's value is
 * `undefined`: something stands there, and nobody knows what.
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

/** Text that is not strict JSON, at the offending token (or just behind the last good one where one is missing). */
export interface SyntaxFault extends Span {
  readonly kind: SyntaxFaultKind;
  /** A sentence that names what is wrong and how to mend it. */
  readonly message: string;
}

export type SyntaxFaultKind =
  | 'empty'
  | 'comment'
  | 'trailing-comma'
  | 'missing-comma'
  | 'missing-colon'
  | 'missing-value'
  | 'missing-key'
  | 'unclosed-bracket'
  | 'unopened-bracket'
  | 'stray-bracket'
  | 'unclosed-string'
  | 'control-character'
  | 'bad-escape'
  | 'bad-number'
  | 'bad-token'
  | 'text-after-end'
  | 'too-deep';

/** A key that its object already had: `span` is the later key (quotes included), `first` the one that counts. */
export interface DuplicateKey {
  readonly key: string;
  /** The object that has it twice. */
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
  /** The key of a member, or the index of an element; `undefined` where a key could not be read. */
  readonly step: string | number | undefined;
  /** The key, quotes included. */
  readonly key: Span | undefined;
  /** The value. */
  readonly span: Span;
}

/** Where in a document an offset lies. */
export interface JsonLocation {
  /** The innermost value (or member, for a key) at the offset. */
  readonly path: Path;
  /** Whether the offset is in the member's key. */
  readonly onKey: boolean;
  /** In a string value: the code point at the offset, counted from 0. */
  readonly index?: number;
  /** Between the elements of an array, whose path this then is: how many of them begin before the offset. */
  readonly elementsBefore?: number;
}

/**
 * A JSON text as checks take it from its reader: the plain value, and how much of the text that is. `JsonDocument` is
 * one; a value that was never text can be one too.
 */
export interface JsonSource {
  /**
   * The plain value, the same object each time. Of duplicate keys the first counts. `undefined` where nothing could
   * be read. Keys such as `__proto__` are ordinary own keys. Values that an edit did not touch are shared with the
   * document before it.
   */
  readonly value: JsonValue;
  /** The faults of the text itself; while there are any, nothing is reported as missing. */
  readonly faults: readonly unknown[];
  /** Whether this object or array of `value` was never closed (or was closed only by a guess), so that more may belong in it. */
  isOpen(container: JsonArray | JsonObject): boolean;
}

/**
 * A JSON text that has been read as far as it can be: immutable, never failing. Positions are looked up only when
 * they are asked for.
 */
export interface JsonDocument extends JsonSource {
  readonly text: string;
  /** What is not strict JSON, in text order; each independent fault once. */
  readonly faults: readonly SyntaxFault[];
  /** In text order; none while the key in question could not be read. */
  readonly duplicateKeys: readonly DuplicateKey[];
  /** The document after the edits (in old coordinates, not overlapping, in any order). Equal to reading the new text afresh. */
  edit(edits: readonly TextEdit[]): JsonDocument;
  /** The value at `path`; `undefined` where there is none. Strings include their quotes. */
  spanOf(path: Path): Span | undefined;
  /** The key of the member at `path`, quotes included; `undefined` where the path does not end in a member. */
  keySpanOf(path: Path): Span | undefined;
  /** The source of one code point of the string at `path`, escapes included; its length gives the closing quote. */
  characterSpanOf(path: Path, index: number): Span | undefined;
  /** What a container at `path` holds, in text order, members that repeat a key included; nothing of any other value. */
  childrenOf(path: Path): readonly JsonChild[];
  /** The objects and arrays, each before those inside it. */
  containers(): readonly Span[];
  /**
   * Visits the values that touch a range, each before those inside it, in text order; what is inside a value only
   * where the visitor answers true. Members whose key was not read or is a duplicate are passed over.
   */
  visit(range: Span, visitor: (path: Path, span: Span) => boolean): void;
  /** What stands at an offset in `[0, text.length]`. */
  locate(offset: number): JsonLocation;
}
