import assert from 'node:assert/strict';
import { levelText as sound } from '../testing/sound-level';
import { readJson } from '../../json';
import { checkLevel, defaultBalance } from '..';
import { applyAction, forecast, reactorGame, type State } from '../simulation';
import { forecastWords } from '.';

/** Returns the initial state of the sound level with additional members. */
function start(members: string): State {
  const { level } = checkLevel(readJson(sound.replace('"robot":', `${members} "robot":`)), defaultBalance);
  assert.ok(level !== undefined);
  return reactorGame(defaultBalance).init(level, 0);
}

const headline = (state: State, horizon = 8): string =>
  forecastWords(forecast(state, horizon), horizon).headline;

/** Returns a rule that repeatedly heats a cell by 30 at the end of a turn. */
const heating = (x: number, y: number, from: number): string =>
  `"rules": [{ "id": "heat", "trigger": "Repeat", "predicates": [{ "type": "Turn", "op": ">=", "value": ${from} }],
    "effects": [{ "type": "AddHeat", "position": [${x}, ${y}], "amount": 30 }] }],`;

describe('a forecast in words', () => {
  // design: v1-ready-words
  it('describes the outcome of the level', () => {
    assert.equal(headline(start('')), 'Not lost within 8 turns. REACTOR READY.');
    assert.equal(headline(start(''), 1), 'Not lost within 1 turn. REACTOR READY.');
    assert.match(
      headline(start(heating(5, 2, 3))),
      /^Lost on turn \d: core overheats\. REACTOR READY\. First warning: turn 3\.$/,
    );
    assert.match(
      headline(start(heating(4, 1, 3))),
      /^Lost on turn \d: the robot is destroyed at \[4, 1\]\. REACTOR READY\. First warning: turn 3\.$/,
    );
    const rule = `"rules": [{ "id": "end", "predicates": [], "effects": [{ "type": "LoseLevel", "reason": "Over" }] }],`;
    assert.equal(headline(start(rule)), 'Lost on turn 1: Over. REACTOR READY.');
  });

  it('reports that it is already over', () => {
    assert.equal(
      headline(start('"hazards": [{ "position": [5, 2], "heat": 30 }],')),
      'Already lost (reactor).',
    );
    const steps = [
      { id: 'MoveRobot', x: 5, y: 1 },
      { id: 'MoveRobot', x: 5, y: 2 },
      { id: 'ActivateReactor' },
    ];
    assert.equal(headline(steps.reduce(applyAction, start(''))), 'Already won.');
  });

  it('reports when reactors are ready and which required consumers are starved', () => {
    const cut = (turn: number, type: string): string =>
      `"rules": [{ "id": "cut", "predicates": [{ "type": "Turn", "op": "==", "value": ${turn} }],
        "effects": [{ "type": "${type}", "carrier": "Fuel", "position": [1, 1] }] }],`;
    const later = forecastWords(forecast(start(cut(2, 'DisableNetworkCell')), 4), 4);
    assert.deepEqual(later, {
      headline: 'Not lost within 4 turns. REACTOR READY. First warning: turn 3.',
      details: ['core is ready now.', 'FuelConsumer [2, 1] is starved from turn 3.'],
    });
    const hot = start('"hazards": [{ "position": [5, 2], "heat": 16 }],');
    const cooling = forecastWords(forecast(hot, 8), 8);
    assert.match(cooling.headline, /^Not lost within 8 turns\. Ready on turn (\d)\./);
    assert.match(cooling.details.join(' '), /^core is ready from turn \d\.$/);
    assert.deepEqual(forecastWords(forecast(hot, 0), 0).details, ['core is not ready within 0 turns.']);
  });
});
