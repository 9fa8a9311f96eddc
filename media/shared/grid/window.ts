import type { Region } from '../../../engine/reactor/picture';

/** The maximum number of rows and columns in the grid, enough for screen readers. */
export const maxRows = 40;
export const maxColumns = 60;

/**
 * Returns the visible cells that the grid holds: all of them or, if there are too many, those around the cursor. The `held`
 * part stays while the cursor is inside.
 */
export function gridWindow(region: Region, width: number, cursor: number, held: Region): Region {
  const x = cursor % width;
  const y = Math.floor(cursor / width);
  const isHeld = x >= held.left && x < held.right && y >= held.top && y < held.bottom;
  if (isHeld && isWhole(region.left, region.right, held.left, held.right, maxColumns)) {
    if (isWhole(region.top, region.bottom, held.top, held.bottom, maxRows)) return held;
  }
  const across = around(region.left, region.right, x, maxColumns);
  const down = around(region.top, region.bottom, y, maxRows);
  return { left: across.from, right: across.to, top: down.from, bottom: down.to };
}

function around(from: number, to: number, at: number, most: number): { from: number; to: number } {
  if (to - from <= most) return { from, to };
  const first = Math.max(from, Math.min(at - Math.floor(most / 2), to - most));
  return { from: first, to: first + most };
}

/** Returns true if the held part has the maximum size for the visible cells. */
function isWhole(from: number, to: number, heldFrom: number, heldTo: number, most: number): boolean {
  return heldFrom >= from && heldTo <= to && heldTo - heldFrom === Math.min(most, to - from);
}
