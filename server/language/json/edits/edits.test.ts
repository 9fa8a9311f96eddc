import assert from 'node:assert/strict';
import { readJson, type JsonDocument, type TextEdit } from '../../../../engine/json';
import {
  insertElement,
  printValue,
  removeAt,
  renameKey,
  replaceCharacters,
  replaceValue,
  setMember,
} from '.';
import { applyEdits } from '../../text/edits';

type Build = (json: JsonDocument) => TextEdit[] | undefined;

/** Returns a text after edits. Fails if there are none. */
function after(text: string, build: Build): string {
  const edits = build(readJson(text));
  assert.ok(edits, 'edits');
  return applyEdits(text, edits);
}

describe('the edit builder', () => {
  const object = '{\n  "a": 1,\n  "b": { "c": [1, 2], "d": "x" },\n  "e": []\n}\n';

  it('replaces only the characters that change', () => {
    const json = readJson(object);
    assert.deepEqual(replaceValue(json, ['b', 'c'], [1, 3]), [{ start: 30, end: 31, text: '3' }]);
    assert.deepEqual(replaceValue(json, ['a'], 1), []);
    assert.equal(
      after('{ "a": [1.0, 2e0] }', (it) => replaceValue(it, ['a'], [1, 5])),
      '{ "a": [1.0, 5] }',
    );
  });

  it('adds a member on a line of its own, in the order of the shape', () => {
    const order = ['a', 'aa', 'b', 'e', 'f'];
    assert.equal(
      after(object, (it) => setMember(it, [], 'aa', [1, 2], { order })),
      object.replace('"a": 1,', '"a": 1,\n  "aa": [1, 2],'),
    );
    assert.equal(
      after(object, (it) => setMember(it, [], 'f', true, { order })),
      object.replace('[]', '[],\n  "f": true'),
    );
    assert.equal(
      after(object, (it) => setMember(it, [], '0', true, { order: ['0', ...order] })),
      object.replace('  "a"', '  "0": true,\n  "a"'),
    );
  });

  it('adds a member inline where the others stand inline', () => {
    assert.equal(
      after(object, (it) => setMember(it, ['b'], 'cc', { x: 1 }, { order: ['c', 'cc', 'd'] })),
      object.replace('2], ', '2], "cc": { "x": 1 }, '),
    );
    assert.equal(
      after('{"a":1}', (it) => setMember(it, [], 'b', 2)),
      '{"a":1, "b":2}',
    );
    assert.equal(
      after('{ "a": {} }', (it) => setMember(it, ['a'], 'b', 2)),
      '{ "a": { "b": 2 } }',
    );
  });

  it('removes members and elements with their commas and lines', () => {
    assert.equal(
      after(object, (it) => removeAt(it, ['a'])),
      object.replace('  "a": 1,\n', ''),
    );
    assert.equal(
      after(object, (it) => removeAt(it, ['e'])),
      object.replace(',\n  "e": []', ''),
    );
    assert.equal(
      after(object, (it) => removeAt(it, ['b', 'c'])),
      object.replace('"c": [1, 2], ', ''),
    );
    assert.equal(
      after(object, (it) => removeAt(it, ['b', 'd'])),
      object.replace(', "d": "x"', ''),
    );
    assert.equal(
      after('{\n  "a": [ 1 ]\n}', (it) => removeAt(it, ['a', 0])),
      '{\n  "a": []\n}',
    );
    assert.equal(
      after('[\n  1, 2,\n  3\n]', (it) => removeAt(it, [1])),
      '[\n  1,\n  3\n]',
    );
    assert.equal(
      after('[\n  1, 2,\n  3\n]', (it) => removeAt(it, [0])),
      '[\n  2,\n  3\n]',
    );
  });

  it('breaks a one-line list into lines when a second entry is added', () => {
    const text = '{\n  "rules": [{ "a": 1 }]\n}\n';
    assert.equal(
      after(text, (it) => insertElement(it, ['rules'], 1, { b: 2 })),
      '{\n  "rules": [\n    { "a": 1 },\n    { "b": 2 }\n  ]\n}\n',
    );
    assert.equal(
      after(text, (it) => insertElement(it, ['rules'], 0, { b: 2 })),
      '{\n  "rules": [\n    { "b": 2 },\n    { "a": 1 }\n  ]\n}\n',
    );
    assert.equal(
      after('{\n  "leaks": []\n}\n', (it) => insertElement(it, ['leaks'], 0, { b: 2 })),
      '{\n  "leaks": [\n    { "b": 2 }\n  ]\n}\n',
    );
  });

  it('works next to unrelated faults', () => {
    const text = '{\n  // why\n  "a": [1, 2,],\n  "b": { "c" 1 },\n  "d": 4\n}\n';
    assert.equal(
      after(text, (it) => replaceValue(it, ['d'], 5)),
      text.replace('4', '5'),
    );
    assert.equal(
      after(text, (it) => removeAt(it, ['d'])),
      text.replace(',\n  "d": 4', ''),
    );
    assert.equal(
      after(text, (it) => setMember(it, [], 'e', {}, { order: ['a', 'e', 'b'] })),
      text.replace('],\n', '],\n  "e": {},\n'),
    );
    assert.equal(
      after(text, (it) => insertElement(it, ['a'], 2, 3)),
      text.replace('2,]', '2, 3]'),
    );
  });

  it('returns undefined if it finds no place', () => {
    const json = readJson('{ "a": [1, { "b": "x" }], "c": 1 ');
    assert.equal(replaceValue(json, ['x'], 1), undefined);
    assert.equal(removeAt(json, []), undefined);
    assert.equal(setMember(json, ['a'], 'b', 1), undefined);
    assert.equal(insertElement(json, ['c'], 0, 1), undefined);
    assert.equal(renameKey(json, ['a', 0], 'b'), undefined);
    assert.equal(renameKey(json, ['a'], 'c'), undefined);
    assert.equal(replaceCharacters(json, ['a', 1, 'b'], 0, 2, ''), undefined);
    assert.equal(setMember(readJson('{'), [], 'a', 1), undefined);
  });

  it('finds characters after escapes', () => {
    const text = '["\\u0023\\ud83d\\ude00..F"]';
    assert.equal(
      after(text, (it) => replaceCharacters(it, [0], 1, 1, '#')),
      '["\\u0023#..F"]',
    );
    assert.equal(
      after(text, (it) => replaceCharacters(it, [0], 4, 1, '"')),
      '["\\u0023\\ud83d\\ude00..\\""]',
    );
    assert.equal(
      after(text, (it) => replaceCharacters(it, [0], 5, 0, 'x')),
      '["\\u0023\\ud83d\\ude00..Fx"]',
    );
  });

  it('formats like the samples', () => {
    const value = {
      type: 'ReactorControl',
      position: [5, 2],
      id: 'core',
      consumers: { fuel: [2, 1], coolant: [2, 2], electricity: [2, 3] },
    };
    assert.equal(
      printValue({ carrier: 'Fuel', position: [3, 1] }),
      '{ "carrier": "Fuel", "position": [3, 1] }',
    );
    assert.equal(
      printValue(value, { path: ['props', 6], margin: '    ' }),
      `{
      "type": "ReactorControl",
      "position": [5, 2],
      "id": "core",
      "consumers": { "fuel": [2, 1], "coolant": [2, 2], "electricity": [2, 3] }
    }`,
    );
    assert.equal(
      printValue(['##', '..'], { path: ['terrain'], margin: '  ' }),
      '[\n    "##",\n    ".."\n  ]',
    );
  });
});
