import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { JSHandle, Page } from 'playwright-core';
import { encodeLevel } from '../../engine/reactor';
import { randomFrom } from '../../engine/reactor/simulation/testing/random';
import { randomLevel, type LevelSize } from '../../engine/reactor/simulation/testing/random-level';
import { openPanel } from './testing/panel-page';
import { pageSuite } from './testing/suite';

interface Painted extends LevelSize {
  readonly title: string;
  readonly numRuns: number;
}

const painted: readonly Painted[] = [
  {
    title: 'cells of whole pixels',
    numRuns: 6,
    ...{ width: 14, height: 9, walls: 0.25, networkCells: 30, leaks: 4, hazards: 8, rules: 3 },
  },
  {
    title: 'cells of parts of pixels',
    numRuns: 3,
    ...{ width: 600, height: 60, walls: 0.25, networkCells: 900, leaks: 40, hazards: 80, rules: 3 },
  },
];

type Pixels = JSHandle<ImageData>;

function pixelsOf(page: Page): Promise<Pixels> {
  return page.evaluateHandle(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.drawing');
    const image = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
    if (image === undefined) throw new Error('There is no board.');
    return image;
  });
}

/** Returns true if the topmost drawing is numbers: the board is as wide as the view. */
function hasRuler(page: Page, picture: Pixels): Promise<boolean> {
  return page.evaluate(({ data, width }) => {
    const first = Math.floor(data.findIndex((value, at) => at % 4 === 3 && value > 0) / 4 / width);
    const row = data.subarray(4 * first * width, 4 * (first + 1) * width);
    return row.filter((value, at) => at % 4 === 3 && value > 0).length < width / 2;
  }, picture);
}

/** The number of pixels that differ by more than antialiasing. */
function differing(page: Page, pictures: readonly [Pixels, Pixels]): Promise<number> {
  return page.evaluate(([{ data: one }, { data: other }]) => {
    let count = 0;
    for (let at = 0; at < one.length; at += 4)
      if ([0, 1, 2, 3].some((part) => Math.abs((one[at + part] ?? 0) - (other[at + part] ?? 0)) > 2)) count++;
    return count;
  }, pictures);
}

describe('the board’s canvas', function () {
  const { open } = pageSuite(openPanel);

  for (const { title, numRuns, ...size } of painted) {
    it(`looks the same after each change as after a full redraw: ${title}`, async () => {
      const panel = await open({ text: '{}' });
      const { page } = panel;
      const redraw = async (): Promise<void> => {
        for (const theme of ['light', 'dark'] as const) {
          await panel.theme(theme);
          await panel.settled();
        }
      };
      let changes = 0;
      await fc.assert(
        fc.asyncProperty(fc.nat(100_000), async (seed) => {
          const random = randomFrom(seed);
          const level = encodeLevel(randomLevel(random, size));
          const terrain = [...(level['terrain'] as readonly string[])];
          // the same size each time, so that text edits are drawn incrementally too
          await panel.edit(JSON.stringify(level));
          await page.getByRole('button', { name: 'Forecast' }).click();
          let before = await pixelsOf(page);
          const look = async (): Promise<void> => {
            await panel.settled();
            const shown = await pixelsOf(page);
            if ((await differing(page, [before, shown])) > 0) changes++;
            before = shown;
          };
          for (const key of ['Home', '.', '.', '.', 'End', ',']) {
            await panel.press(key);
            await look();
          }
          for (let stroke = 0; stroke < 3; stroke++) {
            const [x, y] = [random.integer(size.width), random.integer(size.height)];
            const row = terrain[y] ?? '';
            const drawn = row.slice(x, x + 40).replaceAll(/[#.]/g, (glyph) => (glyph === '#' ? '.' : '#'));
            terrain[y] = row.slice(0, x) + drawn + row.slice(x + drawn.length);
            await panel.edit(JSON.stringify({ ...level, terrain }));
            await look();
          }
          assert.ok(await hasRuler(page, before), 'columns have numbers');
          await redraw();
          const different = await differing(page, [before, await pixelsOf(page)]);
          // a pixel in which two cells meet may have either color
          assert.ok(different <= 20, `${different} pixels differ`);
        }),
        { numRuns },
      );
      assert.ok(changes > numRuns, `${changes} changes`);
      assert.deepEqual(panel.faults, []);
    });
  }
});
