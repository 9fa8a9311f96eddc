import * as assert from 'node:assert/strict';
import { checkLevel, encodeLevel } from '..';
import { defaultBalance } from '../balance';
import type { Level } from '../level';
import { transcribe, verifyTranscript } from '../simulation/transcript/transcript';
import { solveReactorLevel } from './solve';
import { longShift } from './testing/long-shift';

describe('a shift of twenty turns on 24 × 16 cells with three leaks', function () {
  it('is a level without errors', () => {
    const value = encodeLevel(longShift());
    const { issues } = checkLevel({ value, isOpen: () => false, faults: [] }, defaultBalance);
    assert.deepEqual(
      issues.filter(({ severity }) => severity === 'error'),
      [],
    );
  });

  it('is won in twenty turns, all leaks repaired, after few states', () => {
    const level = longShift();
    const result = solveReactorLevel(level, defaultBalance);
    assert.ok(result.verdict === 'solved' && result.shortest);
    assert.deepEqual([result.turns, result.actions.length], [20, 60]);
    assert.equal(result.actions.filter(({ id }) => id === 'Repair').length, 3);
    // about 8,000, or a tenth of a second; a plain search is unfinished after millions
    assert.ok(result.states < 20_000, String(result.states));
    const played = verifyTranscript(level, defaultBalance, transcribe(level, defaultBalance, result.actions));
    assert.ok(played.same && played.status === 'won');
  });

  it('is not won in twenty turns where one of the leaks cannot be repaired', () => {
    const level = longShift();
    for (const index of level.leaks.keys()) {
      const result = solveReactorLevel(unrepairable(level, index), defaultBalance, { maxTurns: 20 });
      assert.ok(result.verdict === 'impossible' || result.verdict === 'impossible-within', `leak ${index}`);
    }
  });
});

/** Returns the level with a leak that starts again whenever it is repaired. */
function unrepairable(level: Level, index: number): Level {
  const leak = level.leaks[index];
  assert.ok(leak);
  const { carrier, cell, access, severity } = leak;
  const again = { type: 'StartLeak', carrier, cell, access, severity } as const;
  return {
    ...level,
    rules: [
      {
        id: 'again',
        enabled: true,
        trigger: 'Repeat',
        priority: 0,
        phase: 'StartOfSimulation',
        predicates: [],
        effects: [again],
      },
    ],
  };
}
