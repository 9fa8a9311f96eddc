import * as assert from 'node:assert/strict';
import { readJson, type JsonDocument, type Span } from '.';

/** Returns the source text of a span. */
function sourceOf({ text }: JsonDocument, span: Span | undefined): string | undefined {
  return span && text.slice(span.start, span.end);
}

describe('places in a JSON document', () => {
  const document = readJson('{ "a": [1, {"b": "x"}], "\\u0063": null, "a": 2, "": [] }');

  it('finds values and keys by path', () => {
    const value = (...path: (string | number)[]): string | undefined =>
      sourceOf(document, document.spanOf(path));
    const key = (...path: (string | number)[]): string | undefined =>
      sourceOf(document, document.keySpanOf(path));
    assert.equal(value(), document.text);
    assert.equal(value('a'), '[1, {"b": "x"}]');
    assert.equal(value('a', 1, 'b'), '"x"');
    assert.deepEqual([value('c'), key('c')], ['null', '"\\u0063"']);
    assert.deepEqual([value(''), key('')], ['[]', '""']);
    assert.deepEqual([key('a'), key('a', 1, 'b'), key('a', 1), key()], ['"a"', '"b"', undefined, undefined]);
  });

  it('finds nothing at empty places', () => {
    for (const path of [['b'], ['a', 2], ['a', -1], ['a', '0'], [0], ['a', 0, 'x'], ['', 0]]) {
      assert.equal(document.spanOf(path), undefined);
      assert.equal(document.keySpanOf(path), undefined);
    }
    assert.equal(readJson('').spanOf([]), undefined);
  });

  it('finds each element of a long list and its contents', () => {
    const long = readJson(
      `{ "a": [${Array.from({ length: 99 }, (_, index) => `[${index}, "x"]`).join(', ')}] }`,
    );
    const children = long.childrenOf(['a']);
    assert.equal(children.length, 99);
    for (const { step = '', span } of children) {
      assert.deepEqual(long.spanOf(['a', step]), span);
      assert.equal(sourceOf(long, long.spanOf(['a', step, 0])), String(step));
    }
    assert.equal(long.spanOf(['a', 99]), undefined);
    const first = long.spanOf(['a', 0]) ?? { start: 0, end: 0 };
    const edited = long.edit([{ start: first.start, end: first.end + 1, text: '' }]);
    assert.equal(sourceOf(edited, edited.spanOf(['a', 50])), '[51, "x"]');
    assert.equal(edited.spanOf(['a', 98]), undefined);
  });

  it('finds each member of a large object, and the first of duplicate keys', () => {
    const members = Array.from({ length: 50 }, (_, index) => `"k${index}": ${index}`);
    const large = readJson(`{ ${[...members, '"k40": "again"', '"k1": "again"', '"": 7'].join(', ')} }`);
    for (let index = 0; index < 50; index++)
      assert.equal(sourceOf(large, large.spanOf([`k${index}`])), String(index));
    assert.equal(sourceOf(large, large.spanOf([''])), '7');
    assert.equal(large.spanOf(['k50']), undefined);
    assert.deepEqual(
      large.duplicateKeys.map(({ key, first }) => [key, sourceOf(large, first)]),
      [
        ['k40', '"k40"'],
        ['k1', '"k1"'],
      ],
    );
  });

  it('finds the source of each character of a string', () => {
    const rows = readJson('["a\\u0023\ud83d\ude00\\ud83d\\ude00\ud83d\\ude00\\ud800\\n\ud800"]');
    const sources = Array.from({ length: 11 }, (_, index) =>
      sourceOf(rows, rows.characterSpanOf([0], index)),
    );
    const [, , pair] = sources;
    assert.equal(pair, '\ud83d\ude00');
    assert.deepEqual(sources, [
      'a',
      '\\u0023',
      '\ud83d\ude00',
      '\\ud83d\\ude00',
      '\ud83d\\ude00',
      '\\ud800',
      '\\n',
      '\ud800',
      '"',
      undefined,
      undefined,
    ]);
    assert.equal(Array.from((rows.value as string[])[0] ?? '').length, 8);
    assert.equal(rows.characterSpanOf([], 0), undefined);
    assert.equal(rows.characterSpanOf([0], -1), undefined);
    assert.deepEqual(readJson('""').characterSpanOf([], 0), { start: 1, end: 2 });
  });

  it('describes the value at an offset', () => {
    const at = (text: string): unknown => document.locate(document.text.indexOf(text));
    assert.deepEqual(at('"a"'), { path: ['a'], onKey: true });
    assert.deepEqual(at('[1'), { path: ['a'], onKey: false, elementsBefore: 0 });
    assert.deepEqual(at('1,'), { path: ['a', 0], onKey: false });
    assert.deepEqual(at(' {'), { path: ['a'], onKey: false, elementsBefore: 1 });
    assert.deepEqual(at('x'), { path: ['a', 1, 'b'], onKey: false, index: 0 });
    assert.deepEqual(at(' }'), { path: [''], onKey: false, elementsBefore: 0 });
    assert.deepEqual(document.locate(0), { path: [], onKey: false });
    assert.deepEqual(document.locate(document.text.length), { path: [], onKey: false });
    assert.deepEqual(readJson('').locate(0), { path: [], onKey: false });
  });

  it('counts code points, and treats an offset inside an escape as its character', () => {
    const { locate, text } = bound(readJson('"a\\u0023\ud83d\ude00b"'));
    const indexes = Array.from({ length: text.length + 1 }, (_, offset) => locate(offset).index);
    assert.deepEqual(indexes, [undefined, 0, 1, 1, 1, 1, 1, 1, 2, 2, 3, 4, undefined]);
  });

  it('recognizes a member whose value or colon is still missing', () => {
    assert.deepEqual(readJson('{ "state": , "a": 1 }').locate(10), { path: ['state'], onKey: false });
    assert.deepEqual(readJson('{ "a": 1, "mo" }').locate(13), { path: ['mo'], onKey: true });
  });
});

function bound(document: JsonDocument): { text: string; locate: JsonDocument['locate'] } {
  return { text: document.text, locate: (offset) => document.locate(offset) };
}
