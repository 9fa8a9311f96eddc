import type { Cell } from '../../../../engine/reactor';
import type { LevelContext } from '../level';
import { mapPicture } from '../picture';

/** The map in a proposal's documentation, which is drawn only for the one that somebody looks at. */
export function mapOf(level: LevelContext, cells: readonly Cell[]): string {
  return mapPicture(level.sketch, cells, { radius: 4 });
}
