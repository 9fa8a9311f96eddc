import { equal, ok } from 'node:assert/strict';
import { looksLike, unseenDifference } from '.';

const composed = 'caf\u00e9';
const apart = 'cafe\u0301';

describe('names that look alike', () => {
  it('differ only in their Unicode normal form', () => {
    ok(looksLike(composed, apart) && looksLike('core', 'core'));
    ok(!looksLike('core', 'Core') && !looksLike('core', 'c\u043ere'));
  });

  it('are told apart by their code points', () => {
    equal(unseenDifference(apart, composed), ' (U+00E9 instead of U+0065 U+0301)');
    equal(unseenDifference('c\u043ere', 'core'), ' (U+006F instead of U+043E)');
    equal(unseenDifference('co\u200dre', 'core'), ' (without U+200D)');
    equal(unseenDifference('core', 'co\u00adre'), ' (with U+00AD)');
    equal(unseenDifference('a\u{1f600}', 'a\u{1f601}'), ' (U+1F601 instead of U+1F600)');
  });

  it('are not look-alikes if the difference is visible', () => {
    for (const [written, meant] of [
      ['cor', 'core'],
      ['core', 'core'],
      ['\u0430\u0431\u0432\u0433\u0434', 'abvgd'],
    ] as const)
      equal(unseenDifference(written, meant), '');
  });
});
