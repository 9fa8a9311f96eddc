import assert from 'node:assert/strict';
import { openBoardPage, type BoardPage, type BoardPageOptions } from './board-page';
import { suiteBrowser } from './browser';

/** Boards of one suite: a browser for all, a page each. */
export interface BoardSuite {
  readonly open: (text: string, options?: BoardPageOptions) => Promise<BoardPage>;
}

/** Boards in the suite's browser. After each test nothing may have failed on its pages, nor been refused. */
export function boardSuite(): BoardSuite {
  const browser = suiteBrowser();
  let opened: BoardPage[] = [];
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
    async open(text, options) {
      const board = await openBoardPage(browser(), text, options);
      opened.push(board);
      return board;
    },
  };
}
