import type { Path } from '../../../engine/core';
import { levelShape, type Balance, type Cell } from '../../../engine/reactor';
import { eachPosition } from '../../../engine/shape';
import type { JsonValue } from '../../../engine/json';
import type { LevelSketch } from './sketch';

/** What a position in the file is for. */
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

/** Every position of a level's file that lies on the map, in file order. Linear in the file's lists; rows are not looked at. */
export function mentionsIn(value: JsonValue, sketch: LevelSketch, balance: Balance): readonly Mention[] {
  const mentions: Mention[] = [];
  eachPosition(levelShape(balance), value, (position, path) => {
    const cell = sketch.cellOf(position);
    if (cell !== undefined) mentions.push({ path, cell, role: roleOf(path) });
  });
  return mentions;
}

/** What the position at a path is for. */
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
