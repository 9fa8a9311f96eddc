import type { Scene } from '../../../engine/reactor/picture';
import type { Place } from '../../../protocol/board';
import { endOf, type Trail } from './brush';

export function placeOf({ width }: Scene, cell: number): Place {
  return [cell % width, Math.floor(cell / width)];
}

/** The cells next to a cell, clockwise from the top; `null` off the map. */
export function neighbors({ width, height }: Scene, cell: number): (number | null)[] {
  const [x, y] = [cell % width, Math.floor(cell / width)];
  return [
    y > 0 ? cell - width : null,
    x < width - 1 ? cell + 1 : null,
    y < height - 1 ? cell + width : null,
    x > 0 ? cell - 1 : null,
  ];
}

/** The neighbor that a gesture selects: the one it moved to, otherwise the one across the pressed edge. */
export function facedCell(scene: Scene, gesture: Trail): number | undefined {
  const beside = neighbors(scene, gesture.trail[0]);
  const last = endOf(gesture);
  if (beside.includes(last)) return last;
  return gesture.side === null ? undefined : (beside[gesture.side] ?? undefined);
}
