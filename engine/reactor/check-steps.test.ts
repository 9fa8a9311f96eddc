import assert from 'node:assert/strict';
import { readJson, type JsonDocument } from '../json';
import { defaultBalance } from './balance';
import { checkLevel, checkLevelSteps, type CheckedLevel } from './check-level';
import { levelTexts } from './testing/texts';

/** Checks a document that has not been checked before, so no findings are cached. */
const unknown = (text: string): CheckedLevel => checkLevel(readJson(text), defaultBalance);

/** Versions of a text as if characters were typed and deleted here and there. */
function typed(text: string): JsonDocument[] {
  const versions = [readJson(text)];
  for (const [part, letter] of [
    [0.3, '1'],
    [0.6, 'x'],
    [0.9, ','],
  ] as const) {
    const start = Math.floor(text.length * part);
    const wrong = versions[0]?.edit([{ start, end: start, text: letter }]);
    const right = wrong?.edit([{ start, end: start + 1, text: '' }]);
    if (wrong && right) versions.push(wrong, right);
  }
  return versions;
}

/**
 * Runs the checks of several versions of a level in alternating steps. `until` is the number of steps after which one
 * is dropped.
 */
function inTurn(
  versions: readonly JsonDocument[],
  until: (version: number) => number,
): (CheckedLevel | undefined)[] {
  const results: (CheckedLevel | undefined)[] = versions.map(() => undefined);
  let running = versions.map((version, index) => ({
    index,
    work: checkLevelSteps(version, defaultBalance),
  }));
  for (let steps = 0; running.length > 0; steps++) {
    running = running.filter(({ index, work }) => {
      if (steps >= until(index)) return false;
      const step = work.next();
      if (step.done === true) results[index] = step.value;
      return step.done !== true;
    });
  }
  return results;
}

describe('a check of a level, step by step', () => {
  it('finds the same as a check in one go, even if other checks run in between', () => {
    for (const text of levelTexts) {
      const versions = typed(text);
      for (const [index, found] of inTurn(versions, () => Infinity).entries())
        assert.deepEqual(found, unknown(versions[index]?.text ?? ''), versions[index]?.text);
    }
  });

  it('leaves nothing behind when it is abandoned', () => {
    for (const text of levelTexts) {
      const versions = typed(text);
      const isDropped = (version: number): boolean => version % 3 !== 0;
      const found = inTurn(versions, (version) => (isDropped(version) ? 7 * version : Infinity));
      for (const [index, version] of versions.entries()) {
        const expected = unknown(version.text);
        if (!isDropped(index)) assert.deepEqual(found[index], expected, version.text);
        assert.deepEqual(checkLevel(version, defaultBalance), expected, version.text);
      }
    }
  });

  it('yields after every check', () => {
    const [plant = ''] = levelTexts;
    let steps = 0;
    for (const work = checkLevelSteps(readJson(plant), defaultBalance); work.next().done !== true;) steps++;
    assert.ok(steps > 45, `${steps} steps`);
  });
});
