import type { Path } from '../../../../engine/core';
import type { JsonObject } from '../../../../engine/json';
import { includes, propTypes } from '../../../../engine/reactor';
import type { Shape } from '../../../../engine/shape';
import type { LevelSketch } from '../level';
import { valuesOf } from './positions/targets';
import { typeThere } from './prop-states';
import { quantitiesOf } from './quantities';

/**
 * Narrows a shape to the values that are possible at a path: in a rule, the states, modes and quantities that the named
 * thing can have. Returns `undefined` if there are none.
 */
export function narrowedFor(
  sketch: LevelSketch,
  path: Path,
  owner: JsonObject,
  shape: Shape,
): Shape | undefined {
  if (shape.kind !== 'enumeration' || path[0] !== 'rules') return shape;
  const values = possible(sketch, path, owner);
  if (values === undefined) return shape;
  return values.length === 0 ? undefined : { ...shape, values };
}

/** The possible values; `undefined` if they are not known. */
function possible(sketch: LevelSketch, path: Path, owner: JsonObject): readonly string[] | undefined {
  const key = path.at(-1);
  if (key === 'state' || key === 'mode') {
    const type = typeThere(sketch, owner);
    return includes(propTypes, type) ? valuesOf(type, key) : undefined;
  }
  const { carrier } = owner;
  return key === 'quantity' && typeof carrier === 'string' ? quantitiesOf(carrier) : undefined;
}
