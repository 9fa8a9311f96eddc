import assert from 'node:assert/strict';
import fc from 'fast-check';
import { readJson } from '../../../../engine/json';
import { valueAt } from '../../../../engine/shape';
import { applyEdits } from '../../text/edits';
import { sampleTexts, writtenInWays } from '../../json/edits/testing/texts';
import { openLevel } from '../../testing/at-caret';
import { soundLevel } from '../../../../test/vscode/suite/levels';
import { buildStroke, type RuleName, type RulePart, type Stroke } from '.';
import { runs } from '../../../../engine/core/testing/budget';

const rules = `  "rules": [
    {
      "id": "first",
      "x-note": 1.50,
      "predicates": [
        { "type": "Turn", "op": ">=", "value": 4, "x-why": "later" },
        { "type": "HazardBand", "position": [3, 1], "hazard": "Fuel", "op": "<", "band": "Critical" }
      ],
      "effects": [{ "type": "StartLeak", "carrier": "Fuel", "position": [3, 1], "severity": 2 }]
    },
    { "id": "second",   "effects": [ { "type": "Warn", "text": "b" } ] },
    { "id": "third", "effects": [ { "type": "Warn", "text": "c" } ] }
  ]
`;
const text = soundLevel.replace(/\n\}\s*$/, `,\n${rules}}\n`);
const first: RuleName = { index: 0, id: 'first' };
const turn: RulePart = { list: 'predicates', index: 0, is: 'Turn' };
const band: RulePart = { list: 'predicates', index: 1, is: 'HazardBand' };

function after(before: string, stroke: Stroke): string {
  const result = buildStroke(openLevel(before).level, stroke);
  assert.ok('edits' in result, JSON.stringify(result));
  return applyEdits(before, result.edits);
}

function refusal(stroke: Stroke): string {
  const result = buildStroke(openLevel(text).level, stroke);
  assert.ok('refused' in result, JSON.stringify(result));
  return result.refused;
}

function errorsOf(level: string): string[] {
  return openLevel(level).level.analysis.diagnostics.flatMap(({ severity, message }) =>
    severity === 'information' ? [] : [message],
  );
}

