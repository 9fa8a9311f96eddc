import assert from 'node:assert/strict';
import fc from 'fast-check';
import { levelShape } from '../../../engine/reactor';
import { languages } from '../languages';
import { readDocument } from '../text/document';
import { openLevel } from '../testing/at-caret';
import { complete } from '../../../engine/reactor/testing/level-fixture';
import { levelText } from '../../../engine/reactor/testing/sound-level';
import { semanticTokens } from '../json/tokens';
import { levelTokens } from './tokens';
import { runs } from '../../../engine/core/testing/budget';

/** Returns the tokens of a level: each text with its kind. */
function tokensOf(given: string): string[] {
  const text = complete(given, {});
  const { level, document } = openLevel(text);
  const context = { document, level, shape: levelShape(level.balance) };
  return levelTokens(context, { start: 0, end: given.length }).map(
    ({ start, end, kind, isDeclaration }) =>
      `${text.slice(start, end)} ${kind}${isDeclaration ? ' (given)' : ''}`,
  );
}

describe('semantic tokens', () => {
  it('are types, states, modes, and what refers to something', () => {
    assert.deepEqual(
      tokensOf(`{ "props": [
        { "type": "FuelFlow", "position": [1, 1], "state": "Enabled" },
        { "type": "TJunction", "position": [2, 1], "mode": "2/2" },
        { "type": "Door", "position": [3, 1], "state": "Open", "edge": [[3, 1], [4, 1]] },
        { "type": "ReactorControl", "position": [6, 2], "id": "core",
          "consumers": { "fuel": [3, 1], "coolant": [3, 2], "electricity": [3, 3] } }
      ] }`),
      [
        'FuelFlow type',
        'Enabled value',
        'TJunction type',
        '2/2 value',
        'Door type',
        'Open value',
        '[3, 1] place',
        '[4, 1] place',
        'ReactorControl type',
        'core name (given)',
        '[3, 1] place',
        '[3, 2] place',
        '[3, 3] place',
      ],
    );
  });

  it('are a rule’s predicates and effects, its comparisons and the reactor that it names', () => {
    assert.deepEqual(
      tokensOf(`{ "rules": [{ "id": "a", "trigger": "Once", "predicates": [
        { "type": "Turn", "op": ">=", "value": 4 },
        { "type": "Reactor", "reactor": "core", "is": "Ready" }
      ], "effects": [{ "type": "AddHeat", "position": [3, 1], "amount": 1 }] }] }`),
      [
        'a name (given)',
        'Once value',
        'Turn type',
        '>= operator',
        'Reactor type',
        'core name',
        'Ready value',
        'AddHeat type',
        '[3, 1] place',
      ],
    );
  });

  it('are not what the format does not know, what refers to nothing, keys, numbers, texts and glyphs', () => {
    assert.deepEqual(
      tokensOf(`{ "format": "reactor-maintenance-level", "metadata": { "title": "Enabled" },
        "props": [{ "type": "FuelPump", "position": [1, 1], "state": "Enabled" }],
        "hazards": [{ "position": [1, 1], "fuel": 1 }],
        "leaks": [{ "carrier": "Gas", "position": [1, 1], "access": [90, 1] }],
        "rules": [{ "id": "", "predicates": [{ "type": "Reactor", "reactor": "coer" }], "forecast": "Fuel" }] }`),
      ['Reactor type'],
    );
  });

  it('are in config files too', () => {
    const text = '{ "severities": { "orphan-network": "error" } }';
    const document = readDocument(text);
    const tokens = semanticTokens(
      { document, shape: languages.config.shape },
      { start: 0, end: text.length },
    );
    assert.deepEqual(
      tokens.map(({ start, end, kind }) => `${text.slice(start, end)} ${kind}`),
      ['error value'],
    );
  });

  it('follow each other on single lines, within the range, in any text', () => {
    fc.assert(
      fc.property(fc.nat(levelText.length), fc.nat(40), fc.nat(900), fc.nat(900), (cut, gone, from, size) => {
        const text = levelText.slice(0, cut) + levelText.slice(cut + gone);
        const { level, document } = openLevel(text);
        const context = { document, level, shape: levelShape(level.balance) };
        const found = levelTokens(context, { start: from, end: from + size });
        let last = 0;
        for (const { start, end } of found) {
          assert.ok(
            start >= last && end > start && end <= text.length && !/[\r\n]/.test(text.slice(start, end)),
          );
          assert.ok(end >= from && start <= from + size);
          last = end;
        }
        const all = levelTokens(context, { start: 0, end: text.length });
        const within = all.filter(({ start, end }) => end > from && start < from + size);
        assert.ok(within.every((one) => found.some(({ start }) => start === one.start)));
      }),
      runs(65, 200),
    );
  });
});
