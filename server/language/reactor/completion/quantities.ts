import { isAt, isObject, type Asked, type Offer } from '../../json/completion/proposal';
import { choice } from '../../json/completion/sources/choices';

/** What can be measured in a network of the carrier that a predicate names: pipes have pressure, cables voltage. */
export function quantities({ slot, container }: Asked): Offer | undefined {
  if (slot.kind !== 'value' || !isAt(slot.path, 'rules/*/predicates/*/quantity')) return undefined;
  const carrier = isObject(container) ? container['carrier'] : undefined;
  if (typeof carrier !== 'string') return undefined;
  return { proposals: quantitiesOf(carrier).map((one) => choice(one, undefined)) };
}

/** What a network of a carrier has. */
export function quantitiesOf(carrier: string): readonly string[] {
  return ['Amount', carrier === 'Electricity' ? 'Voltage' : 'Pressure'];
}
