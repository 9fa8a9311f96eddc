import * as assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { checkLevel, defaultBalance, encodeLevel } from '..';
import { randomFrom } from './testing/random';
import { smallLevel } from './testing/random-level';
import { runs } from '../../core/testing/budget';

describe('the random levels of these tests', () => {
  it('have no errors, like the levels that people write', function () {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const value = encodeLevel(smallLevel(randomFrom(seed)));
        const { issues } = checkLevel({ value, isOpen: () => false, faults: [] }, defaultBalance);
        assert.deepEqual(
          issues.filter(({ severity }) => severity === 'error'),
          [],
        );
      }),
      runs(165, 500),
    );
  });
});
