import type { JsonValue } from '../../../../../engine/json';
import type { Asked, Offer } from '../proposal';

/** The words of an enumeration; `true` and `false`. */
export function choices({ slot, expected }: Asked): Offer | undefined {
  if (slot.kind !== 'value') return undefined;
  const { shape, member } = expected;
  if (shape.kind === 'boolean')
    return { proposals: [true, false].map((one) => choice(one, detailOf(one, member?.default, slot))) };
  if (shape.kind !== 'enumeration') return undefined;
  const values = shape.nullable ? [...shape.values, null] : shape.values;
  return { proposals: values.map((value) => choice(value, detailOf(value, member?.default, slot))) };
}

/** Proposes a single value. */
export function choice(value: JsonValue, detail: string) {
  return {
    kind: 'value' as const,
    label: typeof value === 'string' ? value : JSON.stringify(value),
    detail,
    insert: [JSON.stringify(value)],
  };
}

/** Describes a value: as the default, or by the key that it belongs to. */
export function detailOf(value: JsonValue, fallback: JsonValue, { path }: Asked['slot']): string {
  if (fallback !== undefined && value === fallback) return 'default';
  return path.filter((step) => typeof step === 'string').at(-1) ?? 'value';
}
