import assert from 'node:assert/strict';
import { readJson } from '../json';
import { checkLevel, defaultBalance } from '.';
import { VALID_LEVELS } from './testing/levels';
import { budget, thinned } from '../core/testing/budget';

describe('a truncated level', function () {
  const stride = budget(5, 1);

  for (const [name, text] of Object.entries(VALID_LEVELS)) {
    it(`has syntax faults only, wherever ${name} is cut`, () => {
      const end = text.trimEnd().length;
      for (let length = 0; length < end; length += stride) {
        const document = readJson(text.slice(0, length));
        const { issues, level } = checkLevel(document, defaultBalance);
        const context = `${length}: …${text.slice(Math.max(0, length - 40), length)}`;
        assert.notEqual(document.faults.length, 0, context);
        assert.deepEqual([...document.duplicateKeys, ...issues], [], context);
        assert.equal(level, undefined);
      }
    });

    it(`has a fault and is still read, wherever a bracket, comma or colon of ${name} is missing`, () => {
      for (const { index } of thinned([...text.matchAll(/[{}[\],:](?=\s)/g)], 3)) {
        const document = readJson(text.slice(0, index) + text.slice(index + 1));
        assert.notEqual(document.faults.length, 0, `${index}`);
        assert.equal(checkLevel(document, defaultBalance).level, undefined);
      }
    });
  }
});
