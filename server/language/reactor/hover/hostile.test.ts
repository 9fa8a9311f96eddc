import assert from 'node:assert/strict';
import fc from 'fast-check';
import { generateLevel } from '../../../../test/bench/generate';
import { levelShape } from '../../../../engine/reactor';
import { levelText } from '../../../../engine/reactor/testing/sound-level';
import { atCaret, openLevel } from '../../testing/at-caret';
import { hoverAt } from '.';
import { plain, withoutMarkup, word } from '../../json/hover/markdown';
import { hoverIn, said } from './testing/hover';
import { runs } from '../../../../engine/core/testing/budget';

const hostile = [
  '[click](command:workbench.action.quit)',
  '![x](https://example.com/x.png)',
  '<img src=x onerror=alert(1)>',
  '<b>bold</b> &lt; &#60;',
  'https://example.com www.example.com mail@example.com',
  '# heading',
  '* * *',
  '| a | b |',
  '``` code',
  '`` ` ``',
  '**bold** __bold__ ~~gone~~',
  '1. one',
  '[x]: https://example.com',
  '\\[a](b)',
  'a\nb\n\n# c',
  '$(trash) $$x$$',
];

/** Markup that a text of a file would have to smuggle in. */
const markup = /(?<!\\)[[\]<>*_~`|#!&$@]|(?<!\\):|(?<!\\)www\.|\n/;

describe('texts of a file in markdown', () => {
  it('are shown literally', () => {
    for (const text of hostile) {
      assert.doesNotMatch(plain(text), markup, text);
      assert.doesNotMatch(word(text), /(?<!\\)[[\]<>*~|#!&$@:]|\n/, text);
    }
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        assert.doesNotMatch(plain(text), markup);
      }),
    );
  });

  it('are unchanged without the markup', () => {
    for (const text of hostile) {
      const shown = text.replace(/\s+/g, ' ').trim();
      assert.equal(withoutMarkup(plain(text)), shown);
    }
  });

  it('are truncated, and show characters that reorder or hide text', () => {
    assert.equal(plain('x'.repeat(1e6)).length, 301);
    assert.equal(plain('a\u202eb\u0007c\ud800'), 'a�b�c�');
    assert.equal(plain('👩\u200d🚀'), '👩\u200d🚀');
  });

  it('stay harmless anywhere in a hover', () => {
    for (const text of hostile) {
      const json = JSON.stringify(text);
      const rule = `{ "id": ${json.slice(0, 1)}‸${json.slice(1)}, "forecast": ${json}, "effects": [
        { "type": ${json}, "position": [1, 1] }, { "type": "Warn", "text": ${json} },
        { "type": "AddInventory", "remedy": ${json}, "count": ${json} } ] }`;
      const control = `{ "type": "ReactorControl", "position": [5, ‸1], "id": ${json} }`;
      const prop = `{ "type": ${json}, "position": [‸5, 1], "state": ${json}, "mode": ${json} }`;
      const leak = `{ "carrier": ${json}, "position": [2, ‸1], "severity": ${json} }`;
      const fixtures = [
        `{ "rules": [${rule}] }`,
        `{ "props": [${control}] }`,
        `{ "props": [${prop}] }`,
        `{ "leaks": [${leak}] }`,
        `{ "terrain": ["‸${json.slice(1, 4).replace(/["\\]/g, '<')}"] }`,
        `{ "x-${json.slice(1, -1)}‸": 1 }`,
      ];
      for (const fixture of fixtures) {
        const own = said(fixture).split('\n\n**`')[0] ?? '';
        const left = own
          .replace(/`[\w ./-]+`/g, '')
          .replace(/^\*\*|\*\*$/gm, '')
          .replace(/\*\*(?=\n|$|:)/g, '');
        assert.doesNotMatch(left, /(?<!\\)[<>`~#!&$@]|(?<!\\)\]\(|https?:|(?<!\\)www\./, fixture);
      }
    }
  });
});

describe('a hover in any text', () => {
  const rules = `"rules": [{ "id": "a", "predicates": [{ "type": "Turn", "op": "==", "value": 2 }],
    "effects": [{ "type": "StartLeak", "carrier": "Fuel", "position": [2, 1] }] }],
  "leaks": [{ "carrier": "Fuel", "position": [1, 1] }],
  "hazards": [{ "position": [3, 2], "fuel": 3, "blocks": { "fuel": 1 } }],
  "robot"`;
  const text = levelText.replace('"robot"', rules);

  it('never throws, and has a span inside the text', () => {
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(40), fc.nat(1000), (cut, gone, at) => {
        const broken = text.slice(0, cut) + text.slice(cut + gone);
        const { level, document } = openLevel(broken);
        const shape = levelShape(level.balance);
        const near = [cut, Math.floor((at / 1000) * broken.length), broken.length];
        for (const offset of near) {
          const context = { kind: 'level', document, level, shape } as const;
          const found = hoverAt(context, offset, { manual: undefined, patience: 'patient' });
          if (found === undefined) continue;
          assert.ok(found.markdown !== '' && !found.isPartial);
          withoutMarkup(found.markdown);
          const { start, end } = found.span;
          assert.ok(0 <= start && start <= offset && offset <= end && end <= broken.length);
        }
      }),
      runs(100, 300),
    );
  });

  it('shows static facts of a large level at once, and the rest after the simulation', () => {
    const large = generateLevel(144);
    const fixture = large.replace('"robot": { "position": [', '$&‸');
    const asked = atCaret(fixture);
    const first = hoverIn(asked, 'prompt');
    assert.equal(first?.isPartial, true);
    assert.match(first.markdown, /is being computed/);
    assert.equal(asked.level.isChecked, false);
    assert.notEqual(asked.level.forecast, null);
    const second = hoverIn(asked, 'prompt');
    assert.equal(second?.isPartial, false);
    assert.match(second.markdown, /Now[^|]*\| Turn 8 /);
  });

  it('does not wait for a large level with errors', () => {
    const large = generateLevel(144).replace('"version": 1', '"version": 1, "leaky": 0');
    const asked = atCaret(large.replace('"robot": { "position": [', '$&‸'));
    assert.equal(asked.level.analysis.level, undefined);
    assert.match(hoverIn(asked, 'prompt')?.markdown ?? '', /is not available: the level has 1 error/);
  });
});
