import type { JsonObject, JsonValue } from '../../../../engine/json';
import type { Path } from '../../../../engine/core';
import type { Expectation, ObjectShape, Shape, VariantShape } from '../../../../engine/shape';
import type { Guess } from './draft';
import type { Insert } from './insert';
import type { Slot } from './slot';

/** The kind of a proposal, which selects the icon. */
export type ProposalKind = 'key' | 'value' | 'whole' | 'position' | 'name';

/** A text that can be inserted in a slot. */
export interface Proposal {
  readonly kind: ProposalKind;
  readonly label: string;
  /** A short text next to the label: every row of the list has one. */
  readonly detail: string;
  /** Markdown. */
  readonly doc?: string;
  readonly insert: Insert;
  /** The text to compare with the typed text, without quotes; the label by default. */
  readonly filter?: string;
  /** The cells that the map in its documentation marks. */
  readonly cells?: readonly number[];
}

/** A request: a slot and its context. */
export interface Asked {
  readonly root: JsonValue;
  /** The shape of the file. */
  readonly shape: Shape;
  readonly slot: Slot;
  /** The expected shape of the slot; for a key, of its object. */
  readonly expected: Expectation;
  /** The path of the slot; for a key, of its object. */
  readonly value: JsonValue;
  /** The object or list around the slot. */
  readonly container: JsonValue;
  readonly guess: Guess;
  /**
   * Narrows a shape at a path by the rest of the object: to the states of its prop, for instance. `undefined` if no
   * value is possible.
   */
  readonly narrowed: (path: Path, owner: JsonObject, shape: Shape) => Shape | undefined;
  /** Returns the complete objects that the slot, of this shape, can become; the likeliest first. */
  readonly wholes: (shape: ObjectShape | VariantShape) => readonly Whole[];
}

/** A complete object, which can be inserted as a value or as the members of an empty object. */
export interface Whole {
  readonly label: string;
  /** A short text next to the label. */
  readonly detail: string;
  /** Markdown. */
  readonly doc?: string;
  /** Its members, without the surrounding braces. */
  readonly members: Insert;
  /** Its value as far as it is known. */
  readonly value: JsonValue;
}

/** Returns proposals for a slot, the likeliest first; `undefined` if the source does not handle the slot. */
export type Source = (asked: Asked) => Offer | undefined;

/** Proposals of one source. */
export interface Offer {
  readonly proposals: readonly Proposal[];
  /** True if some were left out. */
  readonly isCut?: boolean;
}

export function isObject(value: JsonValue): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the items of a list; empty for other values. */
export function itemsOf(value: JsonValue): readonly JsonValue[] {
  return Array.isArray(value) ? (value as readonly JsonValue[]) : [];
}

/** Returns true if a path matches a pattern, in which `*` stands for any single step. */
export function isAt(path: Path, form: string): boolean {
  const steps = form.split('/');
  return steps.length === path.length && steps.every((step, at) => step === '*' || step === String(path[at]));
}
