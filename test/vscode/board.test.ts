/** The board editor in a real VS Code, by mouse and by keys: what is drawn is in the text, and undo, redo and save are VS Code's. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Frame, Page } from 'playwright-core';
import { openVsCode, type OpenedVsCode } from '../../scripts/vscode/open';
import { Unavailable } from '../../scripts/vscode/unavailable';
import { defaultBalance, solveReactorLevel } from '../../engine/reactor';
import { openLevel } from '../../server/language/testing/at-caret';
import { soundLevel } from './suite/levels';
import { authorLevel, bareLevel, byKeys, byPointer } from './ui/authoring';
import { boardOf, openFile, panelOf, runCommand } from './ui/workbench';

/** Milliseconds that anything in VS Code may take on a busy machine. */
const patience = 25_000;
/** A level that is on no board until a preview opens it there. */
const seen = 'seen.reactor.json';
/** The ways to draw a level from nothing; each has a file of its own. */
const authors = [byPointer, byKeys] as const;
const bareName = ({ name }: (typeof authors)[number]): string => `${name}.reactor.json`;

describe('the board editor in VS Code', function () {
  this.timeout(4 * patience);

  let folder: string;
  let opened: OpenedVsCode | undefined;
  let page: Page;
  let board: Frame;
  let file: string;
  /** What came of drawing everything. */
  let drawn: string | undefined;

  before(async function () {
    folder = mkdtempSync(join(tmpdir(), 'reactor-board-'));
    file = join(folder, 'drawn.reactor.json');
    writeFileSync(file, soundLevel);
    // all are there before VS Code is: its picker remembers which files there were
    writeFileSync(join(folder, seen), soundLevel);
    for (const by of authors) writeFileSync(join(folder, bareName(by)), bareLevel(13, 9));
    try {
      opened = await openVsCode({ folder, file, settings: { 'files.autoSave': 'off' } });
    } catch (error) {
      if (error instanceof Unavailable && process.env['CI'] === undefined) this.skip();
      throw error;
    }
    ({ page } = opened);
    page.setDefaultTimeout(patience);
    await page.waitForSelector('.statusbar-item[aria-label*="Reactor Level"]');
    await page.click('.editor-actions a[aria-label^="Edit on the Board"]');
    board = await boardFrame(page);
  });
  after(async () => {
    await opened?.end();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The middle of a cell, as the page has it. */
  const pointOf = async (x: number, y: number): Promise<{ x: number; y: number }> => {
    const box = await board.locator(`#cell-${y * 14 + x}`).boundingBox();
    assert.ok(box !== null);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const drag = async (...cells: readonly (readonly [number, number])[]): Promise<void> => {
    const points = await Promise.all(cells.map(([x, y]) => pointOf(x, y)));
    const [first, ...rest] = points;
    assert.ok(first !== undefined);
    await page.mouse.move(first.x, first.y);
    await page.mouse.down();
    for (const { x, y } of rest) await page.mouse.move(x, y, { steps: 3 });
    await page.mouse.up();
  };
  const labelOf = (x: number, y: number): Promise<string | null> =>
    board.locator(`#cell-${y * 14 + x}`).getAttribute('aria-label');
  const untilLabel = async (x: number, y: number, wanted: RegExp): Promise<void> => {
    await board.waitForFunction(
      ([id, source]) =>
        new RegExp(source, 'i').test(document.getElementById(id)?.getAttribute('aria-label') ?? ''),
      [`cell-${y * 14 + x}`, wanted.source] as const,
    );
  };
  const saved = async (): Promise<string> => {
    // the board shows a stroke before it is in the text
    await page.waitForSelector('.tab.active.dirty');
    await page.keyboard.press('Control+s');
    await page.waitForSelector('.tab.active:not(.dirty)');
    return readFileSync(file, 'utf8');
  };

  it('draws a pipe by mouse: one stroke, one row of the text', async () => {
    await board.click('[data-brush="Coolant"]');
    await drag([9, 3], [11, 3]);
    await untilLabel(11, 3, /coolant/);
    const expected = soundLevel.replace('".CCCCCCCC....."', '".CCCCCCCCCCC.."');
    assert.equal(await saved(), expected);
  });

  it('undoes and redoes as VS Code does', async () => {
    await page.keyboard.press('Control+z');
    await untilLabel(11, 3, /^(?!.*coolant)/);
    await page.waitForSelector('.tab.active.dirty');
    await page.keyboard.press('Control+y');
    await untilLabel(11, 3, /coolant/);
    await page.waitForSelector('.tab.active:not(.dirty)');
  });

  it('draws and places by keys, and Escape drops a stroke', async () => {
    const before = readFileSync(file, 'utf8');
    // the cursor stands where the pipe ended: [11, 3]
    await page.keyboard.press('3');
    for (const key of ['ArrowLeft', 'ArrowUp', 'Enter', 'ArrowUp', 'Escape']) await page.keyboard.press(key);
    await page.keyboard.press('6');
    await board.selectOption('select[aria-label="Prop to place"]', 'AllSeeingEyeTerminal');
    await board.locator('[role="grid"]').focus();
    await page.keyboard.press('Enter');
    await untilLabel(10, 1, /terminal/);
    const text = await saved();
    assert.equal(
      text,
      before.replace(
        /(\n {4}\})(\n {2}\],\n {2}"robot")/,
        '$1,\n    { "type": "AllSeeingEyeTerminal", "position": [10, 1] }$2',
      ),
    );
    assert.match((await labelOf(10, 1)) ?? '', /terminal/i);
  });

  it('moves a prop by dragging it, with what means it', async () => {
    await board.click('[data-tool="select"]');
    await drag([8, 3], [10, 3]);
    await untilLabel(10, 3, /consumer/);
    const text = await saved();
    assert.match(text, /"CoolantConsumer", "position": \[10, 3\]/);
    assert.match(text, /"coolant": \[10, 3\]/);
  });

  it('says before the end of a stroke what it would break, and does not save an error', async () => {
    const before = readFileSync(file, 'utf8');
    await board.click('[data-brush="Fuel"]');
    const [from, to] = [await pointOf(2, 2), await pointOf(3, 2)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 3 });
    await board.waitForSelector('.author-status .is-bad >> text=loop');
    await page.mouse.up();
    await untilLabel(3, 2, /fuel/);
    await page.keyboard.press('Control+s');
    // a page without a window shows no toasts, but keeps what they say
    await page.click('#status\\.notifications');
    await page.waitForSelector('.notification-list-item >> text=was not saved');
    await page.click('#status\\.notifications');
    await page.waitForSelector('.notifications-center.visible', { state: 'detached' });
    assert.equal(readFileSync(file, 'utf8'), before);
    await board.locator('[role="grid"]').focus();
    await page.keyboard.press('Control+z');
    await page.waitForSelector('.tab.active:not(.dirty)');
  });

  it('offers the quick fixes of a fault, and one of them is one step', async () => {
    await board.click('[data-brush="Fuel"]');
    await drag([2, 2], [3, 2]);
    await board.locator('[role="grid"]').focus();
    await board.waitForSelector('[data-problem] >> text=loop');
    await page.keyboard.press('q');
    await board.waitForSelector('[data-mend="0"]');
    await board.press('[data-mend="0"]', 'Enter');
    await board.waitForSelector('[data-problem] >> text=loop', { state: 'detached' });
    await page.keyboard.press('Control+z');
    await board.waitForSelector('[data-problem] >> text=loop');
    await page.keyboard.press('Control+z');
    await page.waitForSelector('.tab.active:not(.dirty)');
  });

  for (const by of authors)
    it(`draws a level with everything from nothing, ${by === byKeys ? 'by keys' : 'by pointer'}`, async () => {
      const name = bareName(by);
      file = join(folder, name);
      await runCommand(page, 'View: Close All Editors');
      await openFile(page, name);
      await page.click('.editor-actions a[aria-label^="Edit on the Board"]');
      board = await boardFrame(page);
      await authorLevel(by(page, board, 14), board);
      const text = await saved();
      const { level, diagnostics } = openLevel(text).level.analysis;
      assert.deepEqual(
        diagnostics.filter(({ severity }) => severity !== 'information'),
        [],
      );
      assert.ok(level !== undefined);
      assert.equal(solveReactorLevel(level, defaultBalance, {}).verdict, 'solved');
      // in whichever way it was drawn
      drawn ??= text;
      assert.equal(text, drawn);
    });

  it('is opened from the preview', async () => {
    await runCommand(page, 'View: Close All Editors');
    // one that was not on the board yet: VS Code opens a file again as it was
    await openFile(page, seen);
    await runCommand(page, 'Open Preview to the Side');
    await panelOf(page).locator('#cell-0').waitFor({ state: 'attached' });
    await boardOf(panelOf(page)).focus();
    await page.click('.editor-group-container.active .editor-actions a[aria-label^="Edit on the Board"]');
    await page.waitForSelector(`.tab.active >> text=${seen}`);
    await page
      .frameLocator('iframe.webview.ready >> nth=-1')
      .frameLocator('#active-frame')
      .locator('.author-tools')
      .waitFor();
  });

  it('is where a new level is drawn', async () => {
    await runCommand(page, 'View: Close All Editors');
    await runCommand(page, 'New Reactor Level…');
    const dialog = page.locator('.quick-input-widget');
    for (const step of ['1 of 4', '2 of 4', '3 of 4', '4 of 4']) {
      await dialog.filter({ hasText: step }).waitFor();
      await page.keyboard.press('Enter');
    }
    board = await boardFrame(page);
    await board.waitForSelector('.author-problems >> text=Problems: 0');
    await board.press('[data-add-rule]', 'Enter');
    await board.waitForSelector('legend');
    await page.keyboard.press('Control+z');
    await board.waitForSelector('legend', { state: 'detached' });
  });
});

/** The page of the board, once its board is drawn. */
async function boardFrame(page: Page): Promise<Frame> {
  const inner = page.frameLocator('iframe.webview.ready').frameLocator('#active-frame');
  await inner.locator('#cell-0').waitFor({ state: 'attached' });
  const handle = await inner.locator('#app').elementHandle();
  const frame = await handle.ownerFrame();
  if (frame === null) throw new Error('The board has no frame.');
  return frame;
}
