import { isObject, type Asked, type Offer } from '../proposal';
import { choice, detailOf } from './choices';

/** Ranges of up to this many numbers are listed completely. */
const maxListed = 12;

/** Proposes all numbers of a small range; of a large one, the guess or the default. */
export function numbers({ slot, expected, container, guess }: Asked): Offer | undefined {
  if (slot.kind !== 'value') return undefined;
  const { shape, member } = expected;
  if (shape.kind !== 'integer' && shape.kind !== 'number') return undefined;
  const fallback = member?.default;
  if (shape.kind === 'integer' && shape.max - shape.min < maxListed) {
    const listed = Array.from({ length: shape.max - shape.min + 1 }, (_, index) => shape.min + index);
    return { proposals: listed.map((number) => choice(number, detailOf(number, fallback, slot))) };
  }
  const guessed = guess(slot.path, isObject(container) ? container : {}, shape) ?? fallback;
  return {
    proposals: typeof guessed === 'number' ? [choice(guessed, detailOf(guessed, fallback, slot))] : [],
  };
}
