import { isObject, type Asked, type Offer } from '../proposal';

/** Proposes all required members of an empty object, for each complete object that it can become. */
export function wholeMembers({ slot, expected, value, wholes }: Asked): Offer | undefined {
  const { shape } = expected;
  if (slot.kind !== 'key' || slot.hasColon) return undefined;
  if (isObject(value) && Object.keys(value).length > 0) return undefined;
  if (shape.kind !== 'variant' && shape.kind !== 'object') return undefined;
  const found = wholes(shape);
  // a single member has a proposal of its own
  const isSmall =
    shape.kind === 'object' && found.every((one) => isObject(one.value) && Object.keys(one.value).length < 2);
  if (isSmall) return undefined;
  return {
    proposals: found.map(({ label, detail, doc, members }) => ({
      kind: 'whole',
      label,
      detail,
      ...(doc === undefined ? {} : { doc }),
      insert: members,
    })),
  };
}
