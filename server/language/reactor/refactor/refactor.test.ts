import assert from 'node:assert/strict';
import { applyEdits } from '../../text/edits';
import { levelText } from '../../../../engine/reactor/testing/sound-level';
import { openLevel } from '../../testing/at-caret';
import { moveProp, resizeLevel, type Refactoring } from '.';

/** Returns the lines that differ: the removed ones and the added ones. */
function changes(text: string, result: Refactoring): string {
  assert.ok('edits' in result, 'refused' in result ? result.refused : '');
  const before = text.split('\n');
  const after = applyEdits(text, result.edits).split('\n');
  return [
    ...before.filter((line) => !after.includes(line)).map((line) => `- ${line.trim()}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line.trim()}`),
  ].join('\n');
}

function refusal(result: Refactoring): string {
  assert.ok('refused' in result);
  return result.refused;
}

const rule = (predicate: string, effect: string): string =>
  `{ "id": "r", "predicates": [${predicate}], "effects": [${effect}, { "type": "Warn", "text": "!" }] }`;

/** The small level with a rule, a door, a leak and a hazard. */
const busy = levelText
  .replace(
    '    { "type": "ReactorControl"',
    '    { "type": "Door", "position": [4, 2], "state": "Open", "edge": [[4, 2], [4, 1]] },\n    { "type": "ReactorControl"',
  )
  .replace(
    '  "robot"',
    `  "hazards": [
    { "position": [5, 1], "heat": 2 }
  ],
  "rules": [
    ${rule(
      '{ "type": "ConsumerService", "position": [2, 1], "op": "==", "service": "Starved" }',
      '{ "type": "SetPropState", "position": [4, 2], "state": "Closed" }',
    )}
  ],
  "robot"`,
  );

describe('moving a prop', () => {
  const move = (from: readonly [number, number], to: readonly [number, number]): Refactoring =>
    moveProp(openLevel(busy).level, from, to);

  it('moves what means it, and nothing else', () => {
    const wired = busy.replace('.FF....', '.FFF...');
    assert.equal(
      changes(wired, moveProp(openLevel(wired).level, [2, 1], [3, 1])),
      `- { "type": "FuelConsumer", "position": [2, 1], "state": "Enabled" },
- "consumers": { "fuel": [2, 1], "coolant": [2, 2], "electricity": [2, 3] } }
- { "id": "r", "predicates": [{ "type": "ConsumerService", "position": [2, 1], "op": "==", "service": "Starved" }], "effects": [{ "type": "SetPropState", "position": [4, 2], "state": "Closed" }, { "type": "Warn", "text": "!" }] }
+ { "type": "FuelConsumer", "position": [3, 1], "state": "Enabled" },
+ "consumers": { "fuel": [3, 1], "coolant": [2, 2], "electricity": [2, 3] } }
+ { "id": "r", "predicates": [{ "type": "ConsumerService", "position": [3, 1], "op": "==", "service": "Starved" }], "effects": [{ "type": "SetPropState", "position": [4, 2], "state": "Closed" }, { "type": "Warn", "text": "!" }] }`,
    );
  });

  it("takes a door's edge along where there is floor", () => {
    assert.match(
      changes(busy, move([4, 2], [4, 3])),
      /\+ .*"position": \[4, 3\].*"edge": \[\[4, 3\], \[4, 2\]\]/,
    );
    assert.match(
      changes(busy, move([4, 2], [4, 1])),
      /\+ .*"position": \[4, 1\].*"edge": \[\[4, 2\], \[4, 1\]\]/,
    );
  });

  it('says why it cannot', () => {
    assert.equal(refusal(move([3, 3], [4, 3])), 'There is no prop at [3, 3].');
    assert.equal(refusal(move([4, 2], [5, 2])), '[5, 2] already has a prop.');
    assert.equal(refusal(move([4, 2], [9, 2])), '[9, 2] is outside the map.');
    assert.match(refusal(move([2, 1], [3, 1])), /^The level would have a new error: /);
    assert.match(refusal(move([4, 2], [0, 0])), /^The level would have a new error: /);
    const broken = openLevel(busy.replace('"robot"', '"robot" 1')).level;
    assert.equal(refusal(moveProp(broken, [4, 2], [4, 1])), 'Fix the syntax errors of the file first.');
  });
});

describe('cutting a level', () => {
  const cut = (text: string, left: number, top: number, right: number, bottom: number): Refactoring =>
    resizeLevel(openLevel(text).level, { left, top, right, bottom });

  it('removes what falls off, and what refers to it', () => {
    // wide enough to be cut on the right
    const wide = applyEditsOf(busy, { left: 0, top: 0, right: 3, bottom: 0 })
      .replace('"hazards": [', '"hazards": [\n    { "position": [8, 1], "fuel": 1 },')
      .replace('"#.....####"', '"#.......##"')
      .replace(
        '"rules": [',
        `"rules": [\n    ${rule('{ "type": "RobotPosition", "position": [7, 1] }', '{ "type": "AddHeat", "position": [1, 1], "amount": 1 }').replace('"r"', '"s"')},`,
      )
      .replace(
        '"effects": [{ "type": "SetPropState"',
        '"effects": [{ "type": "AddHeat", "position": [7, 1], "amount": 1 }, { "type": "SetPropState"',
      );
    const result = cut(wide, 0, 0, -3, 0);
    assert.ok('edits' in result);
    assert.deepEqual(result.removed, ['the rule "s"', 'the hazard at [8, 1]']);
    assert.equal(applyEdits(wide, result.edits), busy.replace('"#.....#"', '"#......"'));
  });

  it('says why it cannot', () => {
    assert.equal(
      refusal(cut(busy, 0, 0, 0, -2)),
      'The consumer at [2, 3] would be off the map, but the reactor "core" needs it. Move it first.',
    );
    assert.equal(refusal(cut(busy, 0, 0, -3, 0)), 'The robot at [4, 1] would be off the map. Move it first.');
    assert.equal(refusal(cut(busy, -9, 0, 9, 0)), 'The map would be empty.');
    assert.equal(refusal(cut(busy, 0.5, 0, 0, 0)), 'Expected whole numbers as the size.');
    assert.match(refusal(cut(busy, 0, 0, 5000, 0)), /^A map has at most \d+ columns and \d+ rows\.$/);
    assert.equal(
      refusal(cut(busy.replace('"#######"', '"######"'), 1, 0, 0, 0)),
      'The dimensions do not match the rows of the four grids. Fix them first.',
    );
  });
});

function applyEditsOf(
  text: string,
  growth: { left: number; top: number; right: number; bottom: number },
): string {
  const result = resizeLevel(openLevel(text).level, growth);
  assert.ok('edits' in result);
  return applyEdits(text, result.edits);
}
