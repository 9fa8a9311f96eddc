/** The browser in which pages are tested. */
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../../scripts/vscode/chromium';
import { Unavailable } from '../../../scripts/vscode/unavailable';
import { scriptAt } from './scripts';

/** Launches a browser, or returns the reason why there is none; an error in CI. */
export async function openBrowser(): Promise<Browser | string> {
  scriptAt('preview.js');
  try {
    return await launchChromium();
  } catch (error) {
    if (error instanceof Unavailable && process.env['CI'] === undefined) return error.message;
    throw error;
  }
}

/** Opens a browser before the suite and closes it afterwards. Without a browser, skips the suite with a reason. */
export function suiteBrowser(): () => Browser {
  let browser: Browser | undefined;
  before(async function () {
    this.timeout(60_000);
    const found = await openBrowser();
    if (typeof found === 'string') {
      console.log(`      skipped: ${found}`);
      this.skip();
    }
    browser = found;
  });
  after(() => browser?.close());
  return () => {
    if (browser === undefined) throw new Error('There is no browser.');
    return browser;
  };
}
