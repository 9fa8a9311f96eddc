import * as assert from 'node:assert/strict';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import {
  readJson,
  type JsonArray,
  type JsonDocument,
  type JsonObject,
  type JsonValue,
  type TextEdit,
} from '.';
import { LEVEL, brokenText, change, editOf, validText, type Change } from './testing/texts';
import { runs } from '../core/testing/budget';

/** Asserts that two documents of one text are equal in every respect. */
function assertSame(actual: JsonDocument, expected: JsonDocument): void {
  assert.equal(actual.text, expected.text);
  assert.deepEqual(actual.faults, expected.faults);
  assert.deepEqual(actual.duplicateKeys, expected.duplicateKeys);
  assert.deepEqual(actual.value, expected.value);
  assertSameOpenness(actual, actual.value, expected, expected.value);
  assertSameSpans(actual, expected, actual.value, []);
  for (let offset = 0; offset <= actual.text.length; offset += 1 + (actual.text.length >> 5)) {
    assert.deepEqual(actual.locate(offset), expected.locate(offset));
  }
}

function isContainer(value: JsonValue): value is JsonArray | JsonObject {
  return typeof value === 'object' && value !== null;
}

function assertSameOpenness(
  one: JsonDocument,
  value: JsonValue,
  other: JsonDocument,
  otherValue: JsonValue,
): void {
  if (!isContainer(value) || !isContainer(otherValue)) return;
  assert.equal(one.isOpen(value), other.isOpen(otherValue));
  const others = Object.values<JsonValue>(otherValue);
  Object.values<JsonValue>(value).forEach((child, index) =>
    assertSameOpenness(one, child, other, others[index]),
  );
}

