import assert from 'node:assert/strict';
import type { Browser } from 'playwright-core';
import { suiteBrowser } from './browser';
import type { PageProbe } from './page-probe';

/** The pages of one suite, which share a browser. */
export interface PageSuite<Args extends readonly unknown[], Page> {
  readonly open: (...args: Args) => Promise<Page>;
}

/** Opens pages in the suite's browser. After each test, closes them and asserts that they had no failures. */
export function pageSuite<
  Args extends readonly unknown[],
  Page extends Pick<PageProbe<never, never>, 'page' | 'faults'>,
>(openPage: (browser: Browser, ...args: Args) => Promise<Page>): PageSuite<Args, Page> {
  const browser = suiteBrowser();
  let opened: Page[] = [];
  afterEach(async () => {
    const closing = opened;
    opened = [];
    for (const { page } of closing) await page.context().close();
    assert.deepEqual(
      closing.flatMap(({ faults }) => faults),
      [],
    );
  });
  return {
    async open(...args) {
      const page = await openPage(browser(), ...args);
      opened.push(page);
      return page;
    },
  };
}
