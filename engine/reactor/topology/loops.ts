import { neighbour, type Piece, type Pieces } from './pieces';

const cache = new WeakMap<Piece, number[][]>();
const onLoops = new WeakMap<Piece, ReadonlySet<number>>();

/** All cells of a piece that lie on a loop. */
export function cellsOnLoops(pieces: Pieces, piece: Piece): ReadonlySet<number> {
  let cells = onLoops.get(piece);
  if (!cells) onLoops.set(piece, (cells = new Set(loopsOf(pieces, piece).flat())));
  return cells;
}

/**
 * The loops of a piece: each maximal set of cells that lie on cycles together (a biconnected piece of more than two
 * cells), its cells in reading order, the sets by their first cells. Linear in the cells; without recursion, since a
 * pipe may be a million cells long.
 */
export function loopsOf(pieces: Pieces, piece: Piece): readonly (readonly number[])[] {
  if (piece.isTree) return [];
  let loops = cache.get(piece);
  if (!loops) cache.set(piece, (loops = findLoops(pieces, piece)));
  return loops;
}

function findLoops(pieces: Pieces, piece: Piece): number[][] {
  const { width, height, pieceAt } = pieces;
  const size = width * height;
  const home = pieceAt[piece.cells[0] ?? 0];
  const places = new Map<number, number>();
  piece.cells.forEach((cell, place) => places.set(cell, place));
  const count = piece.cells.length;
  // discovery order from 1, and the earliest cell that a cell's subtree reaches
  const seen = new Int32Array(count);
  const low = new Int32Array(count);
  const side = new Uint8Array(count);
  const above = new Int32Array(count).fill(-1);
  const open: number[] = [];
  const path: number[] = [0];
  const loops: number[][] = [];
  let clock = 1;
  seen[0] = low[0] = clock;
  open.push(0);
  while (path.length > 0) {
    const here = path[path.length - 1] ?? 0;
    const cell = piece.cells[here] ?? 0;
    const next = side[here] ?? 4;
    if (next < 4) {
      side[here] = next + 1;
      const other = neighbour(cell, cell % width, next, width, size);
      if (other < 0 || pieceAt[other] !== home) continue;
      const there = places.get(other) ?? 0;
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
    if ((low[here] ?? 0) < (seen[up] ?? 0)) continue;
    const members = [up];
    for (let last = open.pop(); last !== undefined; last = open.pop()) {
      members.push(last);
      if (last === here) break;
    }
    if (members.length > 2) {
      loops.push(members.map((place) => piece.cells[place] ?? 0).sort((a, b) => a - b));
    }
  }
  return loops.sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
}
