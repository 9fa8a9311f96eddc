import assert from 'node:assert/strict';
import { alternatives, integer, list, number, oneOf, oneOfOrNull, phrase, position, quote, text } from '.';
import { nameOf } from './phrases';

describe('phrases', () => {
  it('quote a value for a message', () => {
    assert.equal(quote('a"b\n'), '"a\\"b\\n"');
    assert.equal(quote('\ud800'), '"\\ud800"');
    assert.equal(quote('a\u202eb\u2028\u0085\u{e0041}'), '"a\\u202eb\\u2028\\u0085\\udb40\\udc41"');
    assert.equal(quote('👩\u200d🚀'), '"👩\u200d🚀"');
    assert.equal(quote('\u{1f600}'.repeat(50)), `"${'\u{1f600}'.repeat(40)}…"`);
    assert.deepEqual([null, -0, 2.5, true, [], {}, undefined].map(quote), [
      'null',
      '-0',
      '2.5',
      'true',
      'a list',
      'an object',
      'nothing',
    ]);
  });

  it('name a place by its key and the following indexes', () => {
    assert.equal(nameOf(['props', 3, 'edge', 0]), '`edge[0]`');
    assert.equal(nameOf(['props', 3]), '`props[3]`');
    assert.equal(nameOf([2]), '`[2]`');
    assert.equal(nameOf([]), 'The file');
    assert.equal(nameOf(['\ud800']), '`\\ud800`');
  });

  it('describe the expected value', () => {
    assert.equal(phrase(integer(1, 5)), 'a whole number from 1 to 5');
    assert.equal(phrase(integer(1)), 'a whole number of at least 1');
    assert.equal(phrase(integer()), 'a whole number');
    assert.equal(phrase(number(0, 30)), 'a number from 0 to 30');
    assert.equal(phrase(number(0, undefined, { above: 0 })), 'a number greater than 0');
    assert.equal(phrase(list(text)), 'a list');
    assert.equal(phrase(list(position)), 'a list of positions [x, y]');
    assert.equal(phrase(list(position, { min: 2, max: 2 })), 'a list of two positions [x, y]');
    assert.equal(phrase(oneOf(['A', 'B', 'C'])), '"A", "B" or "C"');
    assert.equal(phrase(oneOfOrNull(['A'])), '"A" or null');
    assert.equal(alternatives([]), '');
  });
});
