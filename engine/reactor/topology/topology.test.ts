import assert from 'node:assert/strict';
import fc from 'fast-check';
import { isOnLoop, loopsOf } from './loops';
import { branches, takeApart } from './pieces';
import { countBehind, directionsToMarked, markedBehind, marks } from './sources';
import { wayBetween } from './ways';

/** A grid as rows of `#` and `.`, never square. */
const grid = fc
  .constantFrom([7, 3] as const, [3, 7] as const, [1, 9] as const, [9, 1] as const, [5, 4] as const)
  .chain(([width, height]) =>
    fc.record({
      width: fc.constant(width),
      height: fc.constant(height),
      cells: fc
        .array(fc.integer({ min: 0, max: 9 }), { minLength: width * height, maxLength: width * height })
        .chain((odds) =>
          fc.integer({ min: 3, max: 8 }).map((rate) => Uint8Array.from(odds, (odd) => (odd < rate ? 1 : 0))),
        ),
    }),
  );

type Grid = typeof grid extends fc.Arbitrary<infer G> ? G : never;

/** Returns the neighbors of a cell, by plain coordinates. */
function beside({ width, height, cells }: Grid, cell: number): number[] {
  const found: number[] = [];
  const x = cell % width;
  const y = (cell - x) / width;
  for (const [dx, dy] of [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ] as const) {
    const [nx, ny] = [x + dx, y + dy];
    if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
    if (cells[ny * width + nx] === 1) found.push(ny * width + nx);
  }
  return found;
}

/** Returns all cells that can be reached from one, without passing through `barred` or over the edge `cut`. */
function walk(map: Grid, from: number, barred = -1, cut: readonly [number, number] = [-1, -1]): Set<number> {
  const seen = new Set([from]);
  for (const cell of seen) {
    for (const other of beside(map, cell)) {
      const isCut = (cell === cut[0] && other === cut[1]) || (cell === cut[1] && other === cut[0]);
      if (other !== barred && !isCut) seen.add(other);
    }
  }
  return seen;
}

function cellsOf({ cells }: Grid): number[] {
  return [...cells.keys()].filter((cell) => cells[cell] === 1);
}

/**
 * Finds loops the slow way: two edges at one cell belong together if their other ends are connected without that cell.
 */
function slowLoops(map: Grid): number[][] {
  const edges = cellsOf(map).flatMap((cell) =>
    beside(map, cell)
      .filter((other) => other > cell)
      .map((other) => [cell, other] as const),
  );
  const group = edges.map((_, index) => index);
  const root = (index: number): number => (group[index] === index ? index : root(group[index] ?? 0));
  edges.forEach(([a, b], one) =>
    edges.forEach(([c, d], two) => {
      const shared = [a, b].find((cell) => cell === c || cell === d);
      if (one >= two || shared === undefined) return;
      const end = a === shared ? b : a;
      const other = c === shared ? d : c;
      if (walk(map, end, shared).has(other)) group[root(one)] = root(two);
    }),
  );
  const sets = new Map<number, Set<number>>();
  edges.forEach(([a, b], index) => {
    const set = sets.get(root(index)) ?? new Set();
    sets.set(root(index), set.add(a).add(b));
  });
  return [...sets.values()]
    .filter((set) => set.size > 2)
    .map((set) => [...set].sort((a, b) => a - b))
    .sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0));
}

describe('topology', () => {
  it('finds the pieces of a network like a plain walk', () => {
    fc.assert(
      fc.property(grid, (map) => {
        const { all, pieceAt, parent } = takeApart(map.cells, map.width, map.height);
        const together = all.map(({ cells }) => [...cells].sort((a, b) => a - b));
        const slow: number[][] = [];
        for (const cell of cellsOf(map)) {
          if (!slow.some((piece) => piece.includes(cell)))
            slow.push([...walk(map, cell)].sort((a, b) => a - b));
        }
        assert.deepEqual(together, slow);
        for (const [index, { cells, isTree, touchesUnknown }] of all.entries()) {
          const [first = 0] = cells;
          assert.equal(first, Math.min(...cells));
          assert.ok([...cells].every((cell) => pieceAt[cell] === index));
          const edges = [...cells].reduce((sum, cell) => sum + beside(map, cell).length, 0) / 2;
          assert.equal(isTree, edges === cells.length - 1);
          assert.equal(touchesUnknown, false);
          for (const cell of cells.slice(1)) assert.ok(beside(map, cell).includes(parent[cell] ?? -1));
          assert.equal(parent[first], -1);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('knows where a piece may continue into unreadable rows', () => {
    const { all } = takeApart(Uint8Array.from([1, 2, 1, 0, 0, 0, 1, 0, 1]), 3, 3);
    assert.deepEqual(
      all.map(({ touchesUnknown }) => touchesUnknown),
      [true, true, false, false],
    );
  });

  it('finds the same loops as a slow search', () => {
    fc.assert(
      fc.property(grid, (map) => {
        const pieces = takeApart(map.cells, map.width, map.height);
        const loops = pieces.all
          .flatMap((piece) => loopsOf(pieces, piece))
          .map((loop) => [...loop])
          .sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0));
        assert.deepEqual(loops, slowLoops(map));
        for (const piece of pieces.all) {
          const there = new Set(loopsOf(pieces, piece).flat());
          for (const cell of piece.cells) assert.equal(isOnLoop(pieces, piece, cell), there.has(cell));
        }
      }),
      { numRuns: 500 },
    );
  });

  it('finds the branches of a tree with marked cells, and one cell for each', () => {
    let trees = 0;
    fc.assert(
      fc.property(grid, fc.array(fc.nat()), (map, picks) => {
        const pieces = takeApart(map.cells, map.width, map.height);
        const all = cellsOf(map);
        const marked = new Set(picks.flatMap((pick) => all[pick % Math.max(1, all.length)] ?? []));
        const counts = marks(map.cells.length, marked);
        for (const piece of pieces.all.filter(({ isTree }) => isTree)) {
          trees++;
          const behind = countBehind(pieces, piece, counts);
          assert.equal(behind.total, [...piece.cells].filter((cell) => marked.has(cell)).length);
          for (const cell of piece.cells) {
            assert.deepEqual(branches(pieces, cell), beside(map, cell));
            const slow = beside(map, cell).filter((branch) =>
              [...walk(map, branch, cell)].some((at) => marked.has(at)),
            );
            assert.deepEqual(directionsToMarked(pieces, behind, cell), slow);
            for (const branch of beside(map, cell)) {
              const found = markedBehind(pieces, behind, marked, cell, branch);
              if (!slow.includes(branch)) continue;
              assert.ok(found !== undefined && marked.has(found) && walk(map, branch, cell).has(found));
            }
          }
        }
      }),
      { numRuns: 500 },
    );
    assert.ok(trees > 500);
  });

  it('finds the only path between two cells of a tree', () => {
    fc.assert(
      fc.property(grid, fc.nat(), fc.nat(), (map, one, two) => {
        const pieces = takeApart(map.cells, map.width, map.height);
        for (const { cells, isTree } of pieces.all) {
          if (!isTree) continue;
          const from = cells[one % cells.length] ?? 0;
          const to = cells[two % cells.length] ?? 0;
          const way = wayBetween(pieces, from, to);
          assert.equal(way[0], from);
          assert.equal(way[way.length - 1], to);
          assert.equal(new Set(way).size, way.length);
          for (let step = 1; step < way.length; step++) {
            assert.ok(beside(map, way[step - 1] ?? -1).includes(way[step] ?? -1));
          }
        }
      }),
    );
  });
});
