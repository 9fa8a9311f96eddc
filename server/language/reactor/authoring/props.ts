import type { JsonObject, JsonValue } from '../../../../engine/json';
import { levelShape } from '../../../../engine/reactor';
import { membersOf, shapeAt } from '../../../../engine/shape';
import { draftMembers } from '../../json/completion/draft';
import { guessFor } from '../completion';
import type { LevelContext } from '../level';
import type { Fields, Place, Stroke } from './stroke';
import type { Refusal, EditSession } from './edit-session';

/** Appends a prop to the list. Missing required members get a value that makes sense in its cell. */
export function placeProp(
  level: LevelContext,
  session: EditSession,
  { prop }: Extract<Stroke, { type: 'place' }>,
): Refusal | undefined {
  const { sketch } = level;
  const cell = sketch.cellOf(prop['position']);
  if (cell === undefined) return 'The cell is outside the map.';
  if (sketch.propAt(cell) !== undefined) return 'The cell already has a prop.';
  const path = ['props', sketch.props.length];
  const shape = shapeAt(levelShape(level.balance), undefined, ['props', 0])?.shape;
  if (shape?.kind !== 'variant') return 'The level has no list of props.';
  const { type } = prop;
  if (typeof type !== 'string' || !Object.hasOwn(shape.cases, type))
    return `Unknown prop type ${JSON.stringify(type)}.`;
  const members = membersOf(shape, prop);
  const keys = Object.keys(members).filter((key) => members[key]?.required === true);
  const whole = draftMembers(members, keys, prop, { path, owner: prop, guess: guessFor(level) }).value;
  return session.append('props', inOrder(whole, Object.keys(members)));
}

/** Changes members of the prop of a cell. */
export function changeProp(
  level: LevelContext,
  session: EditSession,
  at: Place,
  fields: Fields,
): Refusal | undefined {
  const prop = propAt(level, at);
  return prop === undefined ? noPropAt(at) : session.setFields(['props', prop.index], fields);
}

/** Binds a reactor to another consumer. Its other bindings stay as they are written. */
export function bindConsumer(
  level: LevelContext,
  session: EditSession,
  { reactor, carrier, to }: Extract<Stroke, { type: 'bind' }>,
): Refusal | undefined {
  const prop = propAt(level, reactor);
  if (prop?.type !== 'ReactorControl') return `There is no reactor at [${reactor.join(', ')}].`;
  if (level.sketch.cellOf([...to]) === undefined) return 'The cell is outside the map.';
  const path = ['props', prop.index];
  const key = { Fuel: 'fuel', Coolant: 'coolant', Electricity: 'electricity' }[carrier];
  const known = prop.value['consumers'];
  return typeof known === 'object' && known !== null
    ? session.setFields([...path, 'consumers'], { [key]: to })
    : session.setFields(path, { consumers: { [key]: to } });
}

/** The prop of a cell. */
function propAt({ sketch }: LevelContext, at: Place) {
  const cell = sketch.cellOf([...at]);
  return cell === undefined ? undefined : sketch.propAt(cell);
}

function noPropAt(at: Place): Refusal {
  return `There is no prop at [${at.join(', ')}].`;
}

/** Returns an object with its members in the order of its shape. Unknown members come last. */
function inOrder(value: JsonValue, order: readonly string[]): JsonValue {
  const object = value as JsonObject;
  const known = order.filter((key) => Object.hasOwn(object, key));
  const others = Object.keys(object).filter((key) => !order.includes(key));
  return Object.fromEntries([...known, ...others].map((key) => [key, object[key]]));
}
