import { carriers } from '../../../../../engine/reactor';
import type { ObjectShape } from '../../../../../engine/shape';
import { draftMembers, needed } from '../../../json/completion/draft';
import type { Asked, Whole } from '../../../json/completion/proposal';
import { summaryOf } from '../../../json/completion/whole';

/** Returns a complete leak of each carrier; an electricity leak with its access. */
export function wholeLeaks(shape: ObjectShape, { slot, guess }: Pick<Asked, 'slot' | 'guess'>): Whole[] {
  return carriers.map((carrier) => {
    const keys = [...needed(shape), ...(carrier === 'Electricity' ? ['access'] : [])];
    const place = { path: slot.path, owner: {}, guess };
    const { insert, value } = draftMembers(shape.members, keys, { carrier }, place);
    return { label: `${carrier} leak`, detail: summaryOf(value), members: insert, value };
  });
}
