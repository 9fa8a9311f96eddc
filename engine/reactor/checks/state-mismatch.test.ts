import assert from 'node:assert/strict';
import type { Path } from '../../core';
import type { JsonValue } from '../../json';
import { SAVED } from '../testing/levels';
import { issuesOf, named, parsed, withValue } from '../testing/mutate';

const saved = parsed(SAVED);

/** Returns the issues of the saved game with another value at a path of its state. */
function withState(path: Path, value: JsonValue): string[] {
  return named(issuesOf(withValue(saved, ['state', ...path], value)));
}

describe('state-mismatch', () => {
  const cases: readonly (readonly [title: string, path: Path, value: JsonValue, member: string])[] = [
    ['a robot in a wall', ['robot', 'position'], [0, 0], 'robot.position'],
    ['a robot off the map', ['robot', 'position'], [5, 0], 'robot.position'],
    ['a robot that carries too much', ['robot', 'inventory'], { HeatShield: 5 }, 'robot.inventory'],
    ['more actions than a turn has', ['actionsLeft'], 4, 'actionsLeft'],
    ['more moves than the actions spent', ['moves'], 3, 'moves'],
    ['a cause of a loss without one', ['lossCause'], 'robot', 'lossCause'],
    ['a loss without its cause', ['status'], 'Lost', 'lossCause'],
    ['a prop where none is', ['props', 0, 'position'], [2, 4], 'props.0.position'],
    ['a state that the prop cannot have', ['props', 1, 'state'], 'Open', 'props.1.state'],
    ['a mode of another junction', ['props', 0, 'mode'], '2/2/2', 'props.0.mode'],
    ['a prop that is listed twice', ['props', 1, 'position'], [2, 1], 'props.1.position'],
    ['a leak off its network', ['leaks', 1, 'position'], [4, 5], 'leaks.1.position'],
    ['a leak without its face', ['leaks', 1], { carrier: 'Electricity', position: [0, 5] }, 'leaks.1'],
    ["leaks without the level's own first", ['leaks'], [], 'leaks'],
    ['a severed cell that is not there', ['severed', 0, 'position'], [2, 4], 'severed.0.position'],
    ['a hazard in a wall', ['hazards', 0, 'position'], [0, 5], 'hazards.0.position'],
    ['a cell with two hazards', ['hazards', 1, 'position'], [1, 5], 'hazards.1.position'],
    ['an earlier hazard off the map', ['previous', 1, 'position'], [1, 8], 'previous.1.position'],
    [
      'too few network values, in both lists once',
      ['networks', 'coolant'],
      { amount: [1], potential: [1] },
      'networks.coolant',
    ],
    [
      'too few network values in one list',
      ['networks', 'coolant', 'amount'],
      [1, 2],
      'networks.coolant.amount',
    ],
    ['too many services', ['services'], ['Starved', 'Starved', 'Starved', 'Starved'], 'services'],
    ['a reactor that is not there', ['readyReactors'], ['Core'], 'readyReactors.0'],
    ['a rule that is not there', ['fired'], ['crack', 'crumble'], 'fired.1'],
    ['a rule that fires each time', ['fired'], ['drip'], 'fired.0'],
    ['a rule that is listed twice', ['fired'], ['crack', 'crack'], 'fired.1'],
  ];
  for (const [title, path, value, member] of cases) {
    it(`reports ${title}`, () =>
      assert.deepEqual(withState(path, value), [`state-mismatch state.${member}`]));
  }

  it('treats inherited property names like any other name', () => {
    assert.deepEqual(withState(['fired'], ['__proto__']), ['state-mismatch state.fired.0']);
    assert.deepEqual(withState(['readyReactors'], ['constructor']), ['state-mismatch state.readyReactors.0']);
  });

  it('does not compare the state with a level that has an error', () => {
    const level = withValue(saved, ['terrain', 5], '#####');
    assert.deepEqual(
      issuesOf(level).filter(({ code }) => code === 'state-mismatch'),
      [],
    );
  });

  it('is checked despite unrelated errors', () => {
    const level = withValue(withValue(saved, ['metadata', 'title'], ''), ['state', 'moves'], 3);
    assert.deepEqual(named(issuesOf(level)), ['invalid-value metadata.title', 'state-mismatch state.moves']);
  });
});
