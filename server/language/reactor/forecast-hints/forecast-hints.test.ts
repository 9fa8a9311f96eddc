import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { encodeLevel } from '../../../../engine/reactor';
import { applyAction, savedLevel } from '../../../../engine/reactor/simulation';
import { printValue } from '../../json/edits';
import { openLevel } from '../../testing/at-caret';
import { complete, type Setting } from '../../../../engine/reactor/testing/level-fixture';
import { underlines } from '../../../../engine/json/testing/underlines';
import type { Hint } from '../../workspace/features';
import { runToCompletion } from '../../../../engine/core';
import { forecastHints } from '.';

/** Checks the forecast hints of a level that is completed as in `checkLevelFixture`: `^^^ forecast-loss` under its place. */
function check(fixture: string, setting: Setting = {}): readonly Hint[] {
  const { text, expected } = underlines(fixture);
  const hints = runToCompletion(forecastHints(openLevel(complete(text, setting)).level));
  const found = hints.map(({ code, range }) => ({
    line: range.start.line,
    from: range.start.character,
    to: range.end.character,
    says: code,
  }));
  assert.deepEqual(found, expected, hints.map(({ message }) => message).join('\n'));
  return hints;
}

/** Returns the message of the first hint, then the line and message of each of its related places. */
function words([hint]: readonly Hint[]): string[] {
  if (hint === undefined) return [];
  return [hint.message, ...hint.related.map(({ message, range }) => `${range.start.line}: ${message}`)];
}

