import assert from 'node:assert/strict';
import { analyseLevel } from '../../server/language/reactor/analyse';
import { readDocument } from '../../server/language/text/document';
import { defaultBalance } from '.';
import { VALID_LEVELS } from './testing/levels';

describe('a level that is cut off', function () {
  this.timeout(60_000);

  for (const [name, text] of Object.entries(VALID_LEVELS)) {
    it(`has syntax faults only, wherever ${name} is cut`, () => {
      const end = text.trimEnd().length;
      for (let length = 0; length < end; length++) {
        const { diagnostics, checked } = analyseLevel(readDocument(text.slice(0, length)), defaultBalance);
        const codes = new Set(diagnostics.map(({ code }) => code));
        assert.deepEqual(
          [...codes],
          ['syntax'],
          `${length}: …${text.slice(Math.max(0, length - 40), length)}`,
        );
        assert.equal(checked.level, undefined);
      }
    });

    it(`is at fault, and read nevertheless, wherever a bracket, comma or colon of ${name} is missing`, () => {
      for (const { index } of text.matchAll(/[{}[\],:](?=\s)/g)) {
        const { checked, diagnostics } = analyseLevel(
          readDocument(text.slice(0, index) + text.slice(index + 1)),
          defaultBalance,
        );
        assert.ok(
          diagnostics.some(({ code }) => code === 'syntax'),
          `${index}`,
        );
        assert.equal(checked.level, undefined);
      }
    });
  }
});
