import type { JsonValue } from '../json';

/**
 * Shapes describe the possible content of a document in one place, for the decoder, the JSON Schema, completion and
 * hover. A shape is plain data; `decode` walks it. `DraftOf<S>` is the type of a decoded value of shape `S`.
 */
export type Shape =
  | StringShape
  | BooleanShape
  | IntegerShape
  | NumberShape
  | EnumerationShape
  | PositionShape
  | ListShape
  | ObjectShape
  | VariantShape
  | AnythingShape;

export interface StringShape {
  readonly kind: 'string';
  readonly nonEmpty: boolean;
}
export interface BooleanShape {
  readonly kind: 'boolean';
}
/** An integer in `[min, max]`, at most 2^53 - 1 in both directions. */
export interface IntegerShape {
  readonly kind: 'integer';
  readonly min: number;
  readonly max: number;
}
/** A finite number in `[min, max]`, and greater than `above` if that is given. */
export interface NumberShape {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly above?: number;
  /** True if the value has to be less than `max`. */
  readonly belowMax?: boolean;
}
/** One of some strings, or `null` if the format allows it. */
export interface EnumerationShape<V extends string = string> {
  readonly kind: 'enumeration';
  readonly values: readonly V[];
  readonly nullable: boolean;
}
/** One of some strings, or `null`. */
export interface NullableShape<V extends string = string> extends EnumerationShape<V> {
  readonly nullable: true;
}
/** `[x, y]`: two integers, column and row. The shape does not check that it lies on the map. */
export interface PositionShape {
  readonly kind: 'position';
}
export interface ListShape<S extends Shape = Shape> {
  readonly kind: 'list';
  readonly item: S;
  readonly min: number;
  readonly max: number;
  /** The code that is reported if there are fewer than `min` items; `invalid-value` by default. */
  readonly tooFew?: string;
  /** True if no two items may be the same. */
  readonly distinct?: boolean;
}
export interface ObjectShape<M extends Members = Members> {
  readonly kind: 'object';
  readonly members: M;
  /** True if keys that are not members are kept unchanged. */
  readonly open: boolean;
  /** Keys of which at least one is required. */
  readonly atLeastOne: readonly string[];
}
/**
 * An object whose member `tag` decides which other members it has. `common` members are read even if the tag is faulty.
 */
export interface VariantShape<
  T extends string = string,
  Common extends Members = Members,
  Cases extends Readonly<Record<string, ObjectShape>> = Readonly<Record<string, ObjectShape>>,
> {
  readonly kind: 'variant';
  readonly tag: T;
  readonly tagDoc: string;
  readonly common: Common;
  readonly cases: Cases;
}
export interface AnythingShape {
  readonly kind: 'anything';
  /** The noun for the value in a sentence; "a value" if left out. */
  readonly called?: string;
}

/** A member of an object: its shape, whether it is required, and its documentation. */
export interface Member<S extends Shape = Shape, R extends boolean = boolean> {
  readonly shape: S;
  readonly required: R;
  /** The meaning of the member, in one or two sentences. */
  readonly doc: string;
  /** The value that applies if the member is left out. */
  readonly default?: JsonValue;
  /** The code that is reported if it is required and missing; `missing-field` by default. */
  readonly absent?: string;
}
export type Members = Readonly<Record<string, Member>>;

/** Marks a value that was reported, or that could not be read. Checks that depend on it report nothing. */
export const faulty: unique symbol = Symbol('faulty');
export type Faulty = typeof faulty;

/** The type of a checked value: the value itself, with `faulty` in place of each part that cannot be relied on. */
export type DraftOf<S extends Shape> = S extends StringShape
  ? string
  : S extends BooleanShape
    ? boolean
    : S extends IntegerShape | NumberShape
      ? number
      : S extends NullableShape<infer V>
        ? V | null
        : S extends EnumerationShape<infer V>
          ? V
          : S extends PositionShape
            ? PositionDraft
            : S extends ListShape<infer I>
              ? readonly (DraftOf<I> | Faulty)[]
              : S extends ObjectShape<infer M>
                ? DraftedMembers<M>
                : S extends VariantShape<infer T, infer Common, infer Cases>
                  ? DraftedVariant<T, Common, Cases>
                  : unknown;

/** Column and row. */
export type PositionDraft = readonly [number, number];

export type DraftedMembers<M extends Members> = {
  readonly [K in keyof M as M[K]['required'] extends true ? K : never]: DraftOf<M[K]['shape']> | Faulty;
} & {
  readonly [K in keyof M as M[K]['required'] extends true ? never : K]?: DraftOf<M[K]['shape']> | Faulty;
};

type DraftedVariant<
  T extends string,
  Common extends Members,
  Cases extends Readonly<Record<string, ObjectShape>>,
> =
  | {
      [K in keyof Cases]: Readonly<Record<T, K>> & DraftedMembers<Common> & DraftOf<Cases[K]>;
    }[keyof Cases]
  | (Readonly<Record<T, Faulty>> & DraftedMembers<Common>);

/** A draft without faults. */
export type Faultless<T> = T extends Faulty
  ? never
  : T extends { readonly type: Faulty }
    ? never
    : T extends PositionDraft
      ? T
      : T extends readonly (infer I)[]
        ? readonly Faultless<I>[]
        : T extends object
          ? { readonly [K in keyof T]: Faultless<T[K]> }
          : T;
