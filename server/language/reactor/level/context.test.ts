import assert from 'node:assert/strict';
import { complete } from '../../../../engine/reactor/testing/level-fixture';
import { openLevel } from '../../testing/at-caret';

describe('a forecast in steps', () => {
  it('equals the forecast in one go, and pauses after each turn', () => {
    const text = complete('{}', {});
    const { level } = openLevel(text);
    assert.ok(level.analysis.level, 'it is sound');
    const work = level.forecasting();
    let pauses = 0;
    let step = work.next();
    for (; step.done !== true; step = work.next()) pauses++;
    const { forecast } = openLevel(text).level;
    assert.deepEqual(step.value?.summary, forecast?.summary);
    assert.equal(step.value, level.forecast);
    assert.equal(pauses, 2 + (forecast?.turns.length ?? 0));
  });

  it('ends at once if the level has errors', () => {
    const { level } = openLevel('{');
    assert.equal(level.analysis.level, undefined);
    assert.deepEqual([...level.forecasting()], [undefined, undefined]);
    assert.equal(level.forecast, null);
  });

  it('checks the level first, one check per step', () => {
    const { level } = openLevel(complete('{}', {}));
    const work = level.forecasting();
    let pauses = 0;
    while (!level.isChecked && work.next().done !== true) pauses++;
    assert.ok(pauses > 45, `${pauses} pauses`);
  });
});
