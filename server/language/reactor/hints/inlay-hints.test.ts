import assert from 'node:assert/strict';
import fc from 'fast-check';
import { generateLevel } from '../../../../test/bench/generate';
import { openLevel } from '../../testing/at-caret';
import { complete } from '../../../../engine/reactor/testing/level-fixture';
import { levelText } from '../../../../engine/reactor/testing/sound-level';
import type { HintKinds } from '../../workspace/features';
import { inlayHints } from './inlay-hints';
import { runs } from '../../../../engine/core/testing/budget';

const none: HintKinds = { positions: false, rules: false, rows: false };
const every: HintKinds = { positions: true, rules: true, rows: true };

/** A text with its hints written in: `‹before›` and `«behind»`. */
function hinted(text: string, kinds: Partial<HintKinds>, range?: { start: number; end: number }): string {
  const { level } = openLevel(text);
  const { hints } = inlayHints(
    level,
    range ?? { start: 0, end: text.length },
    { ...none, ...kinds },
    'patient',
  );
  return hints.reduceRight((shown, { offset, label, side }) => {
    const hint = side === 'before' ? `‹${label}›` : `«${label}»`;
    return shown.slice(0, offset) + hint + shown.slice(offset);
  }, text);
}

/** The line of a level, with the members that the small one lends, on which the text is. */
function lineOf(fixture: string, kinds: Partial<HintKinds>): string {
  const lines = hinted(complete(fixture, {}), kinds).split('\n');
  return lines.find((line) => /[«‹]/.test(line))?.trim() ?? '';
}

describe('hints at positions', () => {
  it('show the objects at bindings, targets and accesses', () => {
    const line = hinted(levelText, { positions: true })
      .split('\n')
      .find((one) => one.includes('"consumers"'));
    assert.equal(
      line?.trim(),
      '"consumers": { "fuel": [2, 1]«FuelConsumer», "coolant": [2, 2]«CoolantConsumer», ' +
        '"electricity": [2, 3]«ElectricityConsumer» } }',
    );
    assert.equal(
      lineOf(
        '{ "rules": [{ "id": "a", "effects": [{ "type": "AddHeat", "position": [6, 2], "amount": 1 }] }] }',
        {
          positions: true,
        },
      ).split('"amount"')[0],
      '{ "rules": [{ "id": "a", "effects": [{ "type": "AddHeat", "position": [6, 2]«ReactorControl core», ',
    );
    assert.match(
      lineOf('{ "leaks": [{ "carrier": "Electricity", "position": [0, 3], "access": [1, 3] }] }', {
        positions: true,
      }),
      /"position": \[0, 3\], "access": \[1, 3\]«ElectricityFlow»/,
    );
  });

  it('show networks and ground at empty cells', () => {
    const door = '{ "type": "Door", "position": [5, 1], "state": "Open", "edge": [[5, 1], [2, 1]] }';
    assert.match(
      lineOf(`{ "props": [${door}] }`, { positions: true }),
      /"position": \[5, 1\], .*"edge": \[\[5, 1\]«Door», \[2, 1\]«fuel network»\]/,
    );
  });

  it('are not shown at a prop’s own position or off the map', () => {
    const hints = hinted(
      '{ "dimensions": { "width": 3, "height": 3 }, "robot": { "position": [1, 1] }, "leaks": [{ "position": [1, 1], "access": [9, 9] }] }',
      {
        positions: true,
      },
    );
    assert.doesNotMatch(hints, /«/);
  });

  it('show texts of the file on one short line', () => {
    const id = JSON.stringify(`a\n\u202eb${'c'.repeat(100)}`);
    const text = levelText
      .replace('"core"', id)
      .replace(
        '"robot"',
        '"rules": [{ "id": "a", "predicates": [{ "type": "RobotPosition", "position": [5, 2] }], "effects": [] }], "robot"',
      );
    assert.match(hinted(text, { positions: true }), /«ReactorControl a �bc{21}…»/);
  });
});

