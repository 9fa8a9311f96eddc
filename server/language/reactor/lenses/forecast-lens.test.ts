import assert from 'node:assert/strict';
import { generateLevel } from '../../../../test/bench/generate';
import { openLevel } from '../../testing/at-caret';
import { complete } from '../../../../engine/reactor/testing/level-fixture';
import { forecastLens } from './forecast-lens';

const lensOf = (text: string) => forecastLens(openLevel(complete(text, {})).level);

describe('the forecast lens', () => {
  it('shows whether a level is lost', () => {
    assert.deepEqual(lensOf('{}'), {
      title: 'Forecast: not lost within 8 turns',
      tooltip: 'Not lost within 8 turns. REACTOR READY.\ncore is ready now.',
    });
    const rule = `{ "rules": [{ "id": "end", "predicates": [{ "type": "Turn", "op": "==", "value": 3 }],
      "effects": [{ "type": "LoseLevel", "reason": "Night falls." }] }] }`;
    assert.equal(lensOf(rule)?.title, 'Forecast: lost on turn 3: Night falls');
    assert.equal(
      lensOf('{ "hazards": [{ "position": [6, 2], "heat": 25 }] }')?.title,
      'Forecast: already lost (reactor)',
    );
  });

  it('stays short', () => {
    const { tooltip } = forecastLens(openLevel(generateLevel(96)).level) ?? {};
    const lines = tooltip?.split('\n') ?? [];
    assert.equal(lines.length, 14);
    assert.match(lines.at(-1) ?? '', /^\d+ more …$/);
  });

  it('is not shown for a level with errors', () => {
    assert.equal(lensOf('{ "robot": { "position": [0, 0] } }'), undefined);
    assert.equal(lensOf('{'), undefined);
  });
});
