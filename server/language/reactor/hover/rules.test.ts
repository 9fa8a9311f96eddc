import assert from 'node:assert/strict';
import { atCaret } from '../../testing/at-caret';
import { hoverIn, said } from './testing/hover';

const warn = '"effects": [{ "type": "Warn", "text": "Ding." }]';

/** Returns the sentence about when a rule with these members fires. */
function when(members: string, more = '', rules = ''): string | undefined {
  return said(`{ "rules": [{ "id": "be‸ll", ${members} }${rules}]${more} }`).split('\n\n')[1];
}

describe('a hover on a rule', () => {
  it('shows the turns in which it fires without any action', () => {
    const turn = (op: string, value: number) => `{ "type": "Turn", "op": "${op}", "value": ${value} }`;
    const repeat = '"trigger": "Repeat"';
    assert.equal(when(`"predicates": [${turn('==', 4)}], ${warn}`), 'Fires on turn 4 of the forecast.');
    assert.equal(
      when(`${repeat}, "predicates": [${turn('>=', 6)}], ${warn}`),
      'Fires on turns 6–8 of the forecast.',
    );
    assert.equal(
      when(`${repeat}, "predicates": [${turn('>', 6)}], ${warn}`),
      'Fires on turns 7 and 8 of the forecast.',
    );
    assert.equal(
      when(`"predicates": [${turn('>', 20)}], ${warn}`),
      'Does not fire up to turn 8 without any action.',
    );
    assert.equal(when(`"enabled": false, ${warn}`), 'Never fires: it is switched off.');
  });

  it('shows that the level is lost before it fires', () => {
    const late = `"predicates": [{ "type": "Turn", "op": "==", "value": 4 }], ${warn}`;
    assert.equal(
      when(late, '', ', { "id": "end", "effects": [{ "type": "LoseLevel", "reason": "The end." }] }'),
      'Does not fire before the level is lost on turn 1 without any action.',
    );
  });

  it('explains a missing forecast', () => {
    assert.equal(
      when(warn, ', "leaks": [1, 2]'),
      'The forecast of this rule is not available: the level has 2 errors.',
    );
  });

  it('puts the whole rule in words', () => {
    const rule = `{ "id": "se‸al", "priority": 3, "phase": "StartOfSimulation",
      "predicates": [
        { "type": "Reactor", "reactor": "core", "is": "Ready" },
        { "type": "HazardBand", "position": [3, 1], "hazard": "Heat", "op": ">=", "band": "Caution" }
      ],
      "effects": [
        { "type": "StartLeak", "carrier": "Fuel", "position": [2, 1] },
        { "type": "LoseLevel", "reason": "Gone." }
      ],
      "forecast": "It breaks." }`;
    assert.deepEqual(said(`{ "rules": [${rule}] }`).split(/\n+/), [
      '**Rule `seal`**',
      'Does not fire up to turn 8 without any action.',
      'Once, at the start of a simulation, priority 3, if all of these are true:',
      '- reactor `core` is `Ready`',
      '- heat on the floor at [3, 1] (`FuelConsumer`) is at least `Caution`',
      'Then:',
      '- start a leak of `Fuel` at [2, 1], severity 1',
      '- lose the level: “Gone\\.”',
      'Text for the player: “It breaks\\.”',
    ]);
  });

  it('is shown on its id and its braces, not on its parts', () => {
    const at = (fixture: string) => hoverIn(atCaret(fixture));
    assert.equal(at(`{ "rules": [{ "id": "‸bell", ${warn} }] }`)?.of, '"bell"');
    assert.equal(at(`{ "rules": [‸{ "id": "bell", ${warn} }] }`)?.of, '{');
    assert.match(said(`{ "rules": [{ "i‸d": "bell", ${warn} }] }`), /^\*\*`id`\*\*/);
    assert.match(
      said(`{ "rules": [{ "id": "a", "effects": [{ "type": "Wa‸rn", "text": "Ding." }] }] }`),
      /^\*\*`Warn`\*\*: Shows a message to the player/,
    );
  });
});
