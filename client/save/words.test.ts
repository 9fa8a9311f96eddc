import assert from 'node:assert/strict';
import { afterwardsWords, refusedWords } from './words';

describe('messages about saving', () => {
  const range = { start: { line: 49, character: 2 }, end: { line: 49, character: 9 } };
  const first = { code: 'robot-not-on-floor', message: 'The robot stands on a wall.', range };

  it('counts the errors and names the first', () => {
    assert.equal(
      refusedWords('a.reactor.json', { count: 1, first }),
      'a.reactor.json was not saved because it has 1 error. Line 50: The robot stands on a wall.',
    );
    assert.equal(
      afterwardsWords('a.reactor.json', { count: 3, first }),
      'a.reactor.json was saved with 3 errors. First error: line 50: The robot stands on a wall.',
    );
  });
});
