import type { Issue } from '../core';
import type { JsonArray, JsonObject, JsonValue } from '../json';
import type { Balance } from './balance';
import type { IssueCode } from './codes';
import type { Level } from './level';

/** A document as its reader hands it over: the plain value, and how much of the text that is. `JsonDocument` is one. */
export interface LevelSource {
  readonly value: JsonValue;
  /** Whether more may belong in this container of `value` than could be read. */
  isOpen(container: JsonArray | JsonObject): boolean;
  /** What is wrong with the text itself; while there is anything, absence is not reported. */
  readonly faults: readonly unknown[];
}

export interface CheckedLevel {
  /** In document order of their places where nothing else says more. Empty of `syntax` and `duplicate-key`: those are the reader's. */
  readonly issues: readonly Issue<IssueCode>[];
  /** Present where the document has no error (the reader's included). */
  readonly level: Level | undefined;
  /** True where the file is of another format or version: its one issue is all that is to be said of it. */
  readonly foreign: boolean;
}

export type CheckLevel = (source: LevelSource, balance: Balance) => CheckedLevel;
