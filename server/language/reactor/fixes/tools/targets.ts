import type { Path } from '../../../../../engine/core';
import type { JsonObject, JsonValue } from '../../../../../engine/json';
import type { LevelSketch } from '../../level';
import type { Fault } from '../../../json/fixes/mend';
import { nearest, positionOf, type Spot } from './cells';
import { asPosition } from './values';

/** How many targets a search answers. */
const most = 3;

/** The positions that fit at a path, the nearest to what stands there first. `owner` is the object around. */
export function targetsFor({ subject }: Fault, path: Path, owner: JsonObject): JsonValue[] {
  const { sketch } = subject;
  const from = asPosition(owner['position']) ?? middleOf(sketch);
  return nearest(sketch, from, subject.fitting(path, owner), most).map((cell) => positionOf(sketch, cell));
}

function middleOf({ width, height }: LevelSketch): Spot {
  return [Math.floor(width / 2), Math.floor(height / 2)];
}
