import assert from 'node:assert/strict';
import type { Browser } from 'playwright-core';
import { openBoardPage, type BoardPage, type BoardPageOptions } from './board-page';
import { openBrowser } from './panel-page';

/** Boards of one suite: a browser for all, a page each. */
export interface BoardSuite {
  readonly open: (text: string, options?: BoardPageOptions) => Promise<BoardPage>;
}

/**
 * Opens a browser before the suite and closes it after; where there is none, the suite is skipped, saying why. After each
 * test nothing may have failed on its pages, nor been refused.
 */
export function boardSuite(): BoardSuite {
  let browser: Browser | undefined;
  let opened: BoardPage[] = [];
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
    assert.deepEqual(
      closing.flatMap(({ faults }) => faults),
      [],
    );
  });
  after(() => browser?.close());
  return {
    async open(text, options) {
      if (browser === undefined) throw new Error('There is no browser.');
      const board = await openBoardPage(browser, text, options);
      opened.push(board);
      return board;
    },
  };
}
