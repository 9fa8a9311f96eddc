import type { Path } from '../../../../engine/core';
import type { JsonObject, JsonValue } from '../../../../engine/json';
import {
  carriers,
  includes,
  junctionTypes,
  levelVersion,
  propTypes,
  statesOfProp,
} from '../../../../engine/reactor';
import type { IntegerShape, Member, NumberShape, Shape } from '../../../../engine/shape';
import type { LevelSketch } from '../../level';
import type { Fault } from '../mend';
import { nearest, positionOf } from './cells';
import { freshId } from './ids';
import { couldStand } from './props';
import { targetsFor } from './targets';
import { asPosition, isObject, listAt, objectAt } from './values';

/**
 * A value that most likely belongs at a path where nothing is, or nothing that can be read; `undefined` where nobody
 * can tell. `owner` is the object that lacks it.
 */
export function sensibleValue(fault: Fault, path: Path, shape: Shape, owner: JsonObject): JsonValue {
  return guess(fault, path, owner) ?? plainValue(fault, path, shape);
}

/** A member's value: what holds without it, else what is sensible. */
export function sensibleMember(fault: Fault, path: Path, member: Member, owner: JsonObject): JsonValue {
  return member.default ?? sensibleValue(fault, path, member.shape, owner);
}

/** What can be told from the rest of the level. */
function guess(fault: Fault, path: Path, owner: JsonObject): JsonValue {
  const { sketch } = fault.subject;
  const key = path.at(-1);
  const where = path.map((step) => (typeof step === 'number' ? '*' : step)).join('.');
  switch (where) {
    case 'version':
      return levelVersion;
    case 'metadata.title':
      return 'Untitled';
    case 'dimensions.width':
      return sketch.width > 0 ? sketch.width : undefined;
    case 'dimensions.height':
      return sketch.height > 0 ? sketch.height : undefined;
    case 'terrain':
      return roomOf(sketch, objectAt(fault, ['dimensions']));
    case 'networks.fuel':
    case 'networks.coolant':
    case 'networks.electricity':
      return emptyRows(sketch);
    case 'robot.position':
      return spot(
        sketch,
        nearest(sketch, middleOf(sketch), (cell) => couldStand(sketch, '', cell)),
      );
    case 'props.*.position':
      return spot(
        sketch,
        nearest(sketch, middleOf(sketch), (cell) => couldStand(sketch, typeOf(owner), cell)),
      );
    case 'hazards.*.position':
      return spot(
        sketch,
        nearest(sketch, middleOf(sketch), (cell) => sketch.isFloor(cell) && !sketch.hazardAt(cell)),
      );
    case 'props.*.id':
      return freshId('reactor', idsOf(fault, 'props'));
    case 'rules.*.id':
      return freshId('rule', idsOf(fault, 'rules'));
    case 'rules.*.effects.*.state':
    case 'rules.*.predicates.*.state':
      return stateThere(sketch, owner);
    case 'rules.*.predicates.*.quantity':
      return 'Amount';
    case 'rules.*.predicates.*.reactor': {
      const ids = [...idsOf(fault, 'props')];
      return ids.length === 1 ? ids[0] : undefined;
    }
    default:
      if (key === 'carrier') return carrierThere(sketch, owner);
      if (key === 'op') return owner['type'] === 'Turn' ? '>=' : '==';
      if (key === 'mode') return owner['type'] === 'CrossJunction' ? '2/2/2' : '2/2';
      if (key === 'position' || key === 'access') return targetsFor(fault, path, owner)[0];
      return undefined;
  }
}

/** What the shape alone tells. */
function plainValue(fault: Fault, path: Path, shape: Shape): JsonValue {
  switch (shape.kind) {
    case 'enumeration':
      return path.at(-1) === 'type' ? undefined : shape.values[0];
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return leastOf(shape);
    case 'string':
      return shape.nonEmpty ? 'Untitled' : '…';
    case 'list':
      if (shape.min === 0) return [];
      return path.at(-1) === 'effects' ? [{ type: 'Warn', text: '…' }] : undefined;
    case 'object': {
      const made: Record<string, JsonValue> = {};
      for (const [key, member] of Object.entries(shape.members)) {
        if (!member.required) continue;
        const value = sensibleValue(fault, [...path, key], member.shape, made);
        if (value === undefined) return undefined;
        made[key] = value;
      }
      return shape.atLeastOne.length > 0 ? undefined : made;
    }
    case 'variant':
    case 'position':
    case 'anything':
      return undefined;
  }
}

/** The number that says least: 1, or the nearest that is allowed. */
function leastOf({ min, max }: IntegerShape | NumberShape): number {
  return Math.min(Math.max(1, min), max);
}

function middleOf({ width, height }: LevelSketch): readonly [number, number] {
  return [Math.floor(width / 2), Math.floor(height / 2)];
}

function spot(sketch: LevelSketch, [cell]: readonly number[]): JsonValue {
  return cell === undefined ? undefined : positionOf(sketch, cell);
}

/** Rows of a room with walls around. */
function roomOf(sketch: LevelSketch, dimensions: JsonObject): JsonValue {
  const { width, height } = dimensions;
  const sizes = [width ?? sketch.width, height ?? sketch.height];
  const [columns, rows] = sizes;
  if (typeof columns !== 'number' || typeof rows !== 'number') return undefined;
  if (!(columns >= 3 && rows >= 3 && columns * rows <= 1_000_000)) return undefined;
  const wall = '#'.repeat(columns);
  return Array.from({ length: rows }, (_, row) =>
    row === 0 || row === rows - 1 ? wall : `#${'.'.repeat(columns - 2)}#`,
  );
}

function emptyRows({ width, height }: LevelSketch): JsonValue {
  return width > 0 && height > 0 ? Array.from({ length: height }, () => '.'.repeat(width)) : undefined;
}

/** The ids in a list. */
export function idsOf(fault: Fault, list: 'props' | 'rules'): Set<string> {
  return new Set(
    listAt(fault, [list]).flatMap((entry) => {
      const id = isObject(entry) ? entry['id'] : undefined;
      return typeof id === 'string' ? [id] : [];
    }),
  );
}

/** A state that the prop at the owner's position can have, but has not. */
function stateThere(sketch: LevelSketch, owner: JsonObject): JsonValue {
  const cell = sketch.cellOf(owner['position']);
  const prop = cell === undefined ? undefined : sketch.propAt(cell);
  if (prop === undefined || !includes(propTypes, prop.type) || includes(junctionTypes, prop.type))
    return undefined;
  return statesOfProp(prop.type).find((state) => state !== prop.value['state']);
}

/** The only carrier whose network is at the owner's position. */
function carrierThere(sketch: LevelSketch, owner: JsonObject): JsonValue {
  const position = asPosition(owner['position']);
  const cell = position && sketch.cellOf([...position]);
  if (cell === undefined) return undefined;
  const there = carriers.filter((carrier) => sketch.hasNetwork(carrier, cell));
  return there.length === 1 ? there[0] : undefined;
}

function typeOf({ type }: JsonObject): string {
  return typeof type === 'string' ? type : '';
}
