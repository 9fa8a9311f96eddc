import type { JsonObject, JsonValue } from '../../json';
import type { Cell, Effect, Extension, Hazard, Level, Predicate, Prop, Rule } from '../level';
import { carrierKeys, carrierLetters, carriers } from '../terms';
import { encodeHazard, encodeLeak, encodeRobot, type PositionOf } from './encode-floor';
import { encodeState } from './encode-state';
import { levelFormat, levelVersion } from './shapes';

/**
 * Writes a level as the plain value of its file, with the keys in the format's order. Decoding it gives an equal level;
 * defaults are left out if the format allows it. Keys that were kept (`x-`, free metadata) come last in their objects,
 * `$schema` first.
 */
export function encodeLevel(level: Level): JsonObject {
  const { width, height, metadata, networks, leaks, hazards, rules, state } = level;
  const positionOf: PositionOf = (cell) => [cell % width, Math.floor(cell / width)];
  const rows = (cells: Uint8Array, absent: string, present: string) =>
    Array.from({ length: height }, (_, y) =>
      Array.from(cells.subarray(y * width, (y + 1) * width), (cell) => (cell === 1 ? present : absent)).join(
        '',
      ),
    );
  const file: Record<string, JsonValue> = {
    format: levelFormat,
    version: levelVersion,
    metadata: { ...metadata },
    dimensions: { width, height },
    terrain: rows(level.floor, '#', '.'),
    networks: Object.fromEntries(
      carriers.map((carrier) => [
        carrierKeys[carrier],
        rows(networks[carrier], '.', carrierLetters[carrier]),
      ]),
    ),
    props: level.props.map((prop) => encodeProp(prop, positionOf)),
    ...(leaks.length > 0 ? { leaks: leaks.map((leak) => encodeLeak(leak, positionOf)) } : {}),
    ...(hazards.length > 0 ? { hazards: hazards.map((hazard) => encodeAuthored(hazard, positionOf)) } : {}),
    robot: encodeRobot(level.robot, positionOf),
    ...(level.allSeeingEye === 'Unlocked' ? { allSeeingEye: 'Unlocked' } : {}),
    ...(rules.length > 0 ? { rules: rules.map((rule) => encodeRule(rule, positionOf)) } : {}),
    ...(state ? { state: encodeState(state, positionOf) } : {}),
  };
  const extensions = level.extensions ?? [];
  for (const extension of extensions) if (!isSchema(extension)) putBack(file, extension);
  const schema = extensions.find(isSchema);
  return schema ? { $schema: schema.value, ...file } : file;
}

function isSchema({ object, key }: Extension): boolean {
  return object.length === 0 && key === '$schema';
}

/**
 * Puts a kept key back into its object. An object that was left out because it is otherwise empty (an empty inventory)
 * is written for the key; if the entry of a list is gone, so is the key.
 */
function putBack(file: Record<string, JsonValue>, { object, key, value }: Extension): void {
  let target: Record<string | number, JsonValue> = file;
  for (const step of object) {
    if (typeof step === 'string' && !Object.hasOwn(target, step)) target[step] = {};
    const next = target[step];
    if (typeof next !== 'object' || next === null) return;
    target = next as Record<string | number, JsonValue>;
  }
  if (Array.isArray(target)) return;
  Object.defineProperty(target, key, { value, enumerable: true, writable: true, configurable: true });
}

/** An authored hazard without content keeps its place, and the amount that the format requires. */
function encodeAuthored(hazard: Hazard, positionOf: PositionOf): JsonObject {
  const written = encodeHazard(hazard, positionOf);
  return Object.keys(written).length > 1 ? written : { ...written, fuel: 0 };
}

function encodeProp(prop: Prop, positionOf: PositionOf): JsonObject {
  const { type, cell, ...rest } = prop;
  const start = { type, position: positionOf(cell) };
  if (prop.type === 'Door') return { ...start, state: prop.state, edge: prop.edge.map(positionOf) };
  if (prop.type !== 'ReactorControl') return { ...start, ...(rest as JsonObject) };
  const { id, consumers, area } = prop;
  return {
    ...start,
    id,
    consumers: Object.fromEntries(
      carriers.map((carrier) => [carrierKeys[carrier], positionOf(consumers[carrier])]),
    ),
    ...(area ? { area: area.map(positionOf) } : {}),
  };
}

function encodeRule(rule: Rule, positionOf: PositionOf): JsonObject {
  const { id, enabled, trigger, priority, phase, predicates, effects, forecast } = rule;
  return {
    id,
    ...(enabled ? {} : { enabled }),
    trigger,
    ...(priority === 0 ? {} : { priority }),
    phase,
    predicates: predicates.map((predicate) => encodePart(predicate, positionOf)),
    effects: effects.map((effect) => encodePart(effect, positionOf)),
    ...(forecast === undefined ? {} : { forecast }),
  };
}

/** Predicates and effects are written unchanged, except for their cells. */
function encodePart(part: Predicate | Effect, positionOf: PositionOf): JsonObject {
  const written: Record<string, JsonValue> = {};
  for (const [key, value] of Object.entries<string | number>(part)) {
    if (key === 'cell') written['position'] = positionOf(value as Cell);
    else if (key === 'access') written[key] = positionOf(value as Cell);
    else written[key] = value;
  }
  return written;
}
