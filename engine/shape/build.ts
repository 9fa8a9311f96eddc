import type { JsonValue } from '../json';
import type {
  AnythingShape,
  BooleanShape,
  EnumerationShape,
  IntegerShape,
  ListShape,
  Member,
  Members,
  NullableShape,
  NumberShape,
  ObjectShape,
  PositionShape,
  Shape,
  StringShape,
  VariantShape,
} from './shape';

export const text: StringShape = { kind: 'string', nonEmpty: false };
export const nonEmptyText: StringShape = { kind: 'string', nonEmpty: true };
export const flag: BooleanShape = { kind: 'boolean' };
export const position: PositionShape = { kind: 'position' };
export const anything: AnythingShape = { kind: 'anything' };

/** An integer in `[min, max]`; without bounds any integer that is exact. */
export function integer(min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER): IntegerShape {
  return { kind: 'integer', min, max };
}

/** The greatest finite binary32 number: greater ones would be read as infinite. */
export const maxFloat32 = 3.4028234663852886e38;

/** A finite number in `[min, max]`. */
export function number(
  min: number,
  max = Number.MAX_VALUE,
  more: { above?: number; belowMax?: boolean } = {},
): NumberShape {
  return { kind: 'number', min, max, ...more };
}

/** One of `values`. */
export function oneOf<const V extends string>(values: readonly V[]): EnumerationShape<V> {
  return { kind: 'enumeration', values, nullable: false };
}

/** One of `values`, or `null`. */
export function oneOfOrNull<const V extends string>(values: readonly V[]): NullableShape<V> {
  return { kind: 'enumeration', values, nullable: true };
}

/** An array of `item`s, `min` to `max` of them. */
export function list<S extends Shape>(
  item: S,
  bounds: { min?: number; max?: number; tooFew?: string; distinct?: boolean } = {},
): ListShape<S> {
  return { kind: 'list', item, min: 0, max: Number.MAX_SAFE_INTEGER, ...bounds };
}

/** An object with exactly these members (and `x-` keys). */
export function object<M extends Members>(
  members: M,
  more: { open?: boolean; atLeastOne?: readonly (keyof M & string)[] } = {},
): ObjectShape<M> {
  return { kind: 'object', members, open: false, atLeastOne: [], ...more };
}

/** An object whose `tag` member decides which members it has. */
export function variant<
  const T extends string,
  Common extends Members,
  Cases extends Readonly<Record<string, ObjectShape>>,
>(tag: T, tagDoc: string, common: Common, cases: Cases): VariantShape<T, Common, Cases> {
  return { kind: 'variant', tag, tagDoc, common, cases };
}

/** A member that is required; `absent` is the code that is reported if it is missing. */
export function required<S extends Shape>(shape: S, doc: string, absent?: string): Member<S, true> {
  return absent === undefined ? { shape, doc, required: true } : { shape, doc, required: true, absent };
}

/** A member that is optional; `fallback` is the value that applies if it is missing. */
export function optional<S extends Shape>(shape: S, doc: string, fallback?: JsonValue): Member<S, false> {
  return fallback === undefined
    ? { shape, doc, required: false }
    : { shape, doc, required: false, default: fallback };
}
