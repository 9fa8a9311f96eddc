import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../json';
import { checkScenario, verdictWords } from '.';

const folder = join(__dirname, '../../../samples/lix');

/**
 * The end of each sample, as its description states it: the updates of overtime and of closed exits, and the verdict.
 */
const ends: Readonly<Record<string, readonly [number | null, number | null, string]>> = {
  'concede.lix.json': [11, 17, 'Over in update 21: bob wins with 3 saved. ann 2, bob 3.'],
  'exploder-nuke.lix.json': [12, 19, 'Over in update 24: ann and bob tie with 2 saved. ann 2, bob 2.'],
  'four-players.lix.json': [13, 22, 'Over in update 26: bob wins with 4 saved. ann 0, bob 4, cid 2, dee 3.'],
  'leaver.lix.json': [9, 22, 'Over in update 23: ann and bob tie with 4 saved. ann 4, bob 4.'],
  'overtime.lix.json': [11, 22, 'Over in update 26: bob wins with 5 saved. ann 3, bob 5.'],
  'race.lix.json': [null, 10, 'Over in update 14: ann and bob tie with 1 saved. ann 1, bob 1, cid 0.'],
};

describe('the sample scenarios', () => {
  it('match the table', () => {
    assert.deepEqual(
      readdirSync(folder)
        .filter((name) => name.endsWith('.lix.json'))
        .sort(),
      Object.keys(ends),
    );
  });

  for (const [name, expected] of Object.entries(ends))
    it(`end as described: ${name}`, () => {
      const { issues, timeline } = checkScenario(readJson(readFileSync(join(folder, name), 'utf8')));
      assert.deepEqual(issues, []);
      assert.ok(timeline);
      assert.deepEqual([timeline.overtimeSince, timeline.endNuke, verdictWords(timeline)], expected);
    });
});
