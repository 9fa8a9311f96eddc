import type { JsonValue } from '../../../../../engine/json';
import type { Asked, Offer } from '../proposal';

/** The words of an enumeration; `true` and `false`. */
export function choices({ slot, expected }: Asked): Offer | undefined {
  if (slot.kind !== 'value') return undefined;
  const { shape, member } = expected;
  if (shape.kind === 'boolean')
    return { proposals: [true, false].map((one) => choice(one, member?.default)) };
  if (shape.kind !== 'enumeration') return undefined;
  const values = shape.nullable ? [...shape.values, null] : shape.values;
  return { proposals: values.map((value) => choice(value, member?.default)) };
}

/** Proposes a single value. */
export function choice(value: JsonValue, fallback: JsonValue, detail?: string) {
  const says = detail ?? (fallback !== undefined && value === fallback ? 'default' : undefined);
  return {
    kind: 'value' as const,
    label: typeof value === 'string' ? value : JSON.stringify(value),
    ...(says === undefined ? {} : { detail: says }),
    insert: [JSON.stringify(value)],
  };
}
