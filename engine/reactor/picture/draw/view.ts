import type { Look } from '../look';
import type { Pen } from '../pen';
import type { Scene } from '../scene';

/** The cells that are drawn: columns from `left` up to, not including, `right`; rows alike. Inside of the board. */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What is drawn of a board: a region, or only some of its cells. */
export interface Part extends Region {
  /** 1 a cell that is drawn; `null` for all of the region. */
  readonly only: Uint8Array | null;
}

/**
 * Draws one sheet's part of a board: what lies on the cells that are asked for, in no matter how many others. What is
 * drawn of a cell stays inside of it, but for doors and faces, which stay inside of their two cells, and the borders of
 * the terrain.
 */
export type DrawSheet = (scene: Scene, pen: Pen, look: Look, part: Part) => void;

/** The whole board. */
export function wholeOf({ width, height }: Pick<Scene, 'width' | 'height'>): Region {
  return { left: 0, top: 0, right: width, bottom: height };
}

/** The part of a region that lies on the board. */
export function clamped({ width, height }: Pick<Scene, 'width' | 'height'>, region: Region): Region {
  return {
    left: Math.max(0, Math.floor(region.left)),
    top: Math.max(0, Math.floor(region.top)),
    right: Math.min(width, Math.ceil(region.right)),
    bottom: Math.min(height, Math.ceil(region.bottom)),
  };
}

/** Whether a cell is drawn. */
export function isInside({ width }: Pick<Scene, 'width'>, region: Part, cell: number): boolean {
  if (region.only !== null && region.only[cell] !== 1) return false;
  const x = cell % width;
  const y = (cell - x) / width;
  return x >= region.left && x < region.right && y >= region.top && y < region.bottom;
}
