import type { JsonValue } from '../json';

/**
 * Shapes describe what a document may hold: once, for the decoder, the JSON Schema, completion and hover alike.
 * A shape is plain data; `decode` walks it. `Drafted<S>` is what a value of shape `S` becomes when decoded.
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
/** A whole number in `[min, max]`, at most 2^53 - 1 either way. */
export interface IntegerShape {
  readonly kind: 'integer';
  readonly min: number;
  readonly max: number;
}
/** A finite number in `[min, max]`, and greater than `above` where that is given. */
export interface NumberShape {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly above?: number;
  /** True where the value has to lie below `max`, not on it. */
  readonly belowMax?: boolean;
}
/** One of some strings, or `null` where the format says so. */
export interface EnumerationShape<V extends string = string> {
  readonly kind: 'enumeration';
  readonly values: readonly V[];
  readonly nullable: boolean;
}
/** One of some strings, or `null`. */
export interface NullableShape<V extends string = string> extends EnumerationShape<V> {
  readonly nullable: true;
}
/** `[x, y]`: two integers, column and row. That it lies on the map is not the shape's business. */
export interface PositionShape {
  readonly kind: 'position';
}
export interface ListShape<S extends Shape = Shape> {
  readonly kind: 'list';
  readonly item: S;
  readonly min: number;
  readonly max: number;
  /** The code where there are fewer than `min` items; `invalid-value` unless the format says otherwise. */
  readonly tooFew?: string;
  /** True where no two items may be the same. */
  readonly distinct?: boolean;
}
export interface ObjectShape<M extends Members = Members> {
  readonly kind: 'object';
  readonly members: M;
  /** True where keys that no member names are kept as they are. */
  readonly open: boolean;
  /** Keys of which at least one must be given. */
  readonly atLeastOne: readonly string[];
}
/** An object whose member `tag` decides which other members it has. `common` members are read even where the tag is faulty. */
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
  /** What a sentence calls it; "a value" where it says nothing. */
  readonly called?: string;
}

/** A member of an object: its shape, whether it must be there, and what a person reads about it. */
export interface Member<S extends Shape = Shape, R extends boolean = boolean> {
  readonly shape: S;
  readonly required: R;
  /** What it means, in one or two sentences. */
  readonly doc: string;
  /** What holds where it is left out. */
  readonly default?: JsonValue;
  /** The code where it is required and absent; `missing-field` unless the format says otherwise. */
  readonly absent?: string;
}
export type Members = Readonly<Record<string, Member>>;

/** Marks a value that was reported, or that the reader could not read: who depends on it says nothing. */
export const faulty: unique symbol = Symbol('faulty');
export type Faulty = typeof faulty;

/** What a checked value is: itself, with `faulty` in place of each part that cannot be relied on. */
export type Drafted<S extends Shape> = S extends StringShape
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
              ? readonly (Drafted<I> | Faulty)[]
              : S extends ObjectShape<infer M>
                ? DraftedMembers<M>
                : S extends VariantShape<infer T, infer Common, infer Cases>
                  ? DraftedVariant<T, Common, Cases>
                  : unknown;

/** Column and row. */
export type PositionDraft = readonly [number, number];

export type DraftedMembers<M extends Members> = {
  readonly [K in keyof M as M[K]['required'] extends true ? K : never]: Drafted<M[K]['shape']> | Faulty;
} & {
  readonly [K in keyof M as M[K]['required'] extends true ? never : K]?: Drafted<M[K]['shape']> | Faulty;
};

type DraftedVariant<
  T extends string,
  Common extends Members,
  Cases extends Readonly<Record<string, ObjectShape>>,
> =
  | {
      [K in keyof Cases]: Readonly<Record<T, K>> & DraftedMembers<Common> & Drafted<Cases[K]>;
    }[keyof Cases]
  | (Readonly<Record<T, Faulty>> & DraftedMembers<Common>);

/** A draft without any fault left in it. */
export type Sound<T> = T extends Faulty
  ? never
  : T extends { readonly type: Faulty }
    ? never
    : T extends PositionDraft
      ? T
      : T extends readonly (infer I)[]
        ? readonly Sound<I>[]
        : T extends object
          ? { readonly [K in keyof T]: Sound<T[K]> }
          : T;
