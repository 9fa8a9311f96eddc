import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Path } from '../core';
import { readJson } from './document';
import type { JsonDocument, Span } from './types';
import { runs } from '../core/testing/budget';

/** Computes the same in a simple way: every value below a path whose member or element touches the range. */
function plainly(json: JsonDocument, range: Span): string[] {
  const found: string[] = [];
  const walk = (path: Path, span: Span): void => {
    found.push(JSON.stringify([path, span]));
    const seen = new Set<string | number>();
    for (const { step, key, span: inner } of json.childrenOf(path)) {
      if (step === undefined || seen.has(step)) continue;
      seen.add(step);
      const touches = (key ?? inner).start <= range.end && inner.end >= range.start;
      if (touches) walk([...path, step], inner);
    }
  };
  const root = json.spanOf([]);
  if (root !== undefined) walk([], root);
  return found;
}

function visited(json: JsonDocument, range: Span): string[] {
  const found: string[] = [];
  json.visit(range, (path, span) => {
    found.push(JSON.stringify([path, span]));
    return true;
  });
  return found;
}

describe('a visit of values', () => {
  it('is in text order, enters only allowed values, and skips duplicates', () => {
    const json = readJson('{ "a": [1, [2, 3]], "b": { "c": 4, "c": 5 } }');
    const paths: string[] = [];
    json.visit({ start: 0, end: json.text.length }, (path) => {
      paths.push(path.join('/'));
      return path[0] !== 'a' || path.length < 2;
    });
    assert.deepEqual(paths, ['', 'a', 'a/0', 'a/1', 'b', 'b/c']);
  });

  it('visits all values that touch a range', () => {
    const json = readJson('[1, [2, 3], 4]');
    assert.deepEqual(visited(json, { start: 5, end: 5 }), [
      '[[],{"start":0,"end":14}]',
      '[[1],{"start":4,"end":10}]',
      '[[1,0],{"start":5,"end":6}]',
    ]);
  });

  it('finds the values at paths, in any text', () => {
    const pieces = fc.constantFrom('{', '}', '[', ']', ',', ':', '"a"', '"b"', '1', ' ', '"', 'x', '\n');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), fc.nat(60), fc.nat(30), (parts, start, size) => {
        const json = readJson(parts.join(''));
        const range = { start, end: start + size };
        assert.deepEqual(visited(json, range), plainly(json, range));
      }),
      runs(1_000, 3_000),
    );
  });
});
