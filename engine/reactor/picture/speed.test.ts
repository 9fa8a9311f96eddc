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

/** The middle time of several redraws, in milliseconds. */
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
  return times.sort((a, b) => a - b)[7] ?? 0;
}

describe('drawing what changes in a scrub', function () {
  this.timeout(20_000);

  it('takes well under a frame on a flooded 64 × 64 board', () => {
    assert.ok(redraw(64, 16) < 8);
  });

  it('takes well under a thirtieth of a second on a flooded 256 × 256 board, at any size', () => {
    for (const cellSize of [4, 16]) assert.ok(redraw(256, cellSize) < 33);
  });

  it('asks the pen for one thing a board where cells are dots', () => {
    const pen = countingPen();
    const view = { cellSize: 4, palette: palettes.dark };
    for (const name of ['hazard-floor', 'heat-floor', 'hazard-marks', 'heat-marks'] as const) {
      drawSheet(name, flooded(64), pen, view);
    }
    assert.equal(pen.count, 2);
  });

  it('asks only for the cells in view', () => {
    const pen = countingPen();
    const region = { left: 10, top: 60, right: 14, bottom: 99 };
    drawSheet('hazard-floor', flooded(64), pen, { cellSize: 16, palette: palettes.dark, region });
    assert.equal(pen.count, 16);
  });
});
