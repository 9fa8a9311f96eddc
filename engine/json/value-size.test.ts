import * as assert from 'node:assert/strict';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readJson, type JsonValue } from '.';

/** The number of positions in the value. */
const count = 100_000;

describe('the size of a JSON value', function () {
  let collect = (): void => undefined;

  before(() => {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as () => void;
  });

  /** Returns the bytes that a value takes, without temporary memory. */
  function bytesOf(build: () => JsonValue): number {
    for (let turn = 0; turn < 3; turn++) collect();
    const before = process.memoryUsage().heapUsed;
    const value = build();
    for (let turn = 0; turn < 3; turn++) collect();
    const bytes = process.memoryUsage().heapUsed - before;
    assert.ok(Array.isArray(value) && value.length === count);
    return bytes;
  }

  it('is about that of a parsed one, since values rebuilt by edits can live long', () => {
    const positions = Array.from({ length: count }, (_, index) => `[${index}, ${index}]`).join(', ');
    const plain = bytesOf(() => JSON.parse(`[${positions}]`) as JsonValue);
    // the comma at the end prevents the use of the parser
    const built = bytesOf(() => readJson(`[${positions},]`).value);
    assert.ok(built < 1.5 * plain, `${built} bytes instead of ${plain}`);
  });
});
