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
import { boardOf, goTo, openFile, panelOf, runCommand, untilBackedUp, untilKept } from './ui/workbench';

/** Milliseconds that anything in VS Code may take on a busy machine. */
const patience = 25_000;
/** A level that is on no board until a preview opens it there. */
const seen = 'seen.reactor.json';
/** A level that is on two boards and in a text editor. */
const shared = 'shared.reactor.json';
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
  /** The result of drawing everything. */
  let drawn: string | undefined;

  before(async function () {
    folder = mkdtempSync(join(tmpdir(), 'reactor-board-'));
    file = join(folder, 'drawn.reactor.json');
    writeFileSync(file, soundLevel);
    // all are there before VS Code is: its picker remembers which files there were
    for (const name of [seen, shared]) writeFileSync(join(folder, name), soundLevel);
    for (const by of authors) writeFileSync(join(folder, bareName(by)), bareLevel(13, 9));
    try {
      // a file of the page's address would be the only open editor after the window is reloaded
      opened = await openVsCode({ folder, settings: { 'files.autoSave': 'off' } });
    } catch (error) {
      if (error instanceof Unavailable && process.env['CI'] === undefined) this.skip();
      throw error;
    }
    ({ page } = opened);
    page.setDefaultTimeout(patience);
    await openFile(page, 'drawn.reactor.json');
    await page.waitForSelector('.statusbar-item[aria-label*="Reactor Level"]');
    await page.click('.editor-actions a[aria-label^="Open Board Editor"]');
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

  it('undoes the last stroke even if it is not yet in the text', async () => {
    const before = readFileSync(file, 'utf8');
    const dab = async (x: number, y: number): Promise<void> => {
      const { x: left, y: top } = await pointOf(x, y);
      await page.mouse.click(left, top);
    };
    await dab(12, 5);
    await page.waitForSelector('.tab.active.dirty');
    await dab(10, 5);
    await page.keyboard.press('Control+z');
    await untilLabel(10, 5, /^(?!.*coolant)/);
    await board.waitForSelector('.editor-board[aria-busy="false"]');
    assert.match((await labelOf(12, 5)) ?? '', /coolant/);
    // as fast as it goes: what comes last is what stays
    await dab(9, 5);
    for (const key of ['Control+z', 'Control+z', 'Control+y']) await page.keyboard.press(key);
    await dab(8, 5);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+Shift+z');
    await page.keyboard.press('Control+z');
    await board.waitForSelector('.editor-board[aria-busy="false"]');
    await untilLabel(12, 5, /coolant/);
    await untilLabel(8, 5, /^(?!.*coolant)/);
    await untilLabel(9, 5, /^(?!.*coolant)/);
    await page.keyboard.press('Control+z');
    await page.waitForSelector('.tab.active:not(.dirty)');
    assert.equal(readFileSync(file, 'utf8'), before);
    // the cursor goes back to where the next test begins
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowRight', 'ArrowRight'])
      await page.keyboard.press(key);
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

  // design: v1-errors-block-save, v1-editor-save
  it('shows the faults that a stroke would add, and does not save an error', async () => {
    const before = readFileSync(file, 'utf8');
    await board.click('[data-brush="Fuel"]');
    const [from, to] = [await pointOf(2, 2), await pointOf(3, 2)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 3 });
    await board.waitForSelector('.editor-status .is-bad >> text=loop');
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
    await board.waitForSelector('[data-fix="0"]');
    await board.press('[data-fix="0"]', 'Enter');
    await board.waitForSelector('[data-problem] >> text=loop', { state: 'detached' });
    await page.keyboard.press('Control+z');
    await board.waitForSelector('[data-problem] >> text=loop');
    await page.keyboard.press('Control+z');
    await page.waitForSelector('.tab.active:not(.dirty)');
  });

  it('is restored with unsaved changes when the window is reloaded', async () => {
    const before = readFileSync(file, 'utf8');
    await board.click('[data-brush="Coolant"]');
    await drag([9, 1], [10, 1]);
    await untilLabel(10, 1, /coolant/);
    await board.click('[data-tool="select"]');
    await drag([4, 4], [6, 5]);
    const row = '".........CC..."';
    // VS Code writes views down only while its own window has the keyboard
    await page.click('.explorer-folders-view');
    await untilKept(page, '"selection":{"at":[4,4]');
    assert.ok(opened !== undefined);
    await untilBackedUp(opened, row);
    await page.reload();
    board = await boardFrame(page);
    await untilLabel(10, 1, /coolant/);
    await page.waitForSelector('.tab.active.dirty');
    assert.equal(await board.getAttribute('[data-tool="select"]', 'aria-pressed'), 'true');
    assert.ok(await board.isVisible('.editor-selection'));
    assert.equal(readFileSync(file, 'utf8'), before);
    // what is drawn now is undone as ever
    await board.click('[data-brush="Coolant"]');
    await drag([9, 2], [10, 2]);
    // it closes a loop, which is reported once it is in the text
    await board.waitForSelector('[data-problem] >> text=loop');
    await page.keyboard.press('Control+z');
    await untilLabel(10, 2, /^(?!.*coolant)/);
    const text = await saved();
    assert.equal(text.split(row).length, 2);
    assert.equal(text.replace(row, '".............."'), before);
  });

  it('shows the same on two boards as in the text, whatever is done where', async () => {
    await page.setViewportSize({ width: 1900, height: 900 });
    await runCommand(page, 'View: Close All Editors');
    file = join(folder, shared);
    await openFile(page, shared);
    await page.click('.editor-actions a[aria-label^="Open Board Editor"]');
    /** Runs a command on a board: its keys reach VS Code once it has the keyboard. */
    const onBoard = async (index: number, command: string): Promise<void> => {
      await (await boardFrame(page, index)).locator('[role="grid"]').focus();
      await runCommand(page, command);
    };
    await onBoard(0, 'View: Split Editor Right');
    await page.waitForSelector('.editor-group-container >> nth=1');
    await onBoard(1, 'View: Split Editor Right');
    await page.waitForSelector('.editor-group-container >> nth=2');
    await onBoard(2, 'View: Reopen Editor With Text Editor');
    await page.waitForSelector('.editor-group-container.active .view-lines .view-line');
    const boards = [await boardFrame(page, 0), await boardFrame(page, 1)] as const;
    await boards[0].click('[data-brush="Coolant"]');
    await boards[1].click('[data-brush="floor"]');
    /** Changes of the level that are not undone, the last one last. */
    const done: ((now: Shared) => Shared)[] = [];
    const expected = (): Shared =>
      done.reduce((now, change) => change(now), { coolant: '.'.repeat(14), top: '#'.repeat(14), title: '' });
    const put = (row: string, x: number, glyph: string): string => row.slice(0, x) + glyph + row.slice(x + 1);
    const dab = async (on: 0 | 1, x: number): Promise<void> => {
      board = boards[on];
      const { x: left, y: top } = await pointOf(x, on === 0 ? 1 : 0);
      await page.mouse.click(left, top);
      done.push((now) =>
        on === 0 ? { ...now, coolant: put(now.coolant, x, 'C') } : { ...now, top: put(now.top, x, '.') },
      );
    };
    const type = async (letter: string): Promise<void> => {
      await goTo(page, 4, 27);
      await page.keyboard.type(letter);
      done.push((now) => ({ ...now, title: letter + now.title }));
    };
    const shown = async (): Promise<void> => {
      const { coolant, top } = expected();
      for (const one of boards)
        await one.waitForFunction(
          ([wantedCoolant, wantedTop]) => {
            const says = (cell: number, word: string): boolean =>
              document.getElementById(`cell-${cell}`)?.getAttribute('aria-label')?.includes(word) ?? false;
            const row = (from: number, word: string, yes: string, no: string): string =>
              Array.from({ length: 14 }, (_, x) => (says(from + x, word) ? yes : no)).join('');
            return row(14, 'coolant', 'C', '.') === wantedCoolant && row(0, 'floor', '.', '#') === wantedTop;
          },
          [coolant, top] as const,
        );
    };
    /** A stroke is on its board before it is in the text; which of two boards comes first is left open until then. */
    const written = async (): Promise<void> => {
      await shown();
      for (const one of boards) await one.waitForSelector('.editor-board[aria-busy="false"]');
    };
    const undo = async (count: number): Promise<void> => {
      await written();
      for (; count > 0; count--) {
        await page.keyboard.press('Control+z');
        done.pop();
      }
      await shown();
    };
    // without a pause, but where the order of what is undone matters
    for (const x of [2, 4, 6]) {
      await dab(0, x);
      await dab(1, x);
      await written();
    }
    await undo(2);
    await type('a');
    await dab(1, 8);
    await dab(0, 9);
    await written();
    await type('b');
    await undo(1);
    await dab(0, 11);
    await undo(3);
    await dab(1, 1);
    await dab(0, 12);
    await shown();
    const said = (each: Frame): Promise<string[]> =>
      each.locator('[role=gridcell]').evaluateAll((cells) =>
        // the faults of each are reported separately, a little later
        cells.map(
          (cell) => cell.getAttribute('aria-label')?.replace(/, (warning|error|\d+ problems.*)$/, '') ?? '',
        ),
      );
    const [one, other] = await Promise.all(boards.map(said));
    assert.deepEqual(one, other);
    const { coolant, top, title } = expected();
    assert.equal(
      await saved(),
      soundLevel
        .replace('"title": "', `"title": "${title}`)
        .replace('"##############"', `"${top}"`)
        .replace(/("coolant": \[\s*"\.{14}",\s*)"\.{14}"/, `$1"${coolant}"`),
    );
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  for (const by of authors)
    it(`draws a level with everything from nothing, ${by === byKeys ? 'by keys' : 'by pointer'}`, async () => {
      const name = bareName(by);
      file = join(folder, name);
      await runCommand(page, 'View: Close All Editors');
      await openFile(page, name);
      await page.click('.editor-actions a[aria-label^="Open Board Editor"]');
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
    await page.click('.editor-group-container.active .editor-actions a[aria-label^="Open Board Editor"]');
    await page.waitForSelector(`.tab.active >> text=${seen}`);
    await page
      .frameLocator('iframe.webview.ready >> nth=-1')
      .frameLocator('#active-frame')
      .locator('.editor-tools')
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
    await board.waitForSelector('.editor-problems >> text=Problems: 0');
    await board.press('[data-add-rule]', 'Enter');
    await board.waitForSelector('legend');
    await page.keyboard.press('Control+z');
    await board.waitForSelector('legend', { state: 'detached' });
  });
});

/** The changes of two board editors and a text editor to a level. */
interface Shared {
  /** The second row of the coolant network. */
  readonly coolant: string;
  /** The first row of the terrain. */
  readonly top: string;
  /** Start of the title. */
  readonly title: string;
}

/** The page of a board, once its board is drawn: of the first one that is seen, or of another one. */
async function boardFrame(page: Page, index = 0): Promise<Frame> {
  const inner = page.frameLocator(`iframe.webview.ready >> nth=${index}`).frameLocator('#active-frame');
  await inner.locator('#cell-0').waitFor({ state: 'attached' });
  const handle = await inner.locator('#app').elementHandle();
  const frame = await handle.ownerFrame();
  if (frame === null) throw new Error('The board has no frame.');
  return frame;
}
