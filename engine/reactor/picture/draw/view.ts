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

/** Draws one sheet's part of a region. */
export type DrawSheet = (scene: Scene, pen: Pen, look: Look, region: Region) => void;

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

/** Whether a cell lies in a region. */
export function isInside({ width }: Pick<Scene, 'width'>, region: Region, cell: number): boolean {
  const x = cell % width;
  const y = (cell - x) / width;
  return x >= region.left && x < region.right && y >= region.top && y < region.bottom;
}
