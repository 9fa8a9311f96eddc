import assert from 'node:assert/strict';
import { runInSteps } from './drive';

function* steps(count: number, log: string[]): Generator<void, string> {
  for (let step = 1; step <= count; step++) {
    log.push(`step ${step}`);
    yield;
  }
  return 'done';
}

describe('work in steps', () => {
  it('runs to its end without a rest, and rests where asked to', async () => {
    const log: string[] = [];
    let asked = 0;
    const rest = (): Promise<void> | undefined =>
      ++asked % 2 === 0 ? Promise.resolve().then(() => void log.push('rest')) : undefined;
    assert.equal(await runInSteps(steps(3, log), { rest, isCancelled: () => false }), 'done');
    assert.deepEqual(log, ['step 1', 'step 2', 'rest', 'step 3']);
  });

  it('stops after the rest in which it was cancelled', async () => {
    const log: string[] = [];
    const isCancelled = (): boolean => log.length === 2;
    assert.equal(await runInSteps(steps(5, log), { rest: () => Promise.resolve(), isCancelled }), undefined);
    assert.deepEqual(log, ['step 1', 'step 2']);
  });
});
