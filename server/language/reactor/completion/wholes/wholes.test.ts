import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { levelShape } from '../../../../../engine/reactor';
import { complete } from '../../../../../engine/reactor/testing/level-fixture';
import { levelText } from '../../../../../engine/reactor/testing/sound-level';
import { diagnosticsAddedBy } from '../../../text/fixes';
import { formatDocument } from '../../../json/format';
import { readDocument } from '../../../text/document';
import { openLevel } from '../../../testing/at-caret';
import { completeLevel } from '..';
import { acceptedText } from '../testing/proposals';
import { ruleTemplates } from './rule-templates';

const samples = join(__dirname, '../../../../../../samples');
const texts: readonly string[] = [
  levelText,
  complete('{}', {}),
  complete('{ "leaks": [{ "carrier": "Fuel", "position": [1, 1] }] }', {}),
  ...readdirSync(samples)
    .filter((name) => name.endsWith('.reactor.json'))
    .map((name) => readFileSync(join(samples, name), 'utf8')),
];

const itemsAt = (text: string, offset: number) => {
  const { document, level } = openLevel(text);
  return completeLevel({ document, level, shape: levelShape(level.balance) }, offset).items;
};
const diagnosticsOf = (text: string) => openLevel(text).level.analysis.diagnostics;

/** Puts a list in front of the other members of a level, with the caret in its only element. */
function withList(text: string, key: string, marked: string): { text: string; offset: number } {
  const level = JSON.parse(text) as Record<string, unknown>;
  const rules = key === 'rules' ? marked : `[{ "id": "only", ${marked} }]`;
  delete level['rules'];
  const whole = `{ "rules": ${rules}, ${JSON.stringify(level).slice(1)}`;
  const offset = whole.indexOf('‸');
  return { text: whole.replace('‸', ''), offset };
}

describe('whole rules', () => {
  it('are offered by what they do, as values and in an empty object, each under a detail', () => {
    for (const marked of ['[‸]', '[{‸}]']) {
      const { text, offset } = withList(texts[2] ?? '', 'rules', marked);
      const items = itemsAt(text, offset).filter(({ kind }) => kind === 'whole');
      assert.deepEqual(
        items.map(({ label, detail }) => [label, detail]),
        ruleTemplates.map(({ label, detail }) => [label, detail]),
      );
      for (const { insert, label } of items)
        assert.ok(insert.filter((part) => typeof part !== 'string').length >= 4, `stops of ${label}`);
    }
  });

  it('pass the checks at once in any level', () => {
    for (const given of texts) {
      for (const marked of ['[\n    ‸\n  ]', '[{‸}]']) {
        const { text, offset } = withList(given, 'rules', marked);
        const items = itemsAt(text, offset).filter(({ kind }) => kind === 'whole');
        assert.ok(items.length >= 5);
        for (const item of items) {
          const accepted = acceptedText(text, item);
          const before = diagnosticsOf(withList(given, 'rules', '[‸]').text);
          const added = diagnosticsAddedBy(before, diagnosticsOf(accepted));
          assert.deepEqual(
            added.map(({ code, message }) => `${code}: ${message}`),
            [],
            item.label,
          );
        }
      }
    }
  });

  it('are left out where the level has no place for them', () => {
    const items = itemsAt('{ "rules": [  ] }', 13).map(({ label }) => label);
    assert.deepEqual(items, ['warn on a turn', 'lose on a turn', 'give a remedy on a turn']);
  });

  it('have ids that no other rule has', () => {
    const { text, offset } = withList(levelText, 'rules', '[{ "id": "alarm", "effects": [] }, ‸]');
    const [item] = itemsAt(text, offset);
    assert.match(acceptedText(text, item ?? assert.fail()), /"id": "alarm-2"/);
  });
});

describe('whole predicates and effects', () => {
  it('come first where they pass the checks at once, and say what is missing otherwise', () => {
    for (const given of texts) {
      for (const [key, marked] of [
        ['effects', '"effects": [‸]'],
        ['predicates', '"effects": [{ "type": "Warn", "text": "a" }], "predicates": [‸]'],
      ] as const) {
        const { text, offset } = withList(given, key, marked);
        const items = itemsAt(text, offset);
        const isFit = items.map(({ detail }) => !detail.endsWith(' yet'));
        assert.ok(!isFit.slice(isFit.indexOf(false)).includes(true) || !isFit.includes(false));
        for (const item of items.filter((_, index) => isFit[index])) {
          const errors = diagnosticsOf(acceptedText(text, item)).filter(({ code }) =>
            /^(rule-invalid|missing|wrong|invalid)/.test(code),
          );
          assert.deepEqual(
            errors.map(({ message }) => message),
            [],
            `${item.label} ${item.detail}`,
          );
        }
      }
    }
  });
});

describe('an empty level file', () => {
  it('becomes a whole level without an issue, of each template', () => {
    for (const text of ['', '\n', '\ufeff', '{}', '{ }']) {
      const offset = Math.min(1, text.length);
      const items = itemsAt(text, offset).filter(({ label }) => label.startsWith('Level: '));
      assert.equal(items.length, 5, JSON.stringify(text));
      for (const item of items) {
        const accepted = acceptedText(text, item);
        const found = diagnosticsOf(accepted).filter(({ severity }) => severity !== 'information');
        assert.deepEqual(
          found.map(({ message }) => message),
          [],
          item.label,
        );
        if (text === '')
          assert.deepEqual(
            formatDocument(readDocument(`${accepted}\n`).json),
            [],
            'in the layout of the formatter',
          );
      }
    }
  });
});
