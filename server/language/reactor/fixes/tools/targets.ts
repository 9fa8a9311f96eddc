import type { Path } from '../../../../../engine/core';
import type { JsonObject, JsonValue } from '../../../../../engine/json';
import type { LevelSketch } from '../../level';
import type { LevelProblem } from '../context';
import { nearest, positionOf, type CellPosition } from './cells';
import { asPosition } from '../../../json/fixes/tools/values';

/** The maximum number of targets that a search returns. */
const most = 3;

/**
 * Returns the positions that fit at a path, nearest to the written one first. `owner` is the object that contains it.
 */
export function targetsFor({ context }: LevelProblem, path: Path, owner: JsonObject): JsonValue[] {
  const { sketch } = context;
  const from = asPosition(owner['position']) ?? middleOf(sketch);
  return nearest(sketch, from, context.fitting(path, owner), most).map((cell) => positionOf(sketch, cell));
}

function middleOf({ width, height }: LevelSketch): CellPosition {
  return [Math.floor(width / 2), Math.floor(height / 2)];
}
