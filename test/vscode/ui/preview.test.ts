/** The preview in VS Code's own window, by pointer and keys: seen, clicked, played, saved, and found again. */
import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TranscriptAction } from '../../../engine/core';
import { openVsCode, type OpenedVsCode } from '../../../scripts/vscode/open';
import { repositoryRoot } from '../../../scripts/vscode/paths';
import { Unavailable } from '../../../scripts/vscode/unavailable';
import { outlinedCells } from '../../preview/testing/outlined';
import { keysOf } from './keys-of';
import {
  boardOf,
  clickCell,
  goTo,
  layerBox,
  openFile,
  panelOf,
  press,
  runCommand,
  selectionStatus,
  untilKept,
  untilSelected,
} from './workbench';

/** The states after each turn, to compare plays. */
const hashOf = ({ stateHash }: TranscriptAction): string | undefined => stateHash;

interface Level {
  readonly dimensions: { readonly width: number };
  readonly robot: { readonly position: readonly [number, number] };
}

describe('the preview in the window of VS Code', function () {
  this.timeout(240_000);
  let folder: string;
  let opened: OpenedVsCode;
  const sample = 'first-light';

  before(async function () {
    folder = mkdtempSync(join(tmpdir(), 'reactor-preview-'));
    cpSync(join(repositoryRoot, 'samples'), folder, { recursive: true });
    rmSync(join(folder, `${sample}.reactor-transcript.json`));
    try {
      opened = await openVsCode({
        folder,
        size: { width: 1600, height: 900 },
        settings: { 'editor.codeLens': true, 'files.autoSave': 'off' },
      });
    } catch (error) {
      if (error instanceof Unavailable && process.env['CI'] === undefined) this.skip();
      throw error;
    }
  });
  after(async () => {
    // absent where VS Code could not be opened
    await (opened as OpenedVsCode | undefined)?.end();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  });

  const text = readFileSync(join(repositoryRoot, 'samples', `${sample}.reactor.json`), 'utf8');
  const { dimensions, robot } = JSON.parse(text) as Level;
  const cellOf = (x: number, y: number): number => y * dimensions.width + x;
  /** Returns the one-based line and column of some words, plus an offset. */
  const placeOf = (words: string, after = 0): readonly [line: number, column: number] => {
    const lines = text.split('\n');
    const line = lines.findIndex((one) => one.includes(words));
    return [line + 1, (lines[line] ?? '').indexOf(words) + 1 + after];
  };
  const transcript = readFileSync(
    join(repositoryRoot, 'samples', `${sample}.reactor-transcript.json`),
    'utf8',
  );
  const { actions } = JSON.parse(transcript) as { actions: TranscriptAction[] };

  it('shows the board, and the text what is clicked', async () => {
    const { page } = opened;
    // not by the page's address: that would open it alone again after the reload
    await openFile(page, `${sample}.reactor.json`);
    await page.locator('.statusbar-item[aria-label*="Reactor Level"]').waitFor();
    await runCommand(page, 'Open Preview to the Side');
    const panel = panelOf(page);
    await panel.locator(`#cell-0[aria-label*="wall"]`).waitFor({ state: 'attached' });
    const [line] = placeOf('"CoolantConsumer", "position": [9, 5]');
    await clickCell(page, panel, cellOf(9, 5));
    await untilSelected(page, '"CoolantConsumer", "position": [9, 5]');
    await press(panel, 'Enter');
    await selectionStatus(page)
      .filter({ hasText: `Ln ${line},` })
      .filter({ hasText: '6 selected' })
      .waitFor();
  });

  it('outlines the cell that the caret is about', async () => {
    const { page } = opened;
    const panel = panelOf(page);
    const board = panel.locator('.board');
    const isOutlined = async (...cells: readonly number[]): Promise<void> => {
      // a board tells of no event when its marks are drawn: it is looked at again with each frame
      while (String(await outlinedCells(board)) !== String(cells))
        await page.evaluate(() => new Promise(requestAnimationFrame));
    };
    await goTo(page, ...placeOf('[1, 3]', 1));
    await isOutlined(cellOf(1, 3));
    await goTo(page, ...placeOf('"#..........#"', '"###'.length));
    await isOutlined(cellOf(3, 1));
  });

  it('keeps the last board, dimmed, while the text is broken', async () => {
    const { page } = opened;
    const panel = panelOf(page);
    await goTo(page, 2, 1);
    await page.keyboard.type('%');
    await panel.locator('.banner').filter({ hasText: 'error' }).waitFor();
    const drawing = panel.locator('.board.is-stale canvas').first();
    assert.equal(await drawing.evaluate((canvas) => getComputedStyle(canvas).opacity), '0.45');
    await goTo(page, 4, 1);
    await panel.locator('.banner button').click();
    await selectionStatus(page).filter({ hasText: 'Ln 2,' }).waitFor();
    await goTo(page, 2, 2);
    await page.keyboard.press('Backspace');
    await panel.locator('.banner').waitFor({ state: 'detached' });
    await panel.locator('.board:not(.is-stale)').waitFor();
  });

  it('is won by keys, and the play is saved', async () => {
    const { page } = opened;
    const panel = panelOf(page);
    await boardOf(panel).focus();
    await press(panel, 'p', ...keysOf(actions, robot.position));
    await panel
      .locator('.result.is-won')
      .filter({ hasText: /Won on turn \d+/ })
      .waitFor();
    await press(panel, 't');
    const dialog = page.locator('.quick-input-widget').filter({ hasText: 'Save Transcript' });
    await dialog.waitFor();
    await page.keyboard.press('Enter');
    await panel.locator('.notice').filter({ hasText: 'Saved as' }).waitFor();
    const saved = join(folder, `${sample}.reactor-transcript.json`);
    assert.ok(existsSync(saved), 'the transcript lies beside its level');
    const played = JSON.parse(readFileSync(saved, 'utf8')) as { actions: TranscriptAction[] };
    assert.deepEqual(played.actions.map(hashOf), actions.map(hashOf));
  });

  it('saves the game as a level beside it, laid out like one', async () => {
    const { page } = opened;
    const panel = panelOf(page);
    await boardOf(panel).focus();
    const turn = /turn \d+/i
      .exec(await panel.locator('.hud').innerText())?.[0]
      .toLowerCase()
      .replace(' ', '-');
    await press(panel, 'w');
    await page.locator('.quick-input-widget').filter({ hasText: 'Save Game' }).waitFor();
    await page.keyboard.press('Enter');
    const name = `${sample}.${String(turn)}.reactor.json`;
    await panel
      .locator('.notice')
      .filter({ hasText: `Saved as ${name}.` })
      .waitFor();
    const text = readFileSync(join(folder, name), 'utf8');
    assert.equal((JSON.parse(text) as { state: { status: string } }).state.status, 'Won');
    assert.match(text, /^\{\n {2}"format": "reactor-maintenance-level",\n/);
    assert.match(text, /^ {2}"state": \{$/m);
  });

  it('restores mode, turn and layers when the window is reloaded', async () => {
    const { page } = opened;
    const panel = panelOf(page);
    await press(panel, 'l');
    await layerBox(panel, 'Coolant').uncheck();
    await press(panel, 'Escape', '<', '<', '<');
    const turn = /turn \d+/i.exec(await panel.locator('.hud').innerText())?.[0];
    assert.ok(turn !== undefined);
    await untilKept(page, `"tip":${actions.length},"at":${actions.length - 3}`);
    await page.reload();
    const again = panelOf(page);
    await again.locator('.hud').filter({ hasText: turn }).waitFor();
    await boardOf(again).focus();
    await press(again, 'l');
    assert.equal(await layerBox(again, 'Coolant').isChecked(), false);
    assert.equal(await layerBox(again, 'Fuel').isChecked(), true);
  });
});
