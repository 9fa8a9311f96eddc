import * as assert from 'node:assert/strict';
import fc from 'fast-check';
import { readJson, type JsonArray, type JsonObject } from '.';
import { KeyTable } from './keys';
import { readText } from './read';
import { validText } from './testing/texts';
import { buildValue } from './value';
import { runs } from '../core/testing/budget';

describe('the value of a JSON document', function () {
  it('is built from nodes like JSON.parse builds it', () => {
    fc.assert(
      fc.property(validText, (text) => {
        const keys = new KeyTable();
        const { table } = readText(text, keys);
        assert.deepEqual(buildValue({ text, table, keys, open: new WeakSet() }, 0), JSON.parse(text));
      }),
      runs(335, 1_000),
    );
  });

  it('reads numbers as JSON.parse does, faulty text or not', () => {
    for (const [text, number] of [
      ['1e999', Infinity],
      ['-0', -0],
      ['1.0', 1],
      ['9007199254740993', 9007199254740992],
    ] as const) {
      assert.ok(Object.is(readJson(text).value, number));
      assert.ok(Object.is((readJson(`[${text},]`).value as JsonArray)[0], number));
    }
  });

  it('treats __proto__ and similar names as ordinary keys', () => {
    for (const end of ['}', ',}']) {
      const value = readJson(`{"__proto__": {"a": 1}, "constructor": 2, "toString": 3${end}`)
        .value as JsonObject;
      assert.deepEqual(Object.keys(value), ['__proto__', 'constructor', 'toString']);
      assert.equal(Object.getPrototypeOf(value), Object.prototype);
    }
    assert.deepEqual(readJson('{"constructor": 1}').duplicateKeys, []);
  });

  it('uses the first of duplicate keys, which are compared after decoding', () => {
    const { value, duplicateKeys, faults } = readJson(
      '{"a": {"rows": 1, "x": 2, "\\u0072ows": 3, "rows": 4}}',
    );
    assert.deepEqual(value, { a: { rows: 1, x: 2 } });
    assert.deepEqual(faults, []);
    const first = { start: 7, end: 13 };
    assert.deepEqual(duplicateKeys, [
      { key: 'rows', object: ['a'], span: { start: 26, end: 37 }, first },
      { key: 'rows', object: ['a'], span: { start: 42, end: 48 }, first },
    ]);
  });

  it('finds duplicates in lists and open objects, but not of unread keys', () => {
    const paths = (text: string): unknown[] => readJson(text).duplicateKeys.map(({ object }) => object);
    assert.deepEqual(paths('[{"a": 1}, {"b": [{"c": 1, "c": 2}]}]'), [[1, 'b', 0]]);
    assert.deepEqual(paths('{"a": 1, "b": {"a": 2}, "a"'), [[]]);
    assert.deepEqual(paths('{"a": 1, "a'), []);
    assert.deepEqual(paths('{"__proto__": 1, "__proto__": 2}'), [[]]);
  });

  it('leaves unread values open', () => {
    const { value, isOpen } = wrap(readJson('{"a": [1, tru, "x\\q"], "b": , "c": {"d": [2, 3'));
    const { a, c } = value as Record<string, JsonObject>;
    assert.deepEqual(value, { a: [1, undefined, undefined], b: undefined, c: { d: [2, undefined] } });
    assert.deepEqual(
      [value, a, c, c?.['d']].map((each) => isOpen(each as JsonObject)),
      [true, false, true, true],
    );
  });

  it('returns the same object each time', () => {
    const document = readJson('{"a": [1]}');
    assert.equal(document.value, document.value);
  });
});

function wrap(document: ReturnType<typeof readJson>): {
  value: ReturnType<typeof readJson>['value'];
  isOpen: (container: JsonArray | JsonObject) => boolean;
} {
  return { value: document.value, isOpen: (container) => document.isOpen(container) };
}
