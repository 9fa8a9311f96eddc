import { carriers } from '../../../../engine/reactor';
import { draftObject } from '../../json/completion/draft';
import { isAt, type Asked, type Offer } from '../../json/completion/proposal';

/** Proposes a complete leak of each carrier; an electricity leak with its access. */
export function wholeLeaks({ slot, expected, guess }: Asked): Offer | undefined {
  const { shape } = expected;
  if (slot.kind !== 'value' || shape.kind !== 'object') return undefined;
  if (!isAt(slot.path, 'leaks/*') && !isAt(slot.path, 'state/leaks/*')) return undefined;
  return {
    proposals: carriers.map((carrier) => {
      const also = carrier === 'Electricity' ? ['access'] : [];
      const { insert } = draftObject(shape, { carrier }, { path: slot.path, owner: {}, guess }, also);
      return { kind: 'whole', label: `${carrier} leak`, detail: 'whole', insert };
    }),
  };
}
