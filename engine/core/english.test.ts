import assert from 'node:assert/strict';
import { counted, grouped, withArticle } from '.';

describe('the grammar of messages', () => {
  it('makes a noun agree with its number', () => {
    assert.deepEqual(
      [0, 1, 2, 1234567].map((count) => counted(count, 'state')),
      ['0 states', '1 state', '2 states', '1,234,567 states'],
    );
    assert.equal(counted(1, 'entry', 'entries'), '1 entry');
    assert.equal(counted(2, 'entry', 'entries'), '2 entries');
  });

  it('groups digits before the point only', () => {
    assert.deepEqual([-1200, 999, 1234.5678].map(grouped), ['-1,200', '999', '1,234.5678']);
  });

  it('chooses the article by the sound', () => {
    assert.deepEqual(
      ['leak', 'electricity leak', 'action', 'unit', 'user', 'update', 'one-way door', 'object'].map(
        withArticle,
      ),
      [
        'a leak',
        'an electricity leak',
        'an action',
        'a unit',
        'a user',
        'an update',
        'a one-way door',
        'an object',
      ],
    );
  });
});
