import { includes, propTypes } from '../../../../engine/reactor';
import { isAt, isObject, type Asked, type Offer } from '../../json/completion/proposal';
import { choice } from '../../json/completion/sources/choices';
import type { LevelContext, LevelSketch } from '../level';
import type { JsonObject } from '../../../../engine/json';
import { valuesOf } from './positions/targets';

/** Proposes the states, or modes, of the prop at the position, in a rule or a saved game. */
export function statesThere({ slot, container }: Asked, level: LevelContext): Offer | undefined {
  const key = slot.path.at(-1);
  if (slot.kind !== 'value' || (key !== 'state' && key !== 'mode')) return undefined;
  const isMeant =
    isAt(slot.path, `rules/*/predicates/*/${key}`) ||
    isAt(slot.path, `rules/*/effects/*/${key}`) ||
    isAt(slot.path, `state/props/*/${key}`);
  if (!isMeant || !isObject(container)) return undefined;
  const type = typeThere(level.sketch, container);
  const values = valuesOf(type, key);
  if (values.length === 0) return undefined;
  const now = stateNow(level.sketch, container, key);
  return {
    proposals: values.map((value) => choice(value, value === now ? 'at the start' : type)),
  };
}

/** Returns the type of the prop at the position of an object; without a prop, the type that the object names. */
export function typeThere(sketch: LevelSketch, { position, propType }: JsonObject): string {
  const cell = sketch.cellOf(position);
  const prop = cell === undefined ? undefined : sketch.propAt(cell);
  return prop?.type ?? (typeof propType === 'string' ? propType : '');
}

/** The state, or mode, that the level gives to the prop at an object's position. */
export function stateNow(sketch: LevelSketch, { position }: JsonObject, key: 'state' | 'mode'): unknown {
  const cell = sketch.cellOf(position);
  return cell === undefined ? undefined : sketch.propAt(cell)?.value[key];
}

/** Proposes types for a predicate about a prop. The type of the prop at its position comes first. */
export function typesThere({ slot, container }: Asked, level: LevelContext): Offer | undefined {
  if (slot.kind !== 'value' || !isAt(slot.path, 'rules/*/predicates/*/propType')) return undefined;
  const there = isObject(container) ? typeThere(level.sketch, { position: container['position'] }) : '';
  if (!includes(propTypes, there)) return undefined;
  const others = propTypes.filter((type) => type !== there);
  return {
    proposals: [
      choice(there, 'at this position'),
      ...others.map((type) => choice(type, 'not at this position')),
    ],
  };
}
