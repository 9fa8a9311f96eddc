import assert from 'node:assert/strict';
import fc from 'fast-check';
import { encodeLevel } from '../../engine/reactor';
import { randomFrom } from '../../engine/reactor/simulation/testing/random';
import { randomLevel } from '../../engine/reactor/simulation/testing/random-level';
import { panelSuite } from './testing/suite';

describe('the board’s canvas', function () {
  this.timeout(120_000);
  const { open } = panelSuite();

  it('shows after each change what it shows where everything is drawn anew', async () => {
    const panel = await open({ text: '{}' });
    const picture = (): Promise<string> =>
      panel.page.evaluate(() => document.querySelector<HTMLCanvasElement>('.drawing')?.toDataURL() ?? '');
    const anew = async (): Promise<string> => {
      for (const theme of ['light', 'dark'] as const) {
        await panel.theme(theme);
        await panel.settled();
      }
      return picture();
    };
    let changes = 0;
    await fc.assert(
      fc.asyncProperty(fc.nat(100_000), async (seed) => {
        const level = randomLevel(randomFrom(seed), {
          width: 14,
          height: 9,
          walls: 0.25,
          networkCells: 30,
          leaks: 4,
          hazards: 8,
          rules: 3,
        });
        // the same size each time, so that the text's change is drawn as a change too
        await panel.edit(JSON.stringify(encodeLevel(level)));
        await panel.page.getByRole('button', { name: 'Forecast' }).click();
        let before = '';
        for (const key of ['Home', '.', '.', '.', 'End', ',']) {
          await panel.press(key);
          await panel.settled();
          const shown = await picture();
          if (shown !== before) changes++;
          before = shown;
        }
        assert.equal(before, await anew());
      }),
      { numRuns: 8 },
    );
    assert.ok(changes > 8, `${changes} changes`);
    assert.deepEqual(panel.faults, []);
  });
});