function assertSameSpans(
  one: JsonDocument,
  other: JsonDocument,
  value: JsonValue,
  path: (string | number)[],
): void {
  assert.deepEqual(one.spanOf(path), other.spanOf(path));
  assert.deepEqual(one.keySpanOf(path), other.keySpanOf(path));
  if (!isContainer(value)) return;
  for (const [key, child] of Object.entries<JsonValue>(value)) {
    assertSameSpans(one, other, child, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

function applyTo(text: string, edits: readonly TextEdit[]): string {
  return [...edits]
    .sort((one, other) => other.start - one.start)
    .reduce((result, edit) => result.slice(0, edit.start) + edit.text + result.slice(edit.end), text);
}

/** Reads a value, so that it is built. */
function touch(value: JsonValue): void {
  assert.notEqual(typeof value, 'function');
}

/** Applies edits one after another, and reads the value of each document, of some, or of none on the way. */
function assertEditsEqualReading(text: string, changes: readonly Change[], asks: boolean): void {
  let document = readJson(text);
  for (const each of changes) {
    if (asks) touch(document.value);
    const edit = editOf(document.text, each);
    const fresh = readJson(applyTo(document.text, [edit]));
    document = document.edit([edit]);
    assertSame(document, fresh);
  }
}

describe('editing a JSON document', function () {
  const changes = fc.array(change, { minLength: 1, maxLength: 12 });

  it('equals reading the new text afresh: a level', () => {
    fc.assert(
      fc.property(changes, fc.boolean(), (list, asks) => assertEditsEqualReading(LEVEL, list, asks)),
      runs(20, 60),
    );
  });

  it('equals reading the new text afresh: valid texts', () => {
    fc.assert(fc.property(validText, changes, fc.boolean(), assertEditsEqualReading), runs(100, 300));
  });

  it('equals reading the new text afresh: broken texts', () => {
    fc.assert(fc.property(brokenText, changes, fc.boolean(), assertEditsEqualReading), runs(335, 1_000));
  });

  it('equals reading the new text afresh: a list of broken texts, one of which is edited', () => {
    const list = fc
      .array(brokenText, { minLength: 2, maxLength: 5 })
      .map((texts) => `{"a":[{${texts.join('},{')}}]}`);
    fc.assert(fc.property(list, changes, fc.boolean(), assertEditsEqualReading), runs(135, 400));
  });

  it('equals reading the new text afresh: lists of entries, whole and broken, followed by others', () => {
    const whole = ['{ "a": 1, "b": [2, 3] }', '"####"', '[1, [2]]', '12', 'null', '{ "a": 1, "a": 2 }', '{}'];
    const entry = fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...whole) },
      { weight: 1, arbitrary: brokenText },
    );
    const entries = fc.array(entry, { minLength: 3, maxLength: 14 });
    const lists = fc
      .tuple(entries, entries, fc.constantFrom(',', ',\n', ' , '))
      .map(
        ([first, second, comma]) =>
          `{"a": [\n${first.join(comma)}\n], "b": {"c": [${second.join(comma)}], "d": 1}, "a": {}, "e": [`,
      );
    // after a text this long, no decision depends on how the text ends
    const end = `], "f": "${'#'.repeat(5000)}"}`;
    const few = fc.array(change, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(lists, few, fc.boolean(), (start, list, asks) => {
        const share = start.length / (start.length + end.length);
        assertEditsEqualReading(
          start + end,
          list.map((each) => ({ ...each, place: each.place * share })),
          asks,
        );
      }),
      runs(25, 80),
    );
  });

  it('equals reading the new text afresh: a level that lacks a bracket or a quote', () => {
    const spots = [...LEVEL.matchAll(/["{}[\],:]/g)].map(({ index }) => index);
    const broken = fc.constantFrom(...spots).map((spot) => LEVEL.slice(0, spot) + LEVEL.slice(spot + 1));
    const small = fc.array(change, { minLength: 1, maxLength: 3 });
    fc.assert(fc.property(broken, small, fc.boolean(), assertEditsEqualReading), runs(100, 300));
  });

  it('equals reading the new text afresh: nested objects over lines, without one brace', () => {
    const tree = fc
      .jsonValue({ maxDepth: 4 })
      .map((value) => ({ a: { b: value, c: { d: [value], e: { f: 1 } } }, g: value }));
    const broken = fc.tuple(tree, fc.nat()).map(([value, which]) => {
      const text = JSON.stringify(value, undefined, 2);
      const braces = [...text.matchAll(/\}/g)].map(({ index }) => index);
      const spot = braces[which % braces.length] ?? 0;
      return text.slice(0, spot) + text.slice(spot + 1);
    });
    fc.assert(fc.property(broken, changes, fc.boolean(), assertEditsEqualReading), runs(200, 600));
  });

  it('takes several edits at a time, in any order', () => {
    const places = fc.uniqueArray(fc.integer({ min: 0, max: LEVEL.length }), { minLength: 2, maxLength: 24 });
    const texts = fc.array(fc.constantFrom('', '1', '"', '{', ']', ',', 'x'), {
      minLength: 12,
      maxLength: 12,
    });
    fc.assert(
      fc.property(places, texts, fc.boolean(), (offsets, inserted, backwards) => {
        const sorted = offsets.sort((one, other) => one - other);
        const edits: TextEdit[] = [];
        for (let index = 0; index + 1 < sorted.length; index += 2) {
          edits.push({
            start: sorted[index] ?? 0,
            end: sorted[index + 1] ?? 0,
            text: inserted[index / 2] ?? '',
          });
        }
        const document = readJson(LEVEL);
        touch(document.value);
        assertSame(document.edit(backwards ? edits.reverse() : edits), readJson(applyTo(LEVEL, edits)));
      }),
      runs(100, 300),
    );
  });

  it('shares the nodes that an edit did not touch', () => {
    const before = readJson(LEVEL);
    const old = before.value as Record<string, JsonArray>;
    const start = LEVEL.indexOf('"TJunction"') + 1;
    const value = before.edit([{ start, end: start + 1, text: 'X' }]).value as Record<string, JsonArray>;
    assert.equal(value['terrain'], old['terrain']);
    assert.equal(value['rules'], old['rules']);
    assert.equal(value['props']?.[0], old['props']?.[0]);
    assert.notEqual(value['props']?.[1], old['props']?.[1]);
    assert.equal(value['props']?.[2], old['props']?.[2]);
    assert.equal(before.value, old);
  });

  it('shares the neighbors of a new element, a new member and a new fault', () => {
    const before = readJson(LEVEL);
    const old = before.value as Record<string, JsonArray>;
    for (const [place, text] of [
      ['    { "type": "TJ', '{}, '],
      ['  "leaks"', '"x-new": [], '],
      ['  "leaks"', '"half'],
      ['  "leaks"', '] '],
    ] as const) {
      const start = LEVEL.indexOf(place);
      const value = before.edit([{ start, end: start, text }]).value as Record<string, JsonArray>;
      assert.equal(value['terrain'], old['terrain'], text);
      assert.equal(value['props']?.at(-1), old['props']?.at(-1), text);
    }
  });

  it('does not retain earlier documents', () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const row = (index: number): string =>
      `"long-enough-for-a-view-${index % 7}": "long enough for a view ${index}"`;
    const rows = Array.from({ length: 400 }, (_, index) => `{ ${row(index)} }`);
    let document = readJson(`[${rows.join(',\n')}]`);
    const heapAfter = (edits: number): number => {
      for (let count = 0; count < edits; count++) {
        const start = document.text.indexOf('long', (count * 37) % (document.text.length - 100));
        document = document.edit([{ start, end: start + 4, text: count % 2 === 0 ? 'Long' : 'long' }]);
        document = document.edit([{ start, end: start + 4, text: count % 3 === 0 ? 'lo"g' : 'long' }]);
        document = document.edit([{ start, end: start + 4, text: 'long' }]);
        touch(document.value);
      }
      collect();
      return process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers;
    };
    const early = heapAfter(300);
    const late = heapAfter(1_200);
    // The 3,600 texts of 25 KB between the two would be 90 MB; code and feedback of the run itself come and go.
    assert.ok(late - early < 8_000_000, `${early} bytes became ${late}`);
  });
});
