import { deepEqual, equal, ok } from 'node:assert/strict';
import { randomStateFromSeed, randomFrom } from '../../core/xoshiro';
import { tileCodes } from '../glyphs';
import { joinAll } from './corridors';
import { emptyPlot, put, type Plot } from './plot';
import { variantsOf } from './variants';

const [closet] = variantsOf({ id: 'a:b', tags: [], npcs: [], rows: ['###', '#.+', '###'] });
const chance = () => randomFrom(randomStateFromSeed(1));

/** Returns a floor with two rooms whose doors face east, and cells between them that are not free. */
function plotWith(blocked: readonly (readonly [number, number])[]): Plot {
  ok(closet);
  const plot = emptyPlot(16, 9);
  put(plot, closet, 2, 3);
  put(plot, closet, 9, 3);
  for (const [x, y] of blocked) plot.taken[y * plot.width + x] = 1;
  return plot;
}

function dugCells({ tiles, width }: Plot, before: Plot): string[] {
  return [...tiles.keys()]
    .filter((cell) => tiles[cell] !== before.tiles[cell])
    .map((cell) => `${cell % width}, ${Math.floor(cell / width)}`);
}

describe('a corridor', () => {
  // design: rooms-path-search
  it('goes around rooms if no L-shaped path is free', () => {
    const plot = plotWith([]);
    const lengths = joinAll(plot, chance());
    const dug = dugCells(plot, plotWith([]));
    // both Ls from [5, 4] to [12, 4] are the row itself, which leads through the second room
    deepEqual(lengths, [dug.length]);
    ok(dug.length > 8);
    ok(dug.includes('5, 4') && dug.includes('12, 4') && !dug.includes('9, 4'));
    for (const cell of plot.placed.flatMap(({ doors }) => doors.map(({ x, y }) => y * plot.width + x)))
      equal(plot.tiles[cell], tileCodes.Door);
  });

  // design: rooms-nothing-dug
  it('is not dug if there is no path, which is reported', () => {
    const wall = Array.from({ length: 9 }, (_, y) => [7, y] as const);
    const plot = plotWith(wall);
    equal(joinAll(plot, chance()), undefined);
    deepEqual(dugCells(plot, plotWith(wall)), []);
  });
});
