import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { axeFaults } from './testing/axe';
import { openPanel } from './testing/panel-page';
import { pageSuite } from './testing/suite';
import { themeNames } from './testing/themes';

const root = join(__dirname, '../../..');
const text = readFileSync(join(root, 'samples/split-decision.reactor.json'), 'utf8');

describe('accessibility of the preview', function () {
  const { open } = pageSuite(openPanel);

  for (const theme of themeNames) {
    it(`has no axe violations, ${theme}`, async () => {
      const panel = await open({ text, theme });
      const found: string[] = [];
      const look = async (where: string): Promise<void> => {
        await panel.settled();
        found.push(...(await axeFaults(panel.page)).map((line) => `${where}: ${line}`));
      };
      await look('inspect');
      await panel.press('.', '.', 'l');
      await panel.page.getByRole('tab', { name: 'Events' }).click();
      await look('forecast, events, layers');
      await panel.press('Escape', 'p', 'r', 's');
      await look('play, solver');
      await panel.press('Escape', '?');
      await look('help');
      await panel.page.keyboard.press('Escape');
      await panel.edit(text.replace('"version": 1,', '"version": 1,,'));
      const range = { start: { line: 2, character: 15 }, end: { line: 2, character: 16 } };
      const problem = { severity: 'error', code: 'syntax', message: 'A comma.', range, cells: [] } as const;
      await panel.send({ type: 'problems', version: 2, problems: [problem] });
      await panel.page.getByRole('tab', { name: 'Problems' }).click();
      await look('errors');
      assert.deepEqual(found, []);
    });
  }

  it('is one tab stop: a grid with an active cell', async () => {
    const panel = await open({ text });
    const grid = panel.page.getByRole('grid');
    assert.equal(await grid.getAttribute('aria-rowcount'), '9');
    assert.equal(await grid.getAttribute('aria-colcount'), '15');
    assert.equal(await panel.page.locator('[role=gridcell][tabindex]').count(), 0);
    await panel.press('Control+Home');
    await panel.drawn();
    assert.equal(await grid.getAttribute('aria-activedescendant'), 'cell-0');
    await panel.press('End');
    await panel.drawn();
    assert.equal(await grid.getAttribute('aria-activedescendant'), 'cell-14');
    await panel.press('Control+End');
    await panel.drawn();
    const active = panel.page.locator('#cell-134');
    assert.equal(await active.getAttribute('aria-selected'), 'true');
    assert.match((await active.getAttribute('aria-label')) ?? '', /^Row 8, column 14, wall/);
  });

  it('moves the robot with arrows in Play, and the cursor with Shift', async () => {
    const panel = await open({ text });
    const active = (): Promise<string | null> =>
      panel.page.getByRole('grid').getAttribute('aria-activedescendant');
    await panel.press('p', 'ArrowRight');
    await panel.settled();
    const robot = 2 * 15 + 3;
    assert.equal(await active(), `cell-${robot}`);
    assert.match((await panel.page.locator(`#cell-${robot}`).getAttribute('aria-label')) ?? '', /robot/);
    await panel.press('Shift+ArrowDown');
    await panel.drawn();
    assert.equal(await active(), `cell-${robot + 15}`);
    assert.match((await panel.page.textContent('.hud')) ?? '', /2 of 3 actions left/);
  });

  it('moves the focus out of the board, and restores it after dialogs', async () => {
    const panel = await open({ text });
    const boardHasFocus = (expected: boolean): Promise<unknown> =>
      panel.page.waitForFunction(
        (has) => (document.activeElement?.getAttribute('role') === 'grid') === has,
        expected,
      );
    await panel.press('?');
    await boardHasFocus(false);
    await panel.page.keyboard.press('Escape');
    await boardHasFocus(true);
    await panel.press('g');
    await panel.page.waitForFunction(() => document.activeElement instanceof HTMLInputElement);
    await panel.page.keyboard.type('12, 7');
    await panel.page.keyboard.press('Enter');
    await boardHasFocus(true);
    assert.equal(await panel.page.getByRole('grid').getAttribute('aria-activedescendant'), 'cell-117');
    await panel.press('F6');
    await boardHasFocus(false);
  });

  it('repaints immediately when the theme changes', async () => {
    const panel = await open({ text });
    const shot = (): Promise<string> =>
      panel.page.evaluate(() => document.querySelector<HTMLCanvasElement>('.drawing')?.toDataURL() ?? '');
    const pictures = new Set<string>();
    for (const theme of themeNames) {
      await panel.theme(theme);
      await panel.settled();
      pictures.add(await shot());
    }
    assert.equal(pictures.size, themeNames.length);
  });

  for (const isWanted of [true, false])
    it(`${isWanted ? 'animates' : 'does not animate'} if motion is ${isWanted ? 'enabled' : 'reduced'}`, async () => {
      const panel = await open({ text, reducedMotion: !isWanted });
      const moving = (): Promise<number> =>
        panel.page.evaluate(() => {
          const buttons = [...document.querySelectorAll('button')];
          const changing = buttons.filter((one) => getComputedStyle(one).transitionDuration !== '0s');
          // includes those in shadow roots
          return changing.length + document.getAnimations().length;
        });
      await panel.press('.', '.', 's');
      await panel.page.getByText('Searching from turn 3').waitFor();
      assert.equal((await moving()) > 0, isWanted);
      await panel.page.evaluate(() => document.body.classList.add('vscode-reduce-motion'));
      // animations that started before finish immediately
      while ((await moving()) > 0) await panel.settled();
    });

  it('fits into a narrow panel', async () => {
    const panel = await open({ text, size: { width: 420, height: 700 } });
    const wide = await panel.page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 420);
    const board = await panel.page.locator('.board').boundingBox();
    const side = await panel.page.locator('.side').boundingBox();
    assert.ok(board !== null && side !== null && side.y >= board.y + board.height - 1, 'below the board');
    await panel.page.setViewportSize({ width: 1200, height: 700 });
    await panel.settled();
    const beside = await panel.page.locator('.side').boundingBox();
    assert.ok(beside !== null && beside.x > 700, 'beside the board');
  });
});
