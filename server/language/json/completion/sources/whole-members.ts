import { draftCaseMembers, draftMembers, needed, type Draft } from '../draft';
import { isObject, type Asked, type Offer } from '../proposal';
import { caseDoc } from './whole-values';

/** Proposes all required members of an empty object, for each possible type. */
export function wholeMembers(asked: Asked): Offer | undefined {
  const { slot, expected, value, guess } = asked;
  const { shape } = expected;
  if (slot.kind !== 'key' || slot.hasColon) return undefined;
  if (isObject(value) && Object.keys(value).length > 0) return undefined;
  const place = { path: slot.path, owner: {}, guess };
  const proposal = (label: string, { insert }: Draft, doc?: string) => ({
    kind: 'whole' as const,
    label,
    detail: 'whole',
    ...(doc === undefined ? {} : { doc }),
    insert,
  });
  if (shape.kind === 'variant') {
    const cases = Object.keys(shape.cases);
    return {
      proposals: cases.map((name) =>
        proposal(name, draftCaseMembers(shape, name, place), caseDoc(shape, name)),
      ),
    };
  }
  if (shape.kind !== 'object') return undefined;
  const keys = needed(shape);
  if (keys.length < 2) return undefined;
  return { proposals: [proposal(keys.join(', '), draftMembers(shape.members, keys, {}, place))] };
}
