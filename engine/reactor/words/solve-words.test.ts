import assert from 'node:assert/strict';
import { levelText as sound } from '../testing/sound-level';
import { readJson } from '../../json';
import { balanceFrom, checkLevel, defaultBalance, solveReactorLevel, type Balance } from '..';
import { solveWords } from '.';

type Changes = Readonly<Record<string, string>>;

/** Returns the answer for the sound level after some changes of its text. */
function answer(changes: Changes, balance: Balance = defaultBalance, maxTurns?: number) {
  const text = Object.entries(changes).reduce((all, [from, to]) => {
    assert.ok(all.includes(from), from);
    return all.replace(from, to);
  }, sound);
  const { level } = checkLevel(readJson(text), balance);
  assert.ok(level !== undefined);
  const result = solveReactorLevel(level, balance, maxTurns === undefined ? {} : { maxTurns });
  return solveWords(result, level);
}

const impossible = (changes: Changes, balance?: Balance): string => {
  const { headline, details } = answer(changes, balance);
  assert.equal(headline, 'Impossible (proved)');
  return details.join('\n');
};

const withRule = (rule: string): Changes => ({ '"robot":': `"rules": [${rule}], "robot":` });

describe('whether a level can be won, in words', () => {
  it('is a win', () => {
    assert.equal(answer({}).headline, 'Won in 1 turn, 3 actions (shortest)');
  });

  it('is a control without a path to it', () => {
    const apart = impossible({
      '"#.....#",\n    "#.....#",\n    "#.....#"': '"#..#..#",\n    "#..#..#",\n    "#..#..#"',
      '[4, 1]': '[1, 1]',
    });
    assert.match(apart, /cannot reach the control of reactor core \[5, 2\]/);
  });

  it('is a consumer that no setting supplies', () => {
    const needy = balanceFrom({ consumer: { demand: { amount: 100 } } });
    assert.match(
      impossible(
        {
          '"FuelFlow", "position": [1, 1], "state": "Enabled"':
            '"FuelFlow", "position": [1, 1], "state": "Disabled"',
        },
        needy,
      ),
      /fuel consumer \[2, 1\] of reactor core can never be supplied: it receives at most 99.0 at/,
    );
  });

  it('is an action that costs more than a turn has', () => {
    const balance = balanceFrom({ turn: { actionCost: { ActivateReactor: 9 } } });
    assert.match(
      impossible({}, balance),
      /needs ActivateReactor, which costs 9 actions, but a turn has only 3/,
    );
  });

  it('is a loss that comes on every line of play', () => {
    const lose = `{ "id": "end", "predicates": [{ "type": "Turn", "op": ">=", "value": 1 }],
      "effects": [{ "type": "LoseLevel", "reason": "the shift is over" }] }`;
    const late = {
      ...withRule(lose),
      '"FuelFlow", "position": [1, 1], "state": "Enabled"':
        '"FuelFlow", "position": [1, 1], "state": "Disabled"',
    };
    assert.match(
      impossible(late),
      /^Every sequence of actions loses by turn 1\. .*lost on turn 1: the shift is over/,
    );
  });

  it('is a win that would take more turns', () => {
    const off = {
      '"FuelFlow", "position": [1, 1], "state": "Enabled"':
        '"FuelFlow", "position": [1, 1], "state": "Disabled"',
    };
    assert.equal(answer(off, defaultBalance, 1).headline, 'Impossible within 1 turn');
  });
});
