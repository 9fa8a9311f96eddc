import type { Cell } from '../../../../engine/reactor';
import type { Group } from './target';

/** A cell of a group. */
export interface Picked {
  readonly cell: Cell;
  readonly note: string | undefined;
}

/** The map, and the cell from which is measured. */
export interface From {
  readonly width: number;
  readonly height: number;
  readonly anchor: Cell;
}

/** Options for a pick: which cells are accepted, and how many at most. */
export interface Picking extends From {
  readonly most: number;
  readonly accepts: (cell: Cell) => boolean;
}

/** The radius around the anchor that is searched before all cells of a group are sorted by distance. */
const nearby = 24;

/** Returns cells of the groups in order, without duplicates, the nearest of each group first. Linear in the cells. */
export function pickNearest(
  groups: readonly Group[],
  { most, accepts, ...from }: Picking,
): { readonly picked: readonly Picked[]; readonly isCut: boolean } {
  const picked: Picked[] = [];
  const taken = new Set<Cell>();
  for (const { cells, note, accepts: isMeant } of groups) {
    for (const cell of inTurn(cells, isMeant, from)) {
      if (taken.has(cell) || !accepts(cell) || isMeant?.(cell) === false) continue;
      if (picked.length === most) return { picked, isCut: true };
      taken.add(cell);
      picked.push({ cell, note });
    }
  }
  return { picked, isCut: false };
}

/** Returns the nearest cell of the first group that is not empty. */
export function nearestOf(groups: readonly Group[], from: From): Cell | undefined {
  for (const { cells, accepts } of groups) {
    if (isWorthLookingAround(cells, accepts)) {
      for (const cell of around(from)) if (accepts?.(cell) === true) return cell;
    }
    const found = nearestIn(cells, accepts, from);
    if (found !== undefined) return found;
  }
  return undefined;
}

function nearestIn(
  cells: Group['cells'],
  accepts: Group['accepts'],
  { anchor, width }: From,
): Cell | undefined {
  let best: Cell | undefined;
  let least = Infinity;
  for (const cell of cells) {
    const distance = distanceBetween(cell, anchor, width);
    if (distance < least && accepts?.(cell) !== false) [best, least] = [cell, distance];
  }
  return best;
}

/**
 * Returns true if the cells near the anchor should be searched first: if `accepts` can check any cell, and the group is
 * large.
 */
function isWorthLookingAround(cells: Group['cells'], accepts: Group['accepts']): boolean {
  return accepts !== undefined && cells.length > nearby * nearby;
}

/** Yields the cells of a group, nearest first. Near cells may come twice, and some of them may not be in the group. */
function* inTurn(cells: Group['cells'], accepts: Group['accepts'], from: From): Generator<Cell> {
  if (isWorthLookingAround(cells, accepts)) yield* around(from);
  yield* byDistance(cells, from);
}

/** Yields the cells around the anchor, nearest first; at equal distance, in reading order. */
function* around({ width, height, anchor }: From): Generator<Cell> {
  const [left, top] = [anchor % width, Math.floor(anchor / width)];
  for (let distance = 0; distance <= nearby; distance++) {
    for (let y = Math.max(0, top - distance); y <= Math.min(height - 1, top + distance); y++) {
      const aside = distance - Math.abs(y - top);
      if (left >= aside) yield y * width + left - aside;
      if (aside > 0 && left + aside < width) yield y * width + left + aside;
    }
  }
}

/**
 * Sorts by distance, keeping the order of equally near cells. Counts instead of comparing, since a map can have very
 * many cells.
 */
function byDistance(cells: Group['cells'], { anchor, width }: From): Int32Array {
  const distances = new Int32Array(cells.length);
  let furthest = 0;
  for (let at = 0; at < cells.length; at++) {
    const distance = distanceBetween(cells[at] ?? 0, anchor, width);
    distances[at] = distance;
    if (distance > furthest) furthest = distance;
  }
  const places = new Int32Array(furthest + 2);
  for (const distance of distances) places[distance + 1] = (places[distance + 1] ?? 0) + 1;
  for (let at = 1; at < places.length; at++) places[at] = (places[at] ?? 0) + (places[at - 1] ?? 0);
  const sorted = new Int32Array(cells.length);
  for (let at = 0; at < cells.length; at++) {
    const distance = distances[at] ?? 0;
    const place = places[distance] ?? 0;
    sorted[place] = cells[at] ?? 0;
    places[distance] = place + 1;
  }
  return sorted;
}

/** Steps from cell to cell, walls or not. */
function distanceBetween(one: Cell, other: Cell, width: number): number {
  const across = Math.abs((one % width) - (other % width));
  return across + Math.abs(Math.floor(one / width) - Math.floor(other / width));
}
