/** A level with every concept, drawn on an empty board: once with the pointer, once with the keyboard only. */
import assert from 'node:assert/strict';
import { defaultBalance, solveReactorLevel } from '../../engine/reactor';
import { openLevel } from '../../server/language/testing/at-caret';
import { authorLevel, bareLevel, byKeys, byPointer } from '../vscode/ui/authoring';
import { openBoardPage } from './testing/board-page';
import { pageSuite } from './testing/suite';

describe('a level drawn from scratch', function () {
  const { open } = pageSuite(openBoardPage);

  for (const [means, authorOf] of [
    ['the pointer', byPointer],
    ['keys alone', byKeys],
  ] as const) {
    // design: v1-editor-concepts, v1-editor-rules, v1-prop-types
    it(`is drawn with ${means}, is valid and can be won, and is undone completely`, async () => {
      const empty = bareLevel(13, 9);
      const board = await open(empty);
      const { page } = board;
      await authorLevel(authorOf(page, page.mainFrame(), 14), page.mainFrame());
      const text = await board.text();
      const { analysis } = openLevel(text).level;
      const problems = analysis.diagnostics.filter(({ severity }) => severity !== 'information');
      assert.deepEqual(
        problems.map(({ code, message }) => `${code}: ${message}`),
        [],
      );
      assert.ok(analysis.level !== undefined);
      const result = solveReactorLevel(analysis.level, defaultBalance);
      assert.equal(result.verdict, 'solved');
      for (let step = board.strokes.length; step > 0; step--) await board.undo();
      assert.equal(await board.text(), empty);
    });
  }
});
