import { isObject, type Asked, type Offer } from '../proposal';
import { choice, detailOf } from './choices';

/** Proposes a guessed string if none has been started. */
export function texts({ slot, expected, container, guess }: Asked): Offer | undefined {
  if (slot.kind !== 'value' || expected.shape.kind !== 'string') return undefined;
  const inside = slot.isQuoted ? slot.span.end - slot.span.start > 2 : slot.typed !== '';
  if (inside) return { proposals: [] };
  const guessed = guess(slot.path, isObject(container) ? container : {}, expected.shape);
  return {
    proposals:
      typeof guessed === 'string' ? [choice(guessed, detailOf(guessed, expected.member?.default, slot))] : [],
  };
}