describe('a stroke on the rules', () => {
  it('adds a valid rule to an empty or existing list', () => {
    const one = after(soundLevel, { type: 'addRule' });
    assert.match(
      one,
      /"rules": \[\s*\{\s*"id": "rule",\s*"effects": \[\{ "type": "Warn", "text": "[^"]+" \}\]\s*\}\s*\]/,
    );
    const two = after(one, { type: 'addRule' });
    assert.match(two, /\{\s*"id": "rule-2",/);
    assert.deepEqual(errorsOf(two), []);
  });

  it('adds each predicate and effect with its required members', () => {
    const kinds = {
      predicates: [
        'Turn',
        'LevelState',
        'Reactor',
        'Prop',
        'ConsumerService',
        'NetworkBand',
        'HazardBand',
        'RobotPosition',
        'RobotInventory',
        'AllSeeingEye',
      ],
      effects: [
        'StartLeak',
        'WorsenLeak',
        'RepairNetworkCell',
        'DisableNetworkCell',
        'SetPropState',
        'AddHazard',
        'RemoveHazard',
        'AddHeat',
        'RemoveHeat',
        'AddInventory',
        'RemoveInventory',
        'LoseLevel',
        'Warn',
      ],
    } as const;
    const rule: RuleName = { index: 2, id: 'third' };
    for (const list of ['predicates', 'effects'] as const)
      for (const as of kinds[list]) {
        const level = after(text, { type: 'addRulePart', rule, list, as });
        assert.ok(level.includes(`"type": "${as}"`), as);
        if (as !== 'WorsenLeak') assert.deepEqual(errorsOf(level), [], as);
      }
    assert.match(refusal({ type: 'addRulePart', rule, list: 'effects', as: 'Turn' }), /Unknown type "Turn"/);
  });

  it('changes only the named member', () => {
    const set = after(text, { type: 'setRule', rule: first, part: turn, fields: { value: 5 } });
    assert.equal(set, text.replace('"value": 4', '"value": 5'));
    const timed = after(text, { type: 'setRule', rule: first, part: null, fields: { trigger: 'Repeat' } });
    assert.equal(timed, text.replace('"x-note"', '"trigger": "Repeat",\n      "x-note"'));
    const back = after(timed, { type: 'setRule', rule: first, part: null, fields: { trigger: null } });
    assert.equal(back, text);
  });

  it('changes the type of a part, and keeps common members', () => {
    const part = { type: 'NetworkBand' };
    const level = after(text, { type: 'setRule', rule: first, part: band, fields: part });
    assert.deepEqual(errorsOf(level), []);
    assert.match(
      level,
      /\{ "type": "NetworkBand", "carrier": "Fuel", "position": \[3, 1\], "quantity": "Amount", "op": "<", "band": "Critical" \}/,
    );
    const noted = after(text, { type: 'setRule', rule: first, part: turn, fields: { type: 'AllSeeingEye' } });
    assert.match(noted, /\{ "type": "AllSeeingEye", "is": "Locked", "x-why": "later" \}/);
  });

  it('reorders and removes, and keeps the formatting', () => {
    const order = after(text, { type: 'moveRule', rule: first, part: null, to: 2 });
    assert.deepEqual(idsIn(order), ['second', 'third', 'first']);
    assert.ok(order.includes('"x-note": 1.50') && order.includes('"second",   "effects"'));
    assert.equal(after(order, { type: 'moveRule', rule: { ...first, index: 2 }, part: null, to: 0 }), text);
    const parts = after(text, { type: 'moveRule', rule: first, part: band, to: 0 });
    assert.ok(parts.indexOf('HazardBand') < parts.indexOf('"Turn"'));
    const gone = after(text, { type: 'removeRule', rule: { index: 1, id: 'second' }, part: null });
    assert.equal(gone, text.replace(/\n.*"second".*/, ''));
    const less = after(text, { type: 'removeRule', rule: first, part: turn });
    assert.equal(less, text.replace(/\n.*"Turn".*/, ''));
  });

  it('finds a rule that has moved, and is refused if it was removed', () => {
    const stroke = { type: 'setRule', part: null, fields: { id: 'new' } } as const;
    const level = after(text, { ...stroke, rule: { index: 0, id: 'third' } });
    assert.deepEqual(idsIn(level), ['first', 'second', 'new']);
    assert.match(refusal({ ...stroke, rule: { index: 0, id: 'fourth' } }), /rules have changed/);
    assert.match(refusal({ ...stroke, rule: first, part: { ...turn, is: 'Prop' } }), /rule has changed/);
    assert.match(refusal({ type: 'moveRule', rule: first, part: null, to: 3 }), /outside the list/);
  });
});

describe('strokes on the rules of the samples', () => {
  const texts = sampleTexts()
    .filter(({ text: sample }) => openLevel(sample).level.sketch.rules.length > 1)
    .flatMap(({ text: sample }) => writtenInWays(sample));

  it('have the intended result, however the file is formatted', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...texts),
        fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat())),
        (sample, steps) => {
          let now = sample;
          for (const [what, which, to] of steps) {
            const { level } = openLevel(now);
            const list = level.sketch.rules.map(({ value }) => value);
            if (list.length === 0) return;
            const index = which % list.length;
            const rule = { index, id: level.sketch.rules[index]?.id ?? '' };
            const others = list.filter((_, at) => at !== index);
            const place = to % list.length;
            const changes: [Stroke, readonly unknown[]][] = [
              [{ type: 'removeRule', rule, part: null }, others],
              [
                { type: 'moveRule', rule, part: null, to: place },
                [...others.slice(0, place), list[index], ...others.slice(place)],
              ],
              [
                { type: 'setRule', rule, part: null, fields: { priority: to } },
                list.map((one, at) => (at === index ? { ...one, priority: to } : one)),
              ],
            ];
            const [stroke, meant] = changes[what % 3] ?? assert.fail();
            now = after(now, stroke);
            const json = readJson(now);
            assert.deepEqual(json.faults, []);
            assert.deepEqual(plainly(valueAt(json.value, ['rules'])), plainly(meant));
            assert.equal(now.includes('\r'), sample.includes('\r'));
          }
        },
      ),
      runs(20, 60),
    );
  });
});

/** Members in any order are the same to `deepEqual`. */
function plainly(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function idsIn(level: string): string[] {
  return [...level.matchAll(/"id": "(first|second|third|new)"/g)].map(([, id = '']) => id);
}
