import { inBraces, draftValue } from '../draft';
import type { Asked, Offer } from '../proposal';

/** Proposes complete objects and lists; for an object with types, one for each type. */
export function wholeValues({ slot, expected, guess, wholes }: Asked): Offer | undefined {
  if (slot.kind !== 'value') return undefined;
  const { shape, member } = expected;
  const fallback = member === undefined ? {} : { doc: member.doc };
  if (shape.kind === 'variant' || shape.kind === 'object') {
    const found = wholes(shape).map(({ label, detail, doc, members }) => ({
      kind: 'whole' as const,
      label,
      detail,
      ...(doc === undefined ? fallback : { doc }),
      insert: inBraces(members),
    }));
    if (found.length > 0) return { proposals: found };
  } else if (shape.kind !== 'list') return undefined;
  const isList = shape.kind === 'list';
  const proposal = {
    kind: 'whole' as const,
    label: isList ? '[ ]' : '{ }',
    detail: isList ? 'list' : 'object',
    // does not contain a bracket: a typed bracket is meant literally
    filter: 'new',
    insert: draftValue(shape, { path: slot.path, owner: {}, guess }).insert,
  };
  return { proposals: [{ ...proposal, ...fallback }] };
}
