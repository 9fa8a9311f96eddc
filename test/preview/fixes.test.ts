/** Problems and their fixes in the board editor, by mouse and by keyboard. */
import assert from 'node:assert/strict';
import { openLevel } from '../../server/language/testing/at-caret';
import { soundLevel } from '../vscode/suite/levels';
import { axeFaults } from './testing/axe';
import type { BoardPage } from './testing/board-page';
import { openBoardPage } from './testing/board-page';
import { pageSuite } from './testing/suite';

/** A fuel loop, and a robot in a wall. */
const broken = soundLevel
  .replace(/("\.FFFFFFFF\.\.\.\.\.",\n *")\.{14}/, '$1..FF..........')
  .replace('"position": [2, 2]', '"position": [0, 2]');

describe('fixes in the board editor', function () {
  const { open } = pageSuite(openBoardPage);
  let board: BoardPage;
  beforeEach(async () => {
    board = await open(broken);
  });

  const errorsIn = (text: string): string[] =>
    openLevel(text).level.analysis.diagnostics.flatMap(({ severity, code }) =>
      severity === 'error' ? [code] : [],
    );

  it('are offered for a clicked problem, on the board or in the list', async () => {
    const { page } = board;
    assert.deepEqual(errorsIn(broken).sort(), ['network-loop', 'robot-not-on-floor']);
    await page.click('[data-tool=select]');
    const cell = await page.locator('#cell-28').boundingBox();
    assert.ok(cell !== null);
    await page.mouse.click(cell.x + cell.width / 2, cell.y + cell.height / 2);
    await page.click('[data-fix="0"]');
    assert.deepEqual(errorsIn(await board.text()), ['network-loop']);
    await page.click('[data-problem] >> text=loop');
    await page.click('[data-fix="0"]');
    assert.deepEqual(errorsIn(await board.text()), []);
    assert.equal(await page.locator('[data-fix]').count(), 0);
  });

  it('are reached by keyboard', async () => {
    const { page } = board;
    const { keyboard } = page;
    await page.focus('[role=grid]');
    for (let left = 2; left > 0; left--) {
      await keyboard.press('q');
      await page.waitForSelector('[data-problem][aria-expanded=true]:focus');
      await page.waitForSelector('[data-fix="0"]');
      await keyboard.press('Tab');
      await keyboard.press('Enter');
      assert.equal(errorsIn(await board.text()).length, left - 1);
      // the board has focus again
      assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('role')), 'grid');
    }
  });

  it('have no axe violations, dark or light', async () => {
    await board.page.click('[data-problem] >> text=loop');
    await board.page.waitForSelector('[data-fix="0"]');
    for (const theme of ['dark', 'light'] as const) {
      await board.theme(theme);
      assert.deepEqual(await axeFaults(board.page), [], theme);
    }
  });
});
