import type { Cell } from '../../../../engine/reactor';
import type { Group } from './target';

/** A cell of a group. */
export interface Picked {
  readonly cell: Cell;
  readonly note: string | undefined;
}

/** What is picked from groups: which cells count, from where they are measured, how many there may be. */
export interface Picking {
  readonly width: number;
  readonly anchor: Cell;
  readonly most: number;
  readonly accepts: (cell: Cell) => boolean;
}

/** Cells of the groups in turn, in each the nearest first, each once. Linear in the cells. */
export function pickNearest(
  groups: readonly Group[],
  { width, anchor, most, accepts }: Picking,
): { readonly picked: readonly Picked[]; readonly isCut: boolean } {
  const picked: Picked[] = [];
  const taken = new Set<Cell>();
  for (const { cells, note, accepts: isMeant } of groups) {
    for (const cell of byDistance(cells, anchor, width)) {
      if (taken.has(cell) || !accepts(cell) || isMeant?.(cell) === false) continue;
      if (picked.length === most) return { picked, isCut: true };
      taken.add(cell);
      picked.push({ cell, note });
    }
  }
  return { picked, isCut: false };
}

/** The nearest cell of the first group that has any. */
export function nearestOf(groups: readonly Group[], anchor: Cell, width: number): Cell | undefined {
  for (const { cells, accepts } of groups) {
    let best: Cell | undefined;
    let least = Infinity;
    for (let at = 0; at < cells.length; at++) {
      const cell = cells[at] ?? 0;
      const distance = distanceBetween(cell, anchor, width);
      if (distance < least && accepts?.(cell) !== false) [best, least] = [cell, distance];
    }
    if (best !== undefined) return best;
  }
  return undefined;
}

/** Nearest first; equally near ones as they came. Sorted by counting, since a map has very many cells. */
function byDistance(cells: ArrayLike<Cell>, anchor: Cell, width: number): Int32Array {
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
