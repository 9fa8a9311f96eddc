import assert from 'node:assert/strict';
import { drawSheet } from './draw/board';
import { sheets } from './layers';
import { palettes } from './palette';
import { sceneOfParts } from './scene-of-parts';
import { randomFrom } from '../simulation/testing/random';
import { countingPen } from './testing/pens';

const dynamic = sheets.filter(
  ({ changes, layer }) => changes === 'turn' || layer === 'leaks' || layer === 'props',
);

/** A board with every hazard on every cell. */
function flooded(side: number) {
  const random = randomFrom(side);
  return sceneOfParts({
    width: side,
    height: side,
    terrain: Array<string>(side).fill('.'.repeat(side)),
    hazards: Array.from({ length: side * side }, (_, cell) => ({
      cell,
      amounts: {
        Fuel: 1 + random.integer(29),
        Coolant: 1 + random.integer(29),
        Electricity: 1 + random.integer(29),
        Heat: 1 + random.integer(29),
      },
    })),
  });
}

/** Returns the shortest time of several redraws, in milliseconds, to exclude other load on the machine. */
function redraw(side: number, cellSize: number): number {
  const scene = flooded(side);
  const pen = countingPen();
  const times: number[] = [];
  for (let round = 0; round < 15; round++) {
    const start = process.hrtime.bigint();
    for (const { name } of dynamic) drawSheet(name, scene, pen, { cellSize, palette: palettes.dark });
    times.push(Number(process.hrtime.bigint() - start) / 1e6);
  }
  assert.ok(pen.count > 0);
  return Math.min(...times);
}

describe('drawing what changes in a scrub', function () {
  it('takes time in proportion to the cells of a flooded board, at any size', () => {
    const times = 256 ** 2 / 64 ** 2;
    for (const cellSize of [4, 16])
      assert.ok(redraw(256, cellSize) < 3 * times * redraw(64, cellSize), `cells of ${cellSize}`);
  });

  it('draws one shape per board if cells are dots', () => {
    const pen = countingPen();
    const view = { cellSize: 4, palette: palettes.dark };
    for (const name of ['hazard-floor', 'heat-floor', 'hazard-marks', 'heat-marks'] as const) {
      drawSheet(name, flooded(64), pen, view);
    }
    assert.equal(pen.count, 2);
  });

  it('draws almost nothing if cells are specks', () => {
    const side = 64;
    const all = Array<string>(side).fill('F'.repeat(side));
    const scene = sceneOfParts({
      width: side,
      height: side,
      terrain: Array.from({ length: side }, (_, y) => (y % 2 === 0 ? '.#' : '#.').repeat(side / 2)),
      networks: { Fuel: all },
      props: Array.from({ length: side * side }, (_, cell) => ({ type: 'FuelFlow', cell, on: true })),
    });
    const pen = countingPen();
    for (const { name } of sheets) drawSheet(name, scene, pen, { cellSize: 1, palette: palettes.dark });
    assert.ok(pen.count < 9, String(pen.count));
  });

  it('draws only the cells in view', () => {
    const pen = countingPen();
    const region = { left: 10, top: 60, right: 14, bottom: 99 };
    drawSheet('hazard-floor', flooded(64), pen, { cellSize: 16, palette: palettes.dark, region });
    assert.equal(pen.count, 16);
  });
});
