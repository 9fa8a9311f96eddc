import type { Pieces } from './pieces';

/** Returns the cells from one cell of a tree to another of the same piece, both included. */
export function wayBetween(pieces: Pieces, from: number, to: number): number[] {
  const up = lineage(pieces, from);
  const down = lineage(pieces, to);
  while (up.length > 1 && down.length > 1 && up[up.length - 2] === down[down.length - 2]) {
    up.pop();
    down.pop();
  }
  return [...up, ...down.reverse().slice(1)];
}

/** Returns a cell and its ancestors in the walk, up to the piece's first cell. */
function lineage(pieces: Pieces, cell: number): number[] {
  const line: number[] = [];
  for (let at = cell; at >= 0; at = pieces.parent[at] ?? -1) line.push(at);
  return line;
}
