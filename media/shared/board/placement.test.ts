import assert from 'node:assert/strict';
import fc from 'fast-check';
import { cellAt, fittingCell, panned, place, revealing, snapped, viewportOf, zoomed } from './placement';

const view = { width: 600, height: 400 };

describe('the place of the board', () => {
  it('fits and is centered', () => {
    const board = { width: 14, height: 7 };
    const at = place(board, view, null);
    assert.equal(at.isCut, false);
    assert.deepEqual(at.region, { left: 0, top: 0, right: 14, bottom: 7 });
    assert.equal(at.cell, fittingCell(board, view));
    assert.ok(at.left >= at.room.left && at.left + 14 * at.cell <= view.width);
  });

  it('fits however large the board is', () => {
    for (const side of [256, 1024]) {
      const at = place({ width: side, height: side }, view, null);
      assert.equal(at.isCut, false);
      assert.ok(at.cell * side <= view.height && at.cell >= 0.25, String(at.cell));
    }
  });

  it('finds the cell under a point, both ways', () => {
    fc.assert(
      fc.property(
        fc.record({ width: fc.integer({ min: 1, max: 80 }), height: fc.integer({ min: 1, max: 80 }) }),
        fc.option(
          fc.record({
            cell: fc.integer({ min: 2, max: 90 }),
            x: fc.double({ min: 0, max: 90, noNaN: true }),
            y: fc.double({ min: 0, max: 90, noNaN: true }),
          }),
        ),
        fc.nat(6400),
        (board, viewport, pick) => {
          const at = place(board, view, viewport);
          const cell = pick % (board.width * board.height);
          const x = at.left + ((cell % board.width) + 0.5) * at.cell;
          const y = at.top + (Math.floor(cell / board.width) + 0.5) * at.cell;
          const isSeen = x >= at.room.left && y >= at.room.top;
          assert.equal(cellAt(board, at, x, y), isSeen ? cell : null);
        },
      ),
    );
  });

  it('reveals a whole cell', () => {
    fc.assert(
      fc.property(fc.nat(9999), fc.nat(9999), (cell, from) => {
        const board = { width: 100, height: 100 };
        const at = place(board, view, { cell: 24, x: from % 100, y: Math.floor(from / 100) });
        const moved = revealing(board, at, cell);
        const now = moved === null ? at : place(board, view, moved);
        const left = now.left + (cell % 100) * now.cell;
        const top = now.top + Math.floor(cell / 100) * now.cell;
        assert.ok(left >= now.room.left - 1 && left + now.cell <= view.width + 1);
        assert.ok(top >= now.room.top - 1 && top + now.cell <= view.height + 1);
      }),
    );
  });

  it('keeps the point under the pointer when it zooms', () => {
    const board = { width: 100, height: 100 };
    const at = place(board, view, { cell: 20, x: 40, y: 40 });
    const now = place(board, view, zoomed(board, at, 1.5, 300, 200));
    assert.equal(now.cell, 30);
    assert.equal(cellAt(board, now, 300, 200), cellAt(board, at, 300, 200));
  });

  it('zooms by at least one step, within its limits', () => {
    const board = { width: 10, height: 10 };
    const at = place(board, view, { cell: 4, x: 0, y: 0 });
    assert.equal(zoomed(board, at, 1.01, 0, 0).cell, 5);
    assert.equal(zoomed(board, at, 0.99, 0, 0).cell, 3);
    assert.equal(snapped(1000), 96);
    assert.equal(snapped(0), 0.25);
  });

  it('is dragged, but not beyond the edge', () => {
    const board = { width: 100, height: 100 };
    const at = place(board, view, { cell: 20, x: 10, y: 10 });
    assert.deepEqual(panned(at, 40, -20), { cell: 20, x: viewportOf(at).x + 2, y: viewportOf(at).y - 1 });
    const far = place(board, view, panned(at, 1e6, 1e6));
    assert.equal(far.region.right, 100);
    assert.equal(far.region.bottom, 100);
  });
});
