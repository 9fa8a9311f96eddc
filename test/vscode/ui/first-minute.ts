/**
 * `npm run pictures`, second part: the pictures of `docs/first-minute.md`, of the VS Code that `npm start` serves, on a copy
 * of the samples. Check them before committing.
 */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { packageExtension } from '../../../scripts/package-extension';
import { launchChromium } from '../../../scripts/vscode/chromium';
import { serveForPerson } from '../../../scripts/vscode/for-person';
import { repositoryRoot as root } from '../../../scripts/vscode/paths';
import { smallScreenshot } from '../../../scripts/vscode/small-png';
import { panelOf, runCommand } from './workbench';

const pictures = join(root, 'docs', 'images', 'first-minute');

async function keep(page: Page, name: string): Promise<void> {
  const bytes = await smallScreenshot(page);
  writeFileSync(join(pictures, `${name}.png`), bytes);
  console.log(`${name}.png  ${(bytes.length / 1000).toFixed(0)} KB`);
}

/** The steps of the page, each ending with its picture. */
async function walkThrough(page: Page): Promise<void> {
  // what `npm start` shows
  await panelOf(page).locator('.panel[data-settled="true"] #cell-0').waitFor({ state: 'attached' });
  await page.locator('.codelens-decoration >> text=Can it be won?').waitFor();
  await keep(page, 'opened');

  // a fault, and a save that is refused
  await page
    .locator('.view-lines .view-line')
    .first()
    .click({ position: { x: 4, y: 4 } });
  await page.keyboard.press('Control+g');
  await page.keyboard.type('11:6');
  await page.keyboard.press('Enter');
  await page.keyboard.type('#');
  await page.keyboard.press('Control+s');
  await page.locator('.notification-toast >> text=was not saved because it has 1 error').waitFor();
  await keep(page, 'refused');
  await page.keyboard.press('Control+z');
  await runCommand(page, 'Notifications: Clear All Notifications');
  await page.locator('.squiggly-error').first().waitFor({ state: 'detached' });

  // the walkthrough
  await runCommand(page, 'Open Walkthrough');
  await page.locator('.getting-started-category >> text=Your First Level').first().waitFor();
  await keep(page, 'walkthrough');
}

async function main(): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'reactor-minute-'));
  const folder = join(work, 'samples');
  cpSync(join(root, 'samples'), folder, { recursive: true });
  const browser = await launchChromium();
  try {
    const { path: vsix } = packageExtension(root);
    const file = join(folder, 'first-light.reactor.json');
    const served = await serveForPerson({
      vsix,
      folder,
      file,
      dataFolder: join(work, 'data'),
      say: console.log,
    });
    try {
      const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
      page.setDefaultTimeout(120_000);
      await page.goto(served.address);
      await page.waitForSelector('.monaco-workbench .part.editor');
      await walkThrough(page).catch(async (error: unknown) => {
        await page.screenshot({ path: join(work, '..', 'first-minute-failed.png') });
        throw error;
      });
    } finally {
      await served.end();
    }
  } finally {
    await browser.close();
    rmSync(work, { recursive: true, force: true, maxRetries: 3 });
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
