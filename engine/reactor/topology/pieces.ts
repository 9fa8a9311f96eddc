import { PRESENT, UNKNOWN } from '../survey/layout';

/** A connected piece of a carrier's network. Its cells stand in breadth-first order, the first in reading order first. */
export interface Piece {
  readonly cells: Int32Array;
  /** Whether no cycle runs through it. */
  readonly isTree: boolean;
  /** Whether a cell beside it could not be read, so that it may go on there. */
  readonly touchesUnknown: boolean;
}

/** A carrier's network, taken apart into its connected pieces. Memory: eight bytes a cell of the grid. */
export interface Pieces {
  readonly width: number;
  readonly height: number;
  readonly all: readonly Piece[];
  /** Which piece a cell belongs to, as an index into `all`; -1 where there is none. */
  readonly pieceAt: Int32Array;
  /** The neighbour from which the walk came to a cell; -1 at a piece's first cell and off the network. */
  readonly parent: Int32Array;
}

/** Takes a network apart, in time linear in the cells. `cells` as in `Grid`. */
export function takeApart(cells: Uint8Array, width: number, height: number): Pieces {
  const size = width * height;
  const pieceAt = new Int32Array(size).fill(-1);
  const parent = new Int32Array(size).fill(-1);
  const queue = new Int32Array(size);
  const all: Piece[] = [];
  let filled = 0;
  for (let start = 0; start < size; start++) {
    if (cells[start] !== PRESENT || pieceAt[start] !== -1) continue;
    const piece = all.length;
    const first = filled;
    let halfEdges = 0;
    let touchesUnknown = false;
    pieceAt[start] = piece;
    queue[filled++] = start;
    for (let next = first; next < filled; next++) {
      const cell = queue[next] ?? 0;
      const x = cell % width;
      for (let side = 0; side < 4; side++) {
        const other = neighbour(cell, x, side, width, size);
        if (other < 0) continue;
        const state = cells[other];
        if (state === UNKNOWN) touchesUnknown = true;
        if (state !== PRESENT) continue;
        halfEdges++;
        if (pieceAt[other] !== -1) continue;
        pieceAt[other] = piece;
        parent[other] = cell;
        queue[filled++] = other;
      }
    }
    const count = filled - first;
    all.push({
      cells: queue.subarray(first, filled),
      isTree: halfEdges / 2 === count - 1,
      touchesUnknown,
    });
  }
  return { width, height, all, pieceAt, parent };
}

/** The cell next to `cell` (whose column is `x`) on a side: 0 north, 1 east, 2 south, 3 west; -1 off the map. */
export function neighbour(cell: number, x: number, side: number, width: number, size: number): number {
  switch (side) {
    case 0:
      return cell - width;
    case 1:
      return x + 1 < width ? cell + 1 : -1;
    case 2:
      return cell + width < size ? cell + width : -1;
    default:
      return x > 0 ? cell - 1 : -1;
  }
}

/** The network neighbours of a cell, clockwise from the north. */
export function branches(pieces: Pieces, cell: number): number[] {
  const { width, height, pieceAt } = pieces;
  const found: number[] = [];
  for (let side = 0; side < 4; side++) {
    const other = neighbour(cell, cell % width, side, width, width * height);
    if (other >= 0 && pieceAt[other] !== -1) found.push(other);
  }
  return found;
}
