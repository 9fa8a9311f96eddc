import assert from 'node:assert/strict';
import { diagnosticsAddedBy } from './diagnostics-added';

const found = (...names: string[]) => names.map((name, place) => ({ code: 'code', message: name, place }));

describe('the diagnostics that an edit adds', () => {
  it('are those that say something new, wherever the others have moved to', () => {
    assert.deepEqual(diagnosticsAddedBy(found('a', 'b'), found('x', 'b', 'a')), [
      { code: 'code', message: 'x', place: 0 },
    ]);
  });

  it('are as many of several equal ones as there were not before', () => {
    assert.deepEqual(
      diagnosticsAddedBy(found('a', 'a'), found('a', 'a', 'a')).map(({ place }) => place),
      [2],
    );
  });

  it('are compared by their code', () => {
    const other = [{ code: 'other', message: 'a' }];
    assert.deepEqual(diagnosticsAddedBy(found('a'), other), other);
  });

  it('are none where problems only go', () => {
    assert.deepEqual(diagnosticsAddedBy(found('a', 'b'), found('b')), []);
  });
});
