/**
 * `npm run screenshot -- OUT.png FILE [--theme dark|light|hc-dark|hc-light] [--size WIDTHxHEIGHT]
 * [--line N] [--folder FOLDER] [--message] [--hover COLUMN] [--preview]`: a picture of FILE in VS Code, with `--message`
 * as *Go to Next Problem* shows it, with `--hover` as it is when one points at that column of the line, with `--preview`
 * beside its board.
 */
import { writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { limits } from './limits';
import { openVsCode } from './open';
import { smallScreenshot } from './small-png';
import { themes, type ThemeName } from './themes';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      theme: { type: 'string', default: 'dark' },
      size: { type: 'string', default: '1280x800' },
      folder: { type: 'string' },
      line: { type: 'string', default: '1' },
      message: { type: 'boolean', default: false },
      hover: { type: 'string' },
      preview: { type: 'boolean', default: false },
    },
  });
  const [out, file] = positionals;
  const size = /^(\d+)x(\d+)$/.exec(values.size);
  if (out === undefined || file === undefined || size === null || !isTheme(values.theme)) {
    console.error(
      'usage: npm run screenshot -- OUT.png FILE [--theme dark|light|hc-dark|hc-light] [--size WxH]',
    );
    process.exitCode = 2;
    return;
  }
  const { page, end } = await openVsCode({
    folder: resolve(values.folder ?? dirname(file)),
    file: resolve(file),
    line: Number(values.line),
    theme: values.theme,
    size: { width: Number(size[1]), height: Number(size[2]) },
    scale: 2,
    say: console.log,
  });
  try {
    await page.waitForSelector('.statusbar-item[aria-label*="Reactor Level"]');
    // A level without faults has nothing to wait for; so this is given up after a while.
    const faults = page.waitForSelector('.squiggly-error, .squiggly-warning, .squiggly-info', {
      state: 'attached',
      timeout: limits.faults,
    });
    await faults.catch(() => console.warn('No fault is shown in this part of the file.'));
    if (values.message) {
      await page.locator('.monaco-editor').first().click();
      await page.keyboard.press('F8');
      await page.waitForSelector('.marker-widget');
    }
    if (values.hover !== undefined) {
      await page.locator('.monaco-editor').first().click();
      await page.keyboard.press('Control+g');
      await page.keyboard.type(`${values.line}:${values.hover}`);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Control+k');
      await page.keyboard.press('Control+i');
      await page.waitForSelector('.monaco-hover-content .hover-contents');
    }
    if (values.preview) {
      await page.keyboard.press('Control+k');
      await page.keyboard.press('v');
      const panel = page.frameLocator('iframe.webview.ready').frameLocator('iframe#active-frame');
      await panel.locator('.panel[data-settled="true"] #cell-0').waitFor({ state: 'attached' });
    }
    writeFileSync(resolve(out), await smallScreenshot(page));
    console.log(out);
  } finally {
    await end();
  }
}

function isTheme(name: string): name is ThemeName {
  return name in themes;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
