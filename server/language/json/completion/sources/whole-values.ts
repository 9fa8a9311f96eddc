import type { Shape, VariantShape } from '../../../../../engine/shape';
import { draftCase, draftValue, needed } from '../draft';
import type { Asked, Offer } from '../proposal';

/** Proposes complete objects and lists; for an object with types, one for each type. */
export function wholeValues({ slot, expected, guess }: Asked): Offer | undefined {
  if (slot.kind !== 'value') return undefined;
  const { shape, member } = expected;
  const place = { path: slot.path, owner: {}, guess, isTall: slot.path.length === 0 };
  if (shape.kind === 'variant') {
    return {
      proposals: Object.keys(shape.cases).map((name) => ({
        kind: 'whole',
        label: name,
        detail: 'whole',
        doc: caseDoc(shape, name),
        insert: draftCase(shape, name, place).insert,
      })),
    };
  }
  if (shape.kind !== 'object' && shape.kind !== 'list') return undefined;
  const label = labelOf(shape);
  const proposal = {
    kind: 'whole' as const,
    label,
    // does not contain a bracket: a typed bracket is meant literally
    filter: label.replace(/[^\w, ]/g, '').trim() || 'new',
    insert: draftValue(shape, place).insert,
  };
  return { proposals: [member === undefined ? proposal : { ...proposal, doc: member.doc }] };
}

function labelOf(shape: Shape): string {
  if (shape.kind !== 'object') return '[ ]';
  const keys = needed(shape);
  return keys.length === 0 ? '{ }' : `{ ${keys.join(', ')} }`;
}

/** Returns the documentation of the members of a case. */
export function caseDoc({ common, cases }: VariantShape, name: string): string {
  const members = { ...common, ...cases[name]?.members };
  return Object.entries(members)
    .map(([key, { doc, required }]) => `- \`${key}\`${required ? '' : ' (optional)'}: ${doc}`)
    .join('\n');
}
