import type { Browser } from 'playwright-core';
import { openBrowser, openPanel, type PanelOptions, type PanelPage } from './panel-page';

/** Panels of one suite: a browser for all, a page each. */
export interface PanelSuite {
  readonly open: (options: PanelOptions) => Promise<PanelPage>;
}

/** Opens a browser before the suite and closes it after; where there is none, the suite is skipped, saying why. */
export function panelSuite(): PanelSuite {
  let browser: Browser | undefined;
  let opened: PanelPage[] = [];
  before(async function () {
    this.timeout(60_000);
    const found = await openBrowser();
    if (typeof found === 'string') {
      console.log(`      skipped: ${found}`);
      this.skip();
    }
    browser = found;
  });
  afterEach(async () => {
    const closing = opened;
    opened = [];
    for (const { page } of closing) await page.context().close();
  });
  after(() => browser?.close());
  return {
    async open(options) {
      if (browser === undefined) throw new Error('There is no browser.');
      const panel = await openPanel(browser, options);
      opened.push(panel);
      return panel;
    },
  };
}
