import assert from 'node:assert/strict';
import fc from 'fast-check';
import { readJson } from '../../../engine/json';
import { cursorAt, type Cursor } from './cursor';
import { levelText } from '../../../engine/reactor/testing/sound-level';
import { runs } from '../../../engine/core/testing/budget';

function at(marked: string): Cursor {
  const offset = marked.indexOf('‸');
  return cursorAt(readJson(marked.replace('‸', '')), offset);
}

/** Slot, path, and the token that would be replaced. */
function says(marked: string): string {
  const cursor = at(marked);
  const text = marked.replace('‸', '');
  return `${cursor.slot} ${cursor.path.join('/')} ${text.slice(cursor.token.start, cursor.token.end)}`.trim();
}

describe('the cursor', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['{ ‸ }', 'key'],
    ['{‸', 'key'],
    ['{ "a": 1, ‸ }', 'key'],
    ['{ "a": 1,\n  ‸\n}', 'key'],
    ['{ "a‸": 1 }', 'key  "a"'],
    ['{ "‸', 'key  "'],
    ['{ "na‸\n  "b": 1 }', 'key  "na'],
    ['{ na‸ }', 'key  na'],
    ['{ "a": ‸ }', 'value a'],
    ['{ "a": ‸', 'value a'],
    ['{ "a": "‸" }', 'value a ""'],
    ['{ "a": "x‸y" }', 'value a "xy"'],
    ['{ "a": "x‸', 'value a "x'],
    ['{ "a": tr‸ }', 'value a tr'],
    ['{ "a": 1‸2 }', 'value a 12'],
    ['{ "a": "b"‸ }', 'none'],
    ['{ "a": "b" ‸ }', 'none'],
    ['{ "a": [ ‸ ] }', 'value a/0'],
    ['{ "a": [1, ‸] }', 'value a/1'],
    ['{ "a": [1, ‸2] }', 'value a/1 2'],
    ['{ "a": [{ "b": 1 }, { ‸ }] }', 'key a/1'],
    ['{ "a": [{ "b": 1 }, ‸] }', 'value a/1'],
    ['{ "a": [{ "b": 1 }, "x‸"] }', 'value a/1 "x"'],
    ['{ "a": { "b": { "c": ‸ } } }', 'value a/b/c'],
    ['{ "a": { "b": "‸ }, "z": 1 }', 'value a/b " }, "'],
    ['{ "a\\"b": ‸ }', 'value a"b'],
    ['{ "a": { "b": ‸ ', 'value a/b'],
    ['{ "a": { "b": 1, ‸ ', 'key a'],
    ['{ "a": [{ "b": ‸], "c": 1 }', 'value a/0/b'],
    ['{ "a": [{ ‸ ] }', 'key a/0'],
    ['‸', 'value'],
  ];
  for (const [marked, expected] of cases) {
    it(`in ${marked.replaceAll('\n', '⏎')} is ${expected}`, () => assert.equal(says(marked), expected));
  }

  it('knows the text before and after it', () => {
    assert.equal(at('{ "na‸me": 1 }').typed, 'na');
    assert.equal(at('{ "na‸me": 1 }').hasColon, true);
    assert.equal(at('{ ‸\n "b": 1 }').needsComma, true);
    assert.equal(at('{ "a": ‸ }').needsComma, false);
  });

  it('is found in any text', () => {
    fc.assert(
      fc.property(fc.nat(levelText.length), fc.nat(levelText.length), fc.nat(40), (cut, place, gone) => {
        const text = levelText.slice(0, cut) + levelText.slice(cut + gone);
        const offset = Math.min(place, text.length);
        const { token } = cursorAt(readJson(text), offset);
        assert.ok(token.start <= offset && offset <= token.end && token.end <= text.length);
      }),
      runs(100, 300),
    );
  });
});
