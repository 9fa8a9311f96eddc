import type { Region } from '../../../engine/reactor/picture';

/** No more rows and columns than this are in the grid at once: a reader of the screen has no use for more. */
export const mostRows = 40;
export const mostColumns = 60;

/**
 * The part of the visible cells that the grid holds: all, or where these are too many those around the cursor. Where the
 * cursor is still in the part `held` so far, that stays.
 */
export function gridWindow(region: Region, width: number, cursor: number, held: Region): Region {
  const x = cursor % width;
  const y = Math.floor(cursor / width);
  const isHeld = x >= held.left && x < held.right && y >= held.top && y < held.bottom;
  if (isHeld && isWhole(region.left, region.right, held.left, held.right, mostColumns)) {
    if (isWhole(region.top, region.bottom, held.top, held.bottom, mostRows)) return held;
  }
  const across = around(region.left, region.right, x, mostColumns);
  const down = around(region.top, region.bottom, y, mostRows);
  return { left: across.from, right: across.to, top: down.from, bottom: down.to };
}

function around(from: number, to: number, at: number, most: number): { from: number; to: number } {
  if (to - from <= most) return { from, to };
  const first = Math.max(from, Math.min(at - Math.floor(most / 2), to - most));
  return { from: first, to: first + most };
}

/** Whether what is held is as much as there may be of what is seen. */
function isWhole(from: number, to: number, heldFrom: number, heldTo: number, most: number): boolean {
  return heldFrom >= from && heldTo <= to && heldTo - heldFrom === Math.min(most, to - from);
}
