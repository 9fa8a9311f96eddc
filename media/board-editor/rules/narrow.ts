import type { JsonObject, JsonValue } from '../../../engine/json';
import { includes, junctionModes, propTypes, statesOfProp } from '../../../engine/reactor';
import { entryAt, member } from '../level/document';
import { objectsIn, placeIn } from '../level/rule-words';

/**
 * Returns the values that fit the rest of a predicate or effect: the states of the prop at its position, the quantities of
 * the carrier, the reactors of the level. `undefined` if the shape alone determines the values.
 */
export function fittingValues(
  document: JsonValue,
  owner: JsonObject,
  key: string,
): readonly string[] | undefined {
  switch (key) {
    case 'reactor':
      return objectsIn(member(document, 'props')).flatMap(({ type, id }) =>
        type === 'ReactorControl' && typeof id === 'string' ? [id] : [],
      );
    case 'quantity':
      return ['Amount', owner['carrier'] === 'Electricity' ? 'Voltage' : 'Pressure'];
    case 'state':
    case 'mode': {
      const place = placeIn(owner['position']);
      const type = place === undefined ? undefined : member(entryAt(document, 'props', ...place), 'type');
      if (typeof type !== 'string' || !includes(propTypes, type)) return undefined;
      const modes = type === 'TJunction' || type === 'CrossJunction' ? junctionModes[type] : [];
      const values = key === 'mode' ? modes : statesOfProp(type);
      return values.length === 0 ? undefined : values;
    }
    default:
      return undefined;
  }
}
