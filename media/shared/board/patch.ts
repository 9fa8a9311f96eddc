import type { Region } from '../../../engine/reactor/picture';
import type { BoardSize, Placement } from './placement';

/** A part of the board that is redrawn alone, with the same result as a full redraw. */
export interface Patch {
  /** The redrawn area, aligned to device pixels, in CSS pixels from the view's corner. */
  readonly clip: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The cells that are visible there. */
  readonly region: Region;
}

/** CSS pixels by which lines and signs exceed small cells, and terrain borders exceed all cells. */
const overhang = 10;

/** Returns the patch to redraw after changes to cells; `null` if none is visible. */
export function patchOf(at: Placement, board: BoardSize, box: Region): Patch | null {
  const { region } = at;
  const across = along(at, at.left, box.left, box.right, board.width, at.width);
  const down = along(at, at.top, box.top, box.bottom, board.height, at.height);
  if (across.length <= 0 || down.length <= 0) return null;
  return {
    clip: { x: across.start, y: down.start, width: across.length, height: down.length },
    region: {
      left: Math.max(region.left, across.from),
      top: Math.max(region.top, down.from),
      right: Math.min(region.right, across.to),
      bottom: Math.min(region.bottom, down.to),
    },
  };
}

function along(
  { cell, ratio }: Placement,
  corner: number,
  from: number,
  to: number,
  cells: number,
  size: number,
) {
  // the area outside of the board stays unchanged
  const start = Math.max(0, Math.floor(Math.max(corner, corner + from * cell - overhang) * ratio) / ratio);
  const edge = corner + cells * cell;
  const end = Math.min(size, Math.ceil(Math.min(edge, corner + to * cell + overhang) * ratio) / ratio);
  return {
    start,
    length: end - start,
    // shapes that span many cells start and end differently there: extend beyond the visible area, to whole pixels
    from: 4 * (Math.floor((start - overhang - corner) / cell / 4) - 1),
    to: 4 * (Math.ceil((end + overhang - corner) / cell / 4) + 1),
  };
}

/** The smallest box with all given cells; `null` if there are none. */
export function boxOf(width: number, cells: number, isIn: (cell: number) => boolean): Region | null {
  let [left, top, right, bottom] = [width, -1, 0, 0];
  for (let cell = 0; cell < cells; cell++) {
    if (!isIn(cell)) continue;
    const x = cell % width;
    const y = (cell - x) / width;
    if (top < 0) top = y;
    bottom = y + 1;
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
  }
  return top < 0 ? null : { left, top, right, bottom };
}
