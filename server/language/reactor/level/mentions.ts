import type { Path } from '../../../../engine/core';
import { levelShape, type Balance, type Cell } from '../../../../engine/reactor';
import { eachPosition, shapeAt, valueAt } from '../../../../engine/shape';
import type { JsonValue } from '../../../../engine/json';
import type { LevelSketch } from './sketch';

/** The role of a position in the file. */
export type MentionRole =
  | 'prop'
  | 'door-edge'
  | 'binding'
  | 'area'
  | 'leak'
  | 'leak-access'
  | 'hazard'
  | 'robot'
  | 'predicate'
  | 'effect'
  | 'effect-access'
  | 'saved';

/** A place of the file that names a cell. */
export interface Mention {
  /** The path of the `[x, y]`. */
  readonly path: Path;
  readonly cell: Cell;
  readonly role: MentionRole;
}

/** A level's file, and how it is read. */
export interface Mentioning {
  readonly value: JsonValue;
  readonly sketch: LevelSketch;
  readonly balance: Balance;
}

/**
 * Returns every position of a level's file that lies on the map, in file order. Linear in the lists of the file; rows
 * are not read.
 */
export function mentionsIn(level: Mentioning): readonly Mention[] {
  return mentionsWithin(level, []);
}

/** Returns the positions inside the value at a path. */
export function mentionsWithin({ value, sketch, balance }: Mentioning, around: Path): readonly Mention[] {
  const mentions: Mention[] = [];
  const shape = levelShape(balance);
  const found = around.length === 0 ? { shape } : shapeAt(shape, value, around);
  if (found === undefined || found.shape.kind === 'position') return [];
  eachPosition(found.shape, valueAt(value, around), (position, inner) => {
    const cell = sketch.cellOf(position);
    const path = around.length === 0 ? inner : [...around, ...inner];
    if (cell !== undefined) mentions.push({ path, cell, role: roleOf(path) });
  });
  return mentions;
}

/**
 * Returns the positions of one cell. This is about forty times as fast as filtering all of them, of which a large level
 * has tens of thousands.
 */
export function mentionsOf({ value, sketch, balance }: Mentioning, cell: Cell): readonly Mention[] {
  const mentions: Mention[] = [];
  eachPosition(
    levelShape(balance),
    value,
    (_, path) => mentions.push({ path, cell, role: roleOf(path) }),
    (position) => sketch.cellOf(position) === cell,
  );
  return mentions;
}

/** Returns the role of the position at a path. */
export function roleOf(path: Path): MentionRole {
  const last = path.at(-1);
  switch (path[0]) {
    case 'props':
      if (path[2] === 'consumers') return 'binding';
      if (path[2] === 'area') return 'area';
      return path[2] === 'edge' ? 'door-edge' : 'prop';
    case 'leaks':
      return last === 'access' ? 'leak-access' : 'leak';
    case 'hazards':
      return 'hazard';
    case 'robot':
      return 'robot';
    case 'rules':
      if (path[2] === 'predicates') return 'predicate';
      return last === 'access' ? 'effect-access' : 'effect';
    default:
      return 'saved';
  }
}