describe('hints at rules', () => {
  const rule = (members: string) =>
    lineOf(`{ "rules": [{ "id": "a", ${members} "effects": [{ "type": "Warn", "text": "." }] }] }`, {
      rules: true,
    });

  it('show the turns in which a rule fires', () => {
    const turn = '"predicates": [{ "type": "Turn", "op": "==", "value": 4 }],';
    assert.match(rule(turn), /"id": "a"«turn 4»,/);
    assert.match(rule('"trigger": "Repeat",'), /"id": "a"«turns 1–8»,/);
    assert.match(rule(turn.replace('4', '40')), /"id": "a"«not by turn 8»,/);
    assert.match(rule('"enabled": false,'), /"id": "a"«switched off»,/);
  });

  it('are not shown if the level has errors', () => {
    assert.equal(rule('"trigger": 3,'), '');
  });

  it('do not simulate a level without a visible rule', () => {
    const text = levelText.replace(
      '"robot"',
      '"rules": [{ "id": "a", "effects": [{ "type": "Warn", "text": "." }] }], "robot"',
    );
    const { level } = openLevel(text);
    inlayHints(level, { start: 0, end: text.indexOf('"rules"') - 5 }, every, 'patient');
    assert.deepEqual([level.isChecked, level.hasForecast], [false, false]);
    inlayHints(level, { start: 0, end: text.length }, { ...every, rules: false }, 'patient');
    assert.deepEqual([level.isChecked, level.hasForecast], [false, false]);
  });

  it('come later for a large level that is still being simulated', () => {
    const text = generateLevel(144);
    const { level } = openLevel(text);
    const range = { start: text.indexOf('"rules"'), end: text.length };
    const first = inlayHints(level, range, { ...none, rules: true }, 'prompt');
    assert.deepEqual(first, { hints: [], isPartial: true });
    assert.notEqual(level.forecast, null);
    const second = inlayHints(level, range, { ...none, rules: true }, 'prompt');
    assert.ok(second.hints.length === 81 && !second.isPartial);
  });
});

describe('hints at rows', () => {
  it('number the rows of all four grids, with equal width', () => {
    const rows = Array.from({ length: 11 }, () => '"..."').join(', ');
    const shown = hinted(`{ "terrain": [${rows}] }`, { rows: true });
    assert.match(shown, /\[‹\u20070›"\.\.\.", ‹\u20071›"\.\.\.".*‹10›"\.\.\."\]/);
    assert.equal(hinted(levelText, { rows: true }).match(/‹/g)?.length, 20);
  });
});

describe('hints of any text', () => {
  it('are limited, and inside the requested range', () => {
    const large = generateLevel(64);
    for (const start of [0, 5000, 20_000]) {
      const range = { start, end: start + 800 };
      const { hints } = inlayHints(openLevel(large).level, range, { ...every, rules: false }, 'patient');
      assert.ok(hints.every(({ offset }) => offset >= start && offset <= range.end));
    }
    const all = inlayHints(openLevel(generateLevel(512)).level, { start: 0, end: 1e9 }, every, 'prompt');
    assert.ok(all.hints.length <= 3000);
  });

  it('never throw', () => {
    fc.assert(
      fc.property(
        fc.nat(levelText.length),
        fc.nat(40),
        fc.nat(800),
        fc.nat(800),
        (cut, gone, start, size) => {
          const text = levelText.slice(0, cut) + levelText.slice(cut + gone);
          const range = { start, end: start + size };
          const { hints } = inlayHints(openLevel(text).level, range, every, 'patient');
          const offsets = hints.map(({ offset }) => offset);
          assert.deepEqual(
            offsets,
            [...offsets].sort((one, other) => one - other),
          );
          assert.ok(offsets.every((offset) => start <= offset && offset <= Math.min(range.end, text.length)));
        },
      ),
      runs(65, 200),
    );
  });
});
