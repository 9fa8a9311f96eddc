import type { JsonValue } from '../../../../engine/json';
import type { ObjectShape, VariantShape } from '../../../../engine/shape';
import { draftCaseMembers, draftMembers, needed } from './draft';
import { isObject, type Asked, type Whole } from './proposal';

/** Returns the complete objects of a shape: one for each case of a variant, otherwise one with all required members. */
export function wholesOfShape(
  shape: ObjectShape | VariantShape,
  { slot, guess }: Pick<Asked, 'slot' | 'guess'>,
): readonly Whole[] {
  const place = { path: slot.path, owner: {}, guess, isTall: slot.path.length === 0 };
  if (shape.kind === 'variant')
    return Object.keys(shape.cases).map((name) => {
      const { insert, value } = draftCaseMembers(shape, name, place);
      const detail = summaryOf(value, shape.tag);
      return { label: name, detail, doc: caseDoc(shape, name), members: insert, value };
    });
  const keys = needed(shape);
  if (keys.length === 0) return [];
  const { insert, value } = draftMembers(shape.members, keys, {}, place);
  return [{ label: keys.join(', '), detail: 'all required', members: insert, value }];
}

/** Summarizes an object: its place if it has a position, otherwise its members. */
export function summaryOf(value: JsonValue, tag = ''): string {
  if (!isObject(value)) return 'whole';
  const { position } = value;
  if (Array.isArray(position)) return `at [${position.join(', ')}]`;
  const keys = Object.keys(value).filter((key) => key !== tag);
  return keys.length === 0 ? 'no other members' : keys.join(', ');
}

/** Returns the documentation of the members of a case. */
function caseDoc({ common, cases }: VariantShape, name: string): string {
  const members = { ...common, ...cases[name]?.members };
  return Object.entries(members)
    .map(([key, { doc, required }]) => `- \`${key}\`${required ? '' : ' (optional)'}: ${doc}`)
    .join('\n');
}
