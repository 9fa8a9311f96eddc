import type { LevelContext } from '../level';
import { gridsOf, moveGrids } from './grids';
import { reverseModes } from './junctions';
import { dropWhatFalls } from './losses';
import {
  growing,
  isOn,
  mirroring,
  turning,
  type Growth,
  type MirrorAxis,
  type Movement,
  type TurnDirection,
} from './movement';
import { Plan } from './plan';
import { placesIn } from './positions';
import { carriedOut, unsound, type Refactoring } from './result';
import { isInCellOrder, moveCarried, moveCellOrdered } from './saved';

/**
 * Mirrors a level. What networks carry afterwards is exactly the mirror image; where the game settles a tie by reading
 * order (fire that could go two ways), it may go the other way.
 */
export function mirrorLevel(level: LevelContext, axis: MirrorAxis): Refactoring {
  return transform(level, mirroring(level.sketch, axis));
}

/** Turns a level by a quarter. The same holds as for mirroring. */
export function rotateLevel(level: LevelContext, direction: TurnDirection): Refactoring {
  return transform(level, turning(level.sketch, direction));
}

/** Adds columns and rows of wall on any side, or removes some with everything on them and all references to that. */
export function resizeLevel(level: LevelContext, growth: Growth): Refactoring {
  if (!Object.values(growth).every(Number.isSafeInteger))
    return { refused: 'Expected whole numbers as the size.' };
  const movement = growing(level.sketch, growth);
  const { width, height } = level.sketch;
  const { left, top, right, bottom } = growth;
  if (
    Math.min(left, 0) + Math.min(right, 0) + width < 1 ||
    Math.min(top, 0) + Math.min(bottom, 0) + height < 1
  )
    return { refused: 'The map would be empty.' };
  const { maxWidth, maxHeight } = level.balance.grid;
  if (movement.width > maxWidth || movement.height > maxHeight)
    return { refused: `A map has at most ${maxWidth} columns and ${maxHeight} rows.` };
  return transform(level, movement);
}

function transform(level: LevelContext, movement: Movement): Refactoring {
  const problem = unsound(level.document.json);
  if (problem !== undefined) return { refused: problem };
  const grids = gridsOf(level);
  if (grids === undefined)
    return { refused: 'The dimensions do not match the rows of the four grids. Fix them first.' };
  const { width, height } = level.sketch;
  const old = { width, height };
  const plan = new Plan();
  const dropped = dropWhatFalls(
    level,
    plan,
    (place) => isOn(old, place) && !isOn(movement, movement.to(...place)),
  );
  if ('refused' in dropped) return dropped;
  moveGrids(plan, grids, old, movement);
  const isShift = isPlainShift(movement);
  for (const { path, place } of placesIn(level)) {
    if (!isShift && isInCellOrder(path)) continue;
    plan.set(path, movement.to(...place));
  }
  moveCarried(level, plan, grids, movement);
  if (!isShift) moveCellOrdered(level, plan, movement);
  if (movement.isMirrored) reverseModes(level, plan);
  return carriedOut(level, plan, dropped.removed);
}

/** Returns true if reading order stays as it is. */
function isPlainShift({ to }: Movement): boolean {
  const [x, y] = to(0, 0);
  const [nextX, nextY] = to(1, 1);
  return nextX - x === 1 && nextY - y === 1;
}
