/** The rules form of the board editor, by mouse and by keyboard. */
import assert from 'node:assert/strict';
import { openLevel } from '../../server/language/testing/at-caret';
import { soundLevel } from '../vscode/suite/levels';
import type { BoardPage } from './testing/board-page';
import { openBoardPage } from './testing/board-page';
import { pageSuite } from './testing/suite';
import { axeFaults } from './testing/axe';

interface Rule {
  readonly id: string;
  readonly trigger?: string;
  readonly predicates?: readonly object[];
  readonly effects: readonly object[];
}

describe('rules in the board editor', function () {
  const { open } = pageSuite(openBoardPage);
  let board: BoardPage;
  beforeEach(async () => {
    board = await open(soundLevel);
  });

  const rules = async (): Promise<readonly Rule[]> => {
    const text = await board.text();
    return (JSON.parse(text) as { rules?: readonly Rule[] }).rules ?? [];
  };
  const add = async (list: 'predicates' | 'effects', type: string): Promise<void> => {
    await board.page.selectOption(`[data-add=${list}]`, type);
    await board.page.click(`[data-add-to=${list}]`);
    await board.text();
  };
  const inPart = (part: string, key: string): string => `[data-part="${part}"] [data-field=${key}]`;

  // design: v1-editor-rules
  it('are created by mouse, with targets clicked on the board', async () => {
    const { page } = board;
    await page.click('[data-add-rule]');
    await board.text();
    await add('predicates', 'Turn');
    await page.fill(inPart('predicates 0', 'value'), '4');
    await page.press(inPart('predicates 0', 'value'), 'Tab');
    await page.selectOption(inPart('predicates 0', 'op'), '>=');
    await add('effects', 'StartLeak');
    await page.click(inPart('effects 1', 'position'));
    const cell = await page.locator(`#cell-${14 + 5}`).boundingBox();
    assert.ok(cell !== null);
    await page.mouse.click(cell.x + cell.width / 2, cell.y + cell.height / 2);
    await page.fill(inPart('effects 1', 'severity'), '2');
    await page.press(inPart('effects 1', 'severity'), 'Tab');
    await page.click('[data-order="effects 0 0 remove"]');
    assert.deepEqual(await rules(), [
      {
        id: 'rule',
        predicates: [{ type: 'Turn', op: '>=', value: 4 }],
        effects: [{ type: 'StartLeak', carrier: 'Fuel', position: [5, 1], severity: 2 }],
      },
    ]);
    assert.deepEqual(await page.locator('.editor-rule legend').allInnerTexts(), [
      'the turn is at least 4',
      'start a leak of Fuel at [5, 1], severity 2',
    ]);
    const { diagnostics } = openLevel(await board.text()).level.analysis;
    assert.deepEqual(
      diagnostics.filter(({ severity }) => severity !== 'information'),
      [],
    );
  });

  // design: v1-editor-rules
  it('are created by keyboard only', async () => {
    const { page } = board;
    const { keyboard } = page;
    await page.focus('[data-add-rule]');
    await keyboard.press('Enter');
    await board.text();
    await page.focus('[data-add=predicates]');
    await keyboard.type('RobotP');
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await board.text();
    await page.focus(inPart('predicates 0', 'position'));
    const [x, y] = [2, 2];
    await keyboard.press('Enter');
    await page.waitForSelector('[role=grid]:focus');
    for (const key of ['ArrowRight', 'ArrowDown', 'Enter']) await keyboard.press(key);
    const [rule] = await rules();
    const [predicate] = rule?.predicates ?? [];
    assert.deepEqual(predicate, { type: 'RobotPosition', position: [x + 1, y + 1] });
    // the focus is restored
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('data-field')), 'position');
  });

  it('keep the focus on a moved rule, and report a missing one', async () => {
    const { page } = board;
    for (let count = 0; count < 3; count++) {
      await page.click('[data-add-rule]');
      await board.text();
    }
    await page.focus('[data-order="rules 2 up"]');
    await page.keyboard.press('Enter');
    await board.text();
    await page.keyboard.press('Enter');
    assert.deepEqual(
      (await rules()).map(({ id }) => id),
      ['rule-3', 'rule', 'rule-2'],
    );
    assert.equal(
      await page.evaluate(() => document.activeElement?.getAttribute('data-order')),
      'rules 0 down',
    );
    await page.click('[data-order="rules 1 remove"]');
    assert.deepEqual(
      (await rules()).map(({ id }) => id),
      ['rule-3', 'rule-2'],
    );
  });

  it('have no axe violations, dark or light', async () => {
    await board.page.click('[data-add-rule]');
    await board.text();
    await add('predicates', 'Prop');
    for (const theme of ['dark', 'light'] as const) {
      await board.theme(theme);
      assert.deepEqual(await axeFaults(board.page), [], theme);
    }
  });
});
