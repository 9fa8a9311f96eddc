/** Actions of a user in VS Code, performed with Playwright. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import type { OpenedVsCode } from '../../../scripts/vscode/open';

/** Runs a command by its title in the command palette. */
export async function runCommand(page: Page, title: string): Promise<void> {
  await page.keyboard.press('F1');
  await page.locator('.quick-input-widget input').first().waitFor();
  await page.keyboard.type(title);
  await page.locator('.quick-input-list .monaco-list-row').filter({ hasText: title }).first().click();
}

/** Opens a file of the folder by its name. */
export async function openFile(page: Page, name: string): Promise<void> {
  // a picker that is about to close would take what is typed with it
  await page.locator('.quick-input-widget').waitFor({ state: 'hidden' });
  await page.keyboard.press('Control+p');
  await page.locator('.quick-input-widget input').first().fill(name);
  await page.locator('.quick-input-list .monaco-list-row').filter({ hasText: name }).first().click();
  await page.locator('.editor-instance .view-lines .view-line').first().waitFor();
}

/** The page inside of the one preview panel that is seen. */
export function panelOf(page: Page): FrameLocator {
  return page.frameLocator('iframe.webview.ready').frameLocator('iframe#active-frame');
}

/** The board of a panel, for its keys. */
export function boardOf(panel: FrameLocator): Locator {
  return panel.locator('[role=grid]');
}

/** The box that shows or hides a layer, while the list of layers is open. */
export function layerBox(panel: FrameLocator, name: string): Locator {
  return panel.getByRole('checkbox', { name, exact: true });
}

/** Clicks on a cell of the board, as the pointer does: at the place where it is drawn. */
export async function clickCell(page: Page, panel: FrameLocator, cell: number): Promise<void> {
  const box = await panel.locator(`#cell-${cell}`).boundingBox();
  if (box === null) throw new Error(`Cell ${cell} is not in sight.`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Presses keys on the board. */
export async function press(panel: FrameLocator, ...keys: readonly string[]): Promise<void> {
  const board = boardOf(panel);
  for (const key of keys) await board.press(key);
}

/** Goes to a place in the text, both counted from 1, and selects nothing. */
export async function goTo(page: Page, line: number, column: number): Promise<void> {
  await page.locator('.monaco-editor .view-lines').first().click();
  await page.keyboard.press('Control+g');
  await page.locator('.quick-input-widget input').first().waitFor();
  await page.keyboard.type(`${line}:${column}`);
  await page.keyboard.press('Enter');
  await page.locator('.quick-input-widget').waitFor({ state: 'hidden' });
  await selectionStatus(page).getByText(`Ln ${line}, Col ${column}`, { exact: true }).waitFor();
}

/** Waits until something is selected in a line of the text that has these words, whether or not it has the focus. */
export async function untilSelected(page: Page, words: string): Promise<void> {
  while (!(await page.evaluate(isSelected, words)))
    await page.evaluate(() => new Promise(requestAnimationFrame));
}

/** Runs in the page. A selection is drawn behind its line, at the same height. */
function isSelected(words: string): boolean {
  const tops = [...document.querySelectorAll<HTMLElement>('.monaco-editor .view-overlays > div')]
    .filter((overlay) => overlay.querySelector('.selected-text') !== null)
    .map(({ style }) => style.top);
  return [...document.querySelectorAll<HTMLElement>('.monaco-editor .view-line')].some(
    ({ style, textContent }) =>
      tops.includes(style.top) && textContent.replaceAll('\u00a0', ' ').includes(words),
  );
}

/** The status bar's words about the selection: `Ln 3, Col 9 (4 selected)`. */
export function selectionStatus(page: Page): Locator {
  return page.locator('.statusbar-item[id="status.editor.selection"]');
}

/**
 * Waits until VS Code has written down, for its next start, something that holds these words. In a browser it does so
 * every few seconds, since a page that goes has no time to write.
 */
export async function untilKept(page: Page, words: string): Promise<void> {
  // the page tells of no event: it is asked again with each frame
  while (!(await page.evaluate(isKept, words))) await page.evaluate(() => new Promise(requestAnimationFrame));
}

/** Waits until VS Code has written down, for its next start, a text that is not saved and holds these words. */
export async function untilBackedUp(
  { page, backups }: Pick<OpenedVsCode, 'page' | 'backups'>,
  words: string,
): Promise<void> {
  const isBackedUp = (): boolean =>
    existsSync(backups) &&
    readdirSync(backups, { recursive: true, encoding: 'utf8' })
      .map((name) => join(backups, name))
      .some((path) => statSync(path).isFile() && readFileSync(path, 'utf8').includes(words));
  // a file that comes and goes is looked for again with each frame
  while (!isBackedUp()) await page.evaluate(() => new Promise(requestAnimationFrame));
}

/** Runs in the page. What is kept are texts within texts, so that their quotation marks are escaped. */
async function isKept(words: string): Promise<boolean> {
  const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('The browser does not show what it keeps.'));
    });
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await answerOf(indexedDB.open(name));
    try {
      for (const store of database.objectStoreNames) {
        const values = await answerOf<unknown[]>(database.transaction(store).objectStore(store).getAll());
        const texts = values.filter((value) => typeof value === 'string');
        if (texts.some((text) => text.replaceAll('\\', '').includes(words))) return true;
      }
    } finally {
      database.close();
    }
  }
  return false;
}
