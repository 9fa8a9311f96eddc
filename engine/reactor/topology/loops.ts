import { neighbor, type Piece, type Pieces } from './pieces';

/**
 * The data of the search for each cell of a network. Memory: fourteen bytes a cell of the grid, shared by all pieces.
 */
interface Search {
  /** The order of discovery from 1; 0 for a cell that was not visited. */
  readonly seen: Int32Array;
  /** The earliest cell, by that order, that a cell's subtree reaches. */
  readonly low: Int32Array;
  /** The cell from which it was discovered; -1 at the first. */
  readonly above: Int32Array;
  /** The side to visit next. */
  readonly side: Uint8Array;
  /** 1 if the cell is on a loop. */
  readonly onLoop: Uint8Array;
  readonly found: Map<Piece, readonly (readonly number[])[]>;
}

const searches = new WeakMap<Pieces, Search>();

/**
 * Finds the loops of a piece: each maximal set of cells that are on cycles together (a biconnected piece of more than
 * two cells). The cells of a set are in reading order, and the sets are ordered by their first cells. Takes time linear in the cells. Not recursive,
 * since a pipe may be a million cells long.
 */
export function loopsOf(pieces: Pieces, piece: Piece): readonly (readonly number[])[] {
  if (piece.isTree) return [];
  const search = searchOf(pieces);
  let loops = search.found.get(piece);
  if (!loops) search.found.set(piece, (loops = findLoops(pieces, piece, search)));
  return loops;
}

/** Returns true if a cell of a piece is on a loop. */
export function isOnLoop(pieces: Pieces, piece: Piece, cell: number): boolean {
  return loopsOf(pieces, piece).length > 0 && searchOf(pieces).onLoop[cell] === 1;
}

function searchOf(pieces: Pieces): Search {
  let search = searches.get(pieces);
  if (!search) {
    const size = pieces.pieceAt.length;
    search = {
      seen: new Int32Array(size),
      low: new Int32Array(size),
      above: new Int32Array(size).fill(-1),
      side: new Uint8Array(size),
      onLoop: new Uint8Array(size),
      found: new Map(),
    };
    searches.set(pieces, search);
  }
  return search;
}

function findLoops({ width, pieceAt }: Pieces, piece: Piece, search: Search): number[][] {
  const { seen, low, above, side } = search;
  const start = piece.cells[0] ?? 0;
  const size = pieceAt.length;
  const open = [start];
  const path = [start];
  const loops: number[][] = [];
  let clock = 1;
  seen[start] = low[start] = clock;
  while (path.length > 0) {
    const here = path[path.length - 1] ?? 0;
    const next = side[here] ?? 4;
    if (next < 4) {
      side[here] = next + 1;
      const there = neighbor(here, next, width, size);
      // adjacent cells belong to one piece
      if (there < 0 || pieceAt[there] === -1) continue;
      if (seen[there] === 0) {
        seen[there] = low[there] = ++clock;
        above[there] = here;
        path.push(there);
        open.push(there);
      } else if (there !== above[here]) {
        low[here] = Math.min(low[here] ?? 0, seen[there] ?? 0);
      }
      continue;
    }
    path.pop();
    const up = above[here] ?? -1;
    if (up < 0) break;
    low[up] = Math.min(low[up] ?? 0, low[here] ?? 0);
    if ((low[here] ?? 0) >= (seen[up] ?? 0)) closeLoop(open, up, here, loops, search);
  }
  return loops.sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
}

/** Removes the cells that were discovered since `last` from the open ones. Together with `up` they are on cycles. */
function closeLoop(open: number[], up: number, last: number, loops: number[][], { onLoop }: Search): void {
  const members = open.splice(open.lastIndexOf(last));
  if (members.length < 2) return;
  // typed arrays sort numerically, and fast
  const cells = Array.from(Int32Array.from([up].concat(members)).sort());
  for (const cell of cells) onLoop[cell] = 1;
  loops.push(cells);
}
