import type { JsonObject, JsonValue } from '../../../../engine/json';
import type { Path } from '../../../../engine/core';
import type { Expectation, Shape } from '../../../../engine/shape';
import type { Guess } from './draft';
import type { Insert } from './insert';
import type { Slot } from './slot';

/** What a proposal is, for the picture that an editor shows beside it. */
export type ProposalKind = 'key' | 'value' | 'whole' | 'position' | 'name';

/** Something that may be written in a slot. */
export interface Proposal {
  readonly kind: ProposalKind;
  readonly label: string;
  /** A few words beside the label. */
  readonly detail?: string;
  /** Markdown. */
  readonly doc?: string;
  readonly insert: Insert;
  /** What is compared with what was typed, without quotes; the label where it is absent. */
  readonly filter?: string;
  /** The cells of a map that it is about, for the picture in its documentation. */
  readonly cells?: readonly number[];
}

/** What was asked: a slot, and what is known of it. */
export interface Asked {
  readonly root: JsonValue;
  /** What the file may hold. */
  readonly shape: Shape;
  readonly slot: Slot;
  /** What belongs in the slot; for a key what belongs where its object is. */
  readonly expected: Expectation;
  /** What stands in the slot; for a key its object. */
  readonly value: JsonValue;
  /** The object or list around the slot. */
  readonly container: JsonValue;
  readonly guess: Guess;
  /**
   * What of a shape can be at a path, beside what the object there says: of all states those of the prop that it is
   * about. `undefined` where nothing can be there.
   */
  readonly narrowed: (path: Path, owner: JsonObject, shape: Shape) => Shape | undefined;
}

/** What a source has to say of a slot: proposals, likeliest first; `undefined` where it is no business of its. */
export type Source = (asked: Asked) => Offer | undefined;

/** Proposals of one source. */
export interface Offer {
  readonly proposals: readonly Proposal[];
  /** Whether there are more that were not listed. */
  readonly isCut?: boolean;
}

export function isObject(value: JsonValue): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The items of a list; none where it is something else. */
export function itemsOf(value: JsonValue): readonly JsonValue[] {
  return Array.isArray(value) ? (value as readonly JsonValue[]) : [];
}

/** Whether a path is of this form; `*` stands for any one step. */
export function isAt(path: Path, form: string): boolean {
  const steps = form.split('/');
  return steps.length === path.length && steps.every((step, at) => step === '*' || step === String(path[at]));
}
