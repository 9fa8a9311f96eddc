import type { Look } from '../look';
import type { Pen } from '../pen';
import type { Scene } from '../scene';

/** The cells to draw: columns from `left` to `right` (exclusive), rows likewise. Within the board. */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The part of a board to draw: a region, or only some of its cells. */
export interface Part extends Region {
  /** 1 for each cell to draw; `null` for all of the region. */
  readonly only: Uint8Array | null;
}

/**
 * Draws one sheet's part of a board: the contents of the requested cells. The cost does not depend on the number of
 * other cells. The drawing of a cell stays within it, except for doors and faces, which stay within their two cells,
 * and the borders of the terrain.
 */
export type DrawSheet = (scene: Scene, pen: Pen, look: Look, part: Part) => void;

/** Returns the region of the whole board. */
export function wholeOf({ width, height }: Pick<Scene, 'width' | 'height'>): Region {
  return { left: 0, top: 0, right: width, bottom: height };
}

/** Returns the part of a region that is on the board. */
export function clamped({ width, height }: Pick<Scene, 'width' | 'height'>, region: Region): Region {
  return {
    left: Math.max(0, Math.floor(region.left)),
    top: Math.max(0, Math.floor(region.top)),
    right: Math.min(width, Math.ceil(region.right)),
    bottom: Math.min(height, Math.ceil(region.bottom)),
  };
}

/** Returns true if a cell is drawn. */
export function isInside({ width }: Pick<Scene, 'width'>, region: Part, cell: number): boolean {
  if (region.only !== null && region.only[cell] !== 1) return false;
  const x = cell % width;
  const y = (cell - x) / width;
  return x >= region.left && x < region.right && y >= region.top && y < region.bottom;
}
