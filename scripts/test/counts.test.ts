import { deepStrictEqual, strictEqual } from 'node:assert/strict';
import { closingLine, sum } from './counts';

describe('counts', () => {
  it('are summed', () => {
    const total = sum([
      { passed: 1, failed: 2, skipped: 3 },
      { passed: 10, failed: 20, skipped: 30 },
    ]);
    deepStrictEqual(total, { passed: 11, failed: 22, skipped: 33 });
  });

  it('are closed with one line, which names skipped tests only where there are any', () => {
    strictEqual(closingLine({ passed: 3, failed: 0, skipped: 0 }), '3 passed, 0 failed');
    strictEqual(closingLine({ passed: 3, failed: 1, skipped: 2 }), '3 passed, 1 failed, 2 skipped');
  });
});
