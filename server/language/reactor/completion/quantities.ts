import { isAt, isObject, type Asked, type Offer } from '../../json/completion/proposal';
import { choice } from '../../json/completion/sources/choices';

/** Proposes the quantities of a predicate's carrier: pipes have pressure, cables voltage. */
export function quantities({ slot, container }: Asked): Offer | undefined {
  if (slot.kind !== 'value' || !isAt(slot.path, 'rules/*/predicates/*/quantity')) return undefined;
  const carrier = isObject(container) ? container['carrier'] : undefined;
  if (typeof carrier !== 'string') return undefined;
  return { proposals: quantitiesOf(carrier).map((one) => choice(one, 'quantity')) };
}

/** Returns the quantities of a carrier's network. */
export function quantitiesOf(carrier: string): readonly string[] {
  return ['Amount', carrier === 'Electricity' ? 'Voltage' : 'Pressure'];
}
