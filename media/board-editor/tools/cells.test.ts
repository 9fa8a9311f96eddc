import assert from 'node:assert/strict';
import fc from 'fast-check';
import { fillCells, lineCells, rectangleCells } from './cells';

const width = 7;
const cell = fc.integer({ min: 0, max: 20 });

describe('the cells of a tool', () => {
  it('of a line are connected by their sides, and as few as possible', () => {
    fc.assert(
      fc.property(cell, cell, (from, to) => {
        const cells = lineCells(width, from, to);
        const far = (one: number, other: number): number =>
          Math.abs((one % width) - (other % width)) +
          Math.abs(Math.floor(one / width) - Math.floor(other / width));
        assert.deepEqual([cells[0], cells.at(-1)], [from, to]);
        assert.equal(cells.length, far(from, to) + 1);
        for (const [index, one] of cells.slice(1).entries()) assert.equal(far(cells[index] ?? -1, one), 1);
      }),
    );
  });

  it('of a rectangle are all cells between its corners', () => {
    assert.deepEqual(rectangleCells(width, 9, 1), [1, 2, 8, 9]);
    assert.deepEqual(rectangleCells(width, 2, 14), [0, 1, 2, 7, 8, 9, 14, 15, 16]);
  });

  it('of a fill do not wrap around the edge of the map', () => {
    const grid = Uint8Array.from([0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 1, 1]);
    assert.deepEqual(
      fillCells(grid, 4, 0).sort((a, b) => a - b),
      [0, 1, 4, 5],
    );
    assert.deepEqual(fillCells(grid, 4, 3), [3, 7]);
  });
});
