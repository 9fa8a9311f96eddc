import { branches, type Piece, type Pieces } from './pieces';

/** The number of marked cells in each cell's subtree, with the first cell of the piece as the root. Only for trees. */
export interface Behind {
  /** Marked cells in a cell's subtree, itself included. */
  readonly count: Int32Array;
  /** Marked cells in the piece. */
  readonly total: number;
}

/**
 * Counts the marked cells in the subtree of each cell of a tree, in time linear in the piece. `count` has a 1 at each
 * marked cell of the network and is shared by the carrier's pieces.
 */
export function countBehind(pieces: Pieces, piece: Piece, count: Int32Array): Behind {
  const { cells } = piece;
  for (let place = cells.length - 1; place > 0; place--) {
    const cell = cells[place] ?? 0;
    const up = pieces.parent[cell] ?? 0;
    count[up] = (count[up] ?? 0) + (count[cell] ?? 0);
  }
  return { count, total: count[cells[0] ?? 0] ?? 0 };
}

/** Returns a count for `countBehind`: 1 at each of these cells of a grid. */
export function marks(size: number, cells: Iterable<number>): Int32Array {
  const count = new Int32Array(size);
  for (const cell of cells) count[cell] = 1;
  return count;
}

/** Returns the branches of a cell that lead to marked cells, clockwise from the north. */
export function directionsToMarked(pieces: Pieces, behind: Behind, cell: number): number[] {
  return branches(pieces, cell).filter((branch) => {
    const isChild = pieces.parent[branch] === cell;
    const lying = isChild ? (behind.count[branch] ?? 0) : behind.total - (behind.count[cell] ?? 0);
    return lying > 0;
  });
}

/** Returns one marked cell in a branch of `cell`, or `undefined` if there is none. Takes a walk along the tree. */
export function markedBehind(
  pieces: Pieces,
  behind: Behind,
  marked: ReadonlySet<number>,
  cell: number,
  branch: number,
): number | undefined {
  let from = cell;
  let here: number | undefined = branch;
  while (here !== undefined && !marked.has(here)) {
    const at: number = here;
    const came: number = from;
    const isAhead = (next: number): boolean =>
      next !== came && pieces.parent[next] === at && (behind.count[next] ?? 0) > 0;
    const up: number = pieces.parent[at] ?? -1;
    // down if there is a marked cell, else up, unless the walk came from there
    here = branches(pieces, at).find(isAhead) ?? (up >= 0 && up !== came ? up : undefined);
    from = at;
  }
  return here;
}
