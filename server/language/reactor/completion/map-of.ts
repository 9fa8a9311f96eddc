import type { Cell } from '../../../../engine/reactor';
import type { LevelContext } from '../level';
import { mapPicture } from '../picture';

/** Draws the map for a proposal's documentation, on request only. */
export function mapOf(level: LevelContext, cells: readonly Cell[]): string {
  return mapPicture(level.sketch, cells, { radius: 4 });
}
