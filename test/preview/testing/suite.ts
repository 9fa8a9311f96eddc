import { suiteBrowser } from './browser';
import { openPanel, type PanelOptions, type PanelPage } from './panel-page';

/** Panels of one suite: a browser for all, a page each. */
export interface PanelSuite {
  readonly open: (options: PanelOptions) => Promise<PanelPage>;
}

/** Panels in the suite's browser; each is closed after its test. */
export function panelSuite(): PanelSuite {
  const browser = suiteBrowser();
  let opened: PanelPage[] = [];
  afterEach(async () => {
    const closing = opened;
    opened = [];
    for (const { page } of closing) await page.context().close();
  });
  return {
    async open(options) {
      const panel = await openPanel(browser(), options);
      opened.push(panel);
      return panel;
    },
  };
}
