import type { Path } from '../../../../engine/core';
import type { JsonObject, JsonValue } from '../../../../engine/json';
import { carrierKeys, carriers } from '../../../../engine/reactor';
import { valueAt } from '../../../../engine/shape';
import type { LevelContext } from '../level';
import { nodeOrder, type Grids } from './grids';
import type { Movement, Size } from './movement';
import { placeOf } from './positions';
import type { Plan } from './plan';

/** The lists of a saved game that are in cell order. */
const cellOrdered = ['severed', 'hazards', 'previous'];

/** Returns true if a position is in a list that `moveSaved` writes as a whole. */
export function isInCellOrder(path: Path): boolean {
  return path[0] === 'state' && typeof path[1] === 'string' && cellOrdered.includes(path[1]);
}

/** Network values are listed by cell: reorders each list for the moved map. */
export function moveCarried({ document }: LevelContext, plan: Plan, grids: Grids, movement: Movement): void {
  for (const carrier of carriers) {
    for (const quantity of ['amount', 'potential']) {
      const path = ['state', 'networks', carrierKeys[carrier], quantity];
      const values = valueAt(document.json.value, path);
      if (!Array.isArray(values)) continue;
      const order = nodeOrder(grids, carrier, movement);
      if (order.length > values.length) continue;
      const kept = new Set(order);
      if (kept.size < values.length) {
        // cut, which keeps the order
        for (const index of values.keys()) if (!kept.has(index)) plan.remove(path, index);
      } else
        plan.set(
          path,
          order.map((index) => (values as readonly JsonValue[])[index]),
        );
    }
  }
}

/** Rewrites the lists that are in cell order, with each entry moved. */
export function moveCellOrdered({ document }: LevelContext, plan: Plan, movement: Movement): void {
  for (const key of cellOrdered) {
    const path = ['state', key];
    const list = valueAt(document.json.value, path);
    if (!Array.isArray(list)) continue;
    const moved = (list as readonly JsonValue[]).map((entry) => {
      const place = placeOf(valueAt(entry, ['position']));
      return place === undefined ? entry : { ...(entry as JsonObject), position: movement.to(...place) };
    });
    plan.set(
      path,
      moved.sort((one, other) => rankOf(one, movement) - rankOf(other, movement)),
    );
  }
}

/** Carrier by carrier where an entry names one, then in reading order; the sort keeps equals as they are. */
function rankOf(entry: JsonValue, { width, height }: Size): number {
  const carrier = carriers.findIndex((one) => one === valueAt(entry, ['carrier']));
  const [x, y] = placeOf(valueAt(entry, ['position'])) ?? [0, 0];
  return Math.max(carrier, 0) * width * height + y * width + x;
}
