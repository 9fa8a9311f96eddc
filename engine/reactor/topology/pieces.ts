import { ABSENT, PRESENT, UNKNOWN } from '../cell-presence';

/**
 * A connected piece of a carrier's network. Its cells are in breadth-first order from the first one in reading order.
 */
export interface Piece {
  readonly cells: Int32Array;
  /** True if the piece has no cycle. */
  readonly isTree: boolean;
  /** True if a neighboring cell could not be read, so the piece may continue there. */
  readonly touchesUnknown: boolean;
}

/** A carrier's network, divided into its connected pieces. Memory: nine bytes a cell of the grid. */
export interface Pieces {
  readonly width: number;
  readonly height: number;
  readonly all: readonly Piece[];
  /** The piece of each cell, as an index into `all`; -1 if the cell is not in a piece. */
  readonly pieceAt: Int32Array;
  /** The neighbor from which the walk came to a cell; -1 at a piece's first cell and off the network. */
  readonly parent: Int32Array;
  /** The sides on which a cell of the network has a neighbor: one bit a side, north (1), east, south, west (8). */
  readonly sides: Uint8Array;
}

/** Divides a network into its pieces, in time linear in the cells. `cells` as in `Grid`. */
export function takeApart(cells: Uint8Array, width: number, height: number): Pieces {
  const size = width * height;
  const pieceAt = new Int32Array(size).fill(-1);
  const parent = new Int32Array(size).fill(-1);
  const sides = new Uint8Array(size);
  const queue = new Int32Array(size);
  const all: Piece[] = [];
  let filled = 0;
  for (let start = cells.indexOf(PRESENT); start >= 0; start = cells.indexOf(PRESENT, start + 1)) {
    if (pieceAt[start] !== -1) continue;
    const piece = all.length;
    const first = filled;
    let halfEdges = 0;
    let touchesUnknown = false;
    pieceAt[start] = piece;
    queue[filled++] = start;
    for (let next = first; next < filled; next++) {
      const cell = queue[next] ?? 0;
      let found = 0;
      for (let side = 0; side < 4; side++) {
        const other = beside(cell, side, width);
        const state = cells[other];
        // most neighbors are off the network, and only for the others the map's edge between them matters
        if (state === undefined || state === ABSENT || isAcross(cell, other, side, width)) continue;
        if (state === UNKNOWN) {
          touchesUnknown = true;
          continue;
        }
        found |= 1 << side;
        halfEdges++;
        if (pieceAt[other] !== -1) continue;
        pieceAt[other] = piece;
        parent[other] = cell;
        queue[filled++] = other;
      }
      sides[cell] = found;
    }
    const count = filled - first;
    all.push({
      cells: queue.subarray(first, filled),
      isTree: halfEdges / 2 === count - 1,
      touchesUnknown,
    });
  }
  return { width, height, all, pieceAt, parent, sides };
}

/** Returns the cell on a side of another, as if the map did not have edges: 0 north, 1 east, 2 south, 3 west. */
export function beside(cell: number, side: number, width: number): number {
  return side === 0 ? cell - width : side === 1 ? cell + 1 : side === 2 ? cell + width : cell - 1;
}

/** Returns true if the step from a cell to its neighbor `other` crosses the left or right edge of the map. */
export function isAcross(cell: number, other: number, side: number, width: number): boolean {
  return (side === 1 && other % width === 0) || (side === 3 && cell % width === 0);
}

/** Returns the cell next to `cell` on a side, or -1 off the map, which has `size` cells. */
export function neighbor(cell: number, side: number, width: number, size: number): number {
  const other = beside(cell, side, width);
  return other < 0 || other >= size || isAcross(cell, other, side, width) ? -1 : other;
}

/** Returns the network neighbors of a cell, clockwise from the north. */
export function branches({ width, sides }: Pieces, cell: number): number[] {
  const found: number[] = [];
  for (let side = 0; side < 4; side++) {
    if (((sides[cell] ?? 0) >> side) & 1) found.push(beside(cell, side, width));
  }
  return found;
}