describe('forecast hints', () => {
  it('are not shown for a level that is not lost, or has errors', () => {
    check('{}');
    check(`{
      "robot": { "position": [0, 0] },
      "rules": [{ "id": "end", "effects": [{ "type": "LoseLevel", "reason": "Over" }] }]
    }`);
  });

  it('show a loss at the rule that causes it', () => {
    const hints = check(`{
      "rules": [
        { "id": "end", "predicates": [{ "type": "Turn", "op": "==", "value": 3 }],
                ^^^^^ forecast-loss
          "effects": [{ "type": "LoseLevel", "reason": "Night falls" }] }
      ]
    }`);
    assert.deepEqual(words(hints), [
      'Lost on turn 3 without any action: Night falls.',
      '2: First cause: end fires on turn 3.',
      '2: Turn 3: Night falls.',
    ]);
  });

  it('show a loss at its first leak, with the steps from there', () => {
    const hints = check(`{
      "terrain": ["#########",
        "#.......#",
        "#.......#", "#.......#", "#########"],
      "leaks": [
        { "carrier": "Coolant", "position": [3, 2], "severity": 2 },
        { "carrier": "Fuel", "position": [3, 1], "severity": 5 }
                     ^^^^^^ forecast-loss
      ],
      "rules": [
        { "id": "flood", "predicates": [
            { "type": "HazardBand", "position": [3, 1], "hazard": "Fuel", "op": ">=", "band": "Critical" }],
          "effects": [{ "type": "LoseLevel", "reason": "All is flooded." }] }
      ]
    }`);
    assert.deepEqual(words(hints), [
      'Lost on turn 3 without any action: All is flooded.',
      '6: First cause: from turn 1 on, it leaks 24.4 fuel onto [3, 1].',
      '9: Also required: flood fires on turn 3.',
      '2: Turn 2: fuel on [2, 1] rises to 10.7 Caution.',
      '2: Turn 3: fuel on [3, 1] rises to 22.8 Critical.',
      '9: Turn 3: All is flooded.',
    ]);
  });

  it('show a loss at the robot and at reactors', () => {
    const robot = check(`{
      "leaks": [{ "carrier": "Coolant", "position": [3, 2], "severity": 5 }],
                             ^^^^^^^^^ forecast-loss
      "robot": { "position": [3, 2] }
    }`);
    assert.equal(words(robot).at(-1), '2: Turn 6: the robot is destroyed at [3, 2].');
    const reactor = check(`{
      "rules": [{ "id": "hot", "trigger": "Repeat", "effects": [{ "type": "AddHeat", "position": [6, 2], "amount": 20 }] }]
                        ^^^^^ forecast-loss
    }`);
    assert.match(words(reactor)[0] ?? '', /^Lost on turn \d without any action: core overheats\.$/);
    assert.match(words(reactor).at(-1) ?? '', /: core overheats: heat \d+\.\d Critical on \[6, 2\]\.$/);
  });

  it('show a level that is lost before any action', () => {
    const hints = check(
      `{
        "props": [
          { "type": "ReactorControl", "position": [6, 1], "id": "other",
                                                                ^^^^^^^ forecast-loss
            "consumers": { "fuel": [3, 1], "coolant": [3, 2], "electricity": [3, 3] } }
        ],
        "hazards": [{ "position": [7, 1], "heat": 22 }]
      }`,
      { moreProps: true },
    );
    assert.deepEqual(words(hints), [
      'Lost before the first action: other overheats.',
      '5: heat 22.0 Critical on [7, 1] from the start.',
    ]);
  });

  it('show when a required consumer starves, and the rule that causes it', () => {
    const hints = check(`{
      "props": [
        { "type": "FuelFlow", "position": [1, 1], "state": "Enabled" },
        { "type": "CoolantFlow", "position": [1, 2], "state": "Enabled" },
        { "type": "ElectricityFlow", "position": [1, 3], "state": "Enabled" },
        { "type": "FuelConsumer", "position": [3, 1], "state": "Enabled" },
        { "type": "CoolantConsumer", "position": [3, 2], "state": "Enabled" },
                  ^^^^^^^^^^^^^^^^^ forecast-starved
        { "type": "ElectricityConsumer", "position": [3, 3], "state": "Disabled" },
        { "type": "ReactorControl", "position": [6, 2], "id": "core",
          "consumers": { "fuel": [3, 1], "coolant": [3, 2], "electricity": [3, 3] } }
      ],
      "rules": [
        { "id": "cut", "predicates": [{ "type": "Turn", "op": "==", "value": 2 }],
          "effects": [{ "type": "DisableNetworkCell", "carrier": "Coolant", "position": [2, 2] }] }
      ]
    }`);
    assert.deepEqual(words(hints), [
      'CoolantConsumer [3, 2] is starved from turn 3 on without any action.',
      '12: Turn 2: cut fires.',
    ]);
  });

  it('are shown in the saved game if play continues from it', () => {
    const { level } = openLevel(
      complete('{ "leaks": [{ "carrier": "Coolant", "position": [3, 2], "severity": 5 }] }', {}),
    );
    const { start } = level;
    assert.ok(start !== null);
    const saved = printValue(encodeLevel(savedLevel(applyAction(start, { id: 'EndTurn' }))), { path: [] });
    const [hint] = runToCompletion(
      forecastHints(openLevel(saved.replace(/"position": \[5, 2\]/g, '"position": [3, 2]')).level),
    );
    assert.deepEqual(hint?.path, ['state', 'leaks', 0, 'carrier']);
    assert.deepEqual(hint.related.at(-1)?.path, ['state', 'robot', 'position']);
  });

  it('never throw, and stay inside the text', function () {
    const samples = join(__dirname, '../../../../../samples');
    const texts = readdirSync(samples)
      .filter((name) => name.endsWith('.reactor.json'))
      .map((name) =>
        readFileSync(join(samples, name), 'utf8').replace(/">=", "value": 16/, '"==", "value": 4'),
      );
    let hinted = 0;
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.nat(), fc.constantFrom(0, 0, 1, 9), (whole, at, gone) => {
        const cut = at % whole.length;
        const text = whole.slice(0, cut) + whole.slice(cut + gone);
        for (const { span, related } of runToCompletion(forecastHints(openLevel(text).level))) {
          hinted++;
          for (const place of [{ span }, ...related]) {
            assert.ok(0 <= place.span.start && place.span.start <= place.span.end);
            assert.ok(place.span.end <= text.length);
          }
        }
      }),
      { numRuns: 200 },
    );
    assert.ok(hinted > 0);
  });
});
