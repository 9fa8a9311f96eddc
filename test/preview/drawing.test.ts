import assert from 'node:assert/strict';
import type { JsonObject } from '../../engine/json';
import { soundLevel } from '../vscode/suite/levels';
import type { BoardPage } from './testing/board-page';
import { openBoardPage } from './testing/board-page';
import { pageSuite } from './testing/suite';
import { axeFaults } from './testing/axe';
import { themeNames } from './testing/themes';

type Level = Readonly<Record<'props' | 'leaks' | 'hazards', readonly JsonObject[] | undefined>> & {
  readonly terrain: readonly string[];
  readonly networks: Readonly<Record<string, readonly string[]>>;
};

describe('drawing in the board editor', function () {
  const { open } = pageSuite(openBoardPage);
  let board: BoardPage;
  beforeEach(async () => {
    board = await open(soundLevel);
  });

  const level = async (): Promise<Level> => JSON.parse(await board.text()) as Level;
  /** The prop of a type, reduced to the tested fields. */
  const prop = async (type: string): Promise<JsonObject | undefined> =>
    (await level()).props?.filter((one) => one['type'] === type).at(-1);

  it('moves a region with its objects, by pointer and by keyboard, each in one undo step', async () => {
    await board.press('v');
    await board.drag([9, 2], [0, 2], [0, 1]);
    await board.drag([4, 2], [5, 3], [6, 3]);
    const { networks } = await level();
    assert.deepEqual(networks['fuel']?.slice(1, 3), ['..............', '...FFFFFFFF...']);
    assert.deepEqual((await prop('FuelConsumer'))?.['position'], [10, 2]);
    assert.deepEqual(
      ((await prop('ReactorControl'))?.['consumers'] as JsonObject | undefined)?.['fuel'],
      [10, 2],
    );
    assert.equal(board.strokes.length, 1);
    await board.undo();
    assert.equal(await board.text(), soundLevel);
    assert.equal(await board.page.isVisible('.editor-selection'), true);
    await board.press('Escape');
    assert.equal(await board.page.isVisible('.editor-selection'), false);
    await board.walk(0, 1);
    await board.press('Enter');
    await board.walk(9, 2);
    await board.press('Enter');
    await board.walk(4, 2);
    await board.press('Enter');
    await board.walk(6, 3);
    await board.press('Enter');
    assert.deepEqual((await level()).networks['fuel']?.slice(1, 3), ['..............', '...FFFFFFFF...']);
  });

  it('copies and pastes a region, with or without its objects', async () => {
    await board.press('v');
    await board.page.keyboard.down('Shift');
    await board.drag([1, 1], [3, 1]);
    await board.page.keyboard.up('Shift');
    await board.press('c');
    await board.walk(9, 2);
    await board.press('p');
    assert.equal((await level()).networks['fuel']?.[2], '.........FFF..');
    assert.deepEqual((await prop('FuelFlow'))?.['position'], [9, 2]);
    await board.undo();
    await board.press('m', 'c', 'p');
    assert.equal((await level()).props?.filter(({ type }) => type === 'FuelFlow').length, 1);
    await board.undo();
    await board.walk(1, 1);
    await board.press('Shift+Enter', 'ArrowRight', 'ArrowRight', 'Enter', 'Control+c');
    await board.walk(9, 4);
    await board.press('Control+v');
    assert.equal((await level()).networks['fuel']?.[4], '.........FFF..');
  });

  it('clears everything but the ground of a region', async () => {
    await board.press('v');
    await board.drag([0, 1], [13, 1]);
    await board.press('Delete');
    assert.equal((await level()).networks['fuel']?.[1], '..............');
    assert.equal(await prop('FuelFlow'), undefined);
  });

  // design: v1-editor-concepts
  it('places a door on the clicked edge, and moves it to another one', async () => {
    await board.page.selectOption('select[aria-label="Prop to place"]', 'Door');
    const at = await board.pointOf([5, 4], [0.9, 0.5]);
    await board.page.mouse.click(at.x, at.y);
    await board.text();
    assert.deepEqual((await prop('Door'))?.['edge'], [
      [5, 4],
      [6, 4],
    ]);
    const top = await board.pointOf([5, 4], [0.5, 0.1]);
    await board.page.mouse.click(top.x, top.y);
    await board.text();
    assert.deepEqual((await prop('Door'))?.['edge'], [
      [5, 4],
      [5, 3],
    ]);
    await board.walk(5, 4);
    await board.press('Enter', 'ArrowLeft', 'Enter');
    assert.deepEqual((await prop('Door'))?.['edge'], [
      [5, 4],
      [4, 4],
    ]);
  });

  // design: v1-editor-concepts
  it('binds consumers of a reactor and sets its area by clicks on the board', async () => {
    const { page } = board;
    await board.page.selectOption('select[aria-label="Prop to place"]', 'FuelConsumer');
    await board.click(5, 1);
    await board.press('v');
    await board.click(12, 5);
    await page.click('[data-bind]');
    await board.click(5, 1);
    await board.click(6, 2);
    assert.match(await board.status(), /There is no consumer on that cell/);
    await board.walk(8, 3);
    await board.press('Enter', 'Escape');
    const bound = (await prop('ReactorControl'))?.['consumers'];
    assert.deepEqual(bound, { fuel: [5, 1], coolant: [8, 3], electricity: [8, 5] });
    await board.click(12, 5);
    await page.click('[data-area]');
    await board.click(11, 5);
    await board.walk(11, 4);
    await board.press('Enter', 'Escape');
    assert.deepEqual((await prop('ReactorControl'))?.['area'], [
      [12, 5],
      [12, 4],
      [11, 4],
    ]);
  });

  it('sets blocks and immunity in the form', async () => {
    await board.press('v');
    await board.click(3, 2);
    await board.page.getByLabel('fuel blocked for turns').fill('3');
    await board.page.keyboard.press('Tab');
    await board.page.getByLabel('Heat-immune moves').fill('2');
    await board.page.keyboard.press('Tab');
    assert.deepEqual((await level()).hazards, [{ position: [3, 2], blocks: { fuel: 3 } }]);
    assert.match(await board.text(), /"heatImmunity": 2/);
    await board.page.getByLabel('fuel blocked for turns').fill('0');
    await board.page.keyboard.press('Tab');
    assert.deepEqual((await level()).hazards, []);
  });

  it('commits a field on save, and when it loses focus', async () => {
    const { page } = board;
    const title = page.getByLabel('title');
    const titleOf = async (): Promise<unknown> =>
      (JSON.parse(await board.text()) as { metadata: JsonObject }).metadata['title'];
    await title.fill('One');
    await page.keyboard.press('Control+a');
    assert.equal(await titleOf(), 'Test Bench');
    await page.keyboard.press('Control+s');
    assert.equal(await titleOf(), 'One');
    await page.keyboard.type('Two');
    assert.equal(await titleOf(), 'One');
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    assert.equal(await titleOf(), 'Two');
    await page.keyboard.type('!');
    await page.keyboard.press('Tab');
    assert.equal(await titleOf(), 'Two!');
    assert.equal(board.strokes.length, 3);
  });

  it('restores its state after the page was closed', async () => {
    await board.press('4', '+', '+', '+', 'v');
    await board.drag([0, 2], [3, 3]);
    const look = (page: BoardPage['page']) =>
      page.evaluate(() => ({
        savedState: (window as unknown as { savedData: unknown }).savedData,
        tool: document.querySelector('[data-tool][aria-pressed=true]')?.getAttribute('data-tool'),
        brush: document.querySelector('[data-brush][aria-pressed=true]')?.getAttribute('data-brush'),
        cell: document.querySelector<HTMLElement>('[role=grid]')?.style.getPropertyValue('--cell'),
        cursor: document.querySelector('[role=grid]')?.getAttribute('aria-activedescendant'),
        selection: document.querySelector<HTMLElement>('.editor-selection')?.style.width,
      }));
    const before = await look(board.page);
    assert.equal(before.tool, 'select');
    const again = await open(soundLevel, { savedState: before.savedState });
    await again.text();
    assert.deepEqual(await look(again.page), before);
    const other = await open(soundLevel, { savedState: { version: 1, palette: { tool: 'x' } } });
    assert.equal((await look(other.page)).tool, 'brush');
  });

  for (const theme of themeNames) {
    it(`has no axe violations, ${theme}`, async () => {
      await board.theme(theme);
      await board.page.selectOption('select[aria-label="Prop to place"]', 'Door');
      await board.click(5, 4);
      await board.press('v');
      await board.drag([0, 1], [9, 2]);
      await board.click(12, 5);
      assert.deepEqual(await axeFaults(board.page), [], 'a reactor');
      await board.page.click('[data-area]');
      await board.text();
      assert.deepEqual(await axeFaults(board.page), [], 'a cell is asked for');
    });
  }

  // design: v1-editor-concepts
  it('draws a leak in a wall with its face in one gesture', async () => {
    await board.press('2');
    await board.click(4, 5);
    await board.page.selectOption('select[aria-label="Carrier of leaks"]', 'Electricity');
    await board.drag([4, 5], [4, 4]);
    const expected = { carrier: 'Electricity', position: [4, 5], access: [4, 4] };
    assert.deepEqual((await level()).leaks, [expected]);
    await board.undo();
    await board.walk(4, 5);
    await board.press('Enter', 'ArrowUp', 'Enter');
    assert.deepEqual((await level()).leaks, [expected]);
  });

  // design: v1-editor-sees-all, v1-editor-layers
  it('shows the underground while the all-seeing eye is locked, and draws on it', async () => {
    await board.page.selectOption('label:has-text("eye") select', 'Locked');
    const label = (cell: number): Promise<string | null> =>
      board.page.locator(`#cell-${cell}`).getAttribute('aria-label');
    assert.match((await label(14 + 8)) ?? '', /, fuel pipe/);
    await board.press('3');
    await board.click(9, 1);
    assert.equal((await level()).networks['fuel']?.[1], '.FFFFFFFFF....');
    await board.page.locator('#cell-23[aria-label*=", fuel pipe"]').waitFor({ state: 'attached' });
  });
});
