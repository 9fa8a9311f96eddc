import type { Path } from '../../../../engine/core';
import type { JsonObject } from '../../../../engine/json';
import type { Shape } from '../../../../engine/shape';
import type { LevelSketch } from '../../level';
import { valuesOf } from './positions/targets';
import { typeThere } from './prop-states';
import { quantitiesOf } from './quantities';

/** What of a shape can be at a path: in a rule the states, modes and quantities that what its object names can have. */
export function narrowedFor(sketch: LevelSketch, path: Path, owner: JsonObject, shape: Shape): Shape {
  if (shape.kind !== 'enumeration' || path[0] !== 'rules') return shape;
  const values = possible(sketch, path, owner);
  return values.length === 0 ? shape : { ...shape, values };
}

function possible(sketch: LevelSketch, path: Path, owner: JsonObject): readonly string[] {
  const { carrier } = owner;
  switch (path.at(-1)) {
    case 'state':
      return valuesOf(typeThere(sketch, owner), 'state');
    case 'mode':
      return valuesOf(typeThere(sketch, owner), 'mode');
    case 'quantity':
      return typeof carrier === 'string' ? quantitiesOf(carrier) : [];
    default:
      return [];
  }
}
