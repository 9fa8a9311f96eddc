import * as assert from 'node:assert/strict';
import type { SubmittedAction } from '../../core';
import { defaultBalance } from '../balance';
import { sketch, type LevelSketch } from '../simulation/testing/levels';
import { plant } from '../simulation/testing/plant';
import { solverGame } from './game';
import { createScratch } from './scratch';
import type { SearchState } from './search-state';

const game = solverGame(defaultBalance);

function begin(change: Partial<LevelSketch> = {}): SearchState {
  return game.init(sketch({ ...plant, ...change, actionBudget: 9 }), 0);
}

const after = (state: SearchState, ...ids: readonly (string | SubmittedAction)[]): SearchState =>
  ids.reduce((now: SearchState, id) => game.apply(now, typeof id === 'string' ? { id } : id), state);

const east: SubmittedAction = { id: 'MoveRobot', x: 2, y: 1 };
const west: SubmittedAction = { id: 'MoveRobot', x: 1, y: 1 };
const leaky: Partial<LevelSketch> = { leaks: [{ carrier: 'Fuel', at: [5, 1], severity: 1 }] };
const looking: Partial<LevelSketch> = {
  ...leaky,
  rules: [
    {
      trigger: 'Repeat',
      predicates: [{ type: 'RobotPosition', cell: 12 }],
      effects: [{ type: 'Warn', text: 'seen' }],
    },
  ],
};

describe('the cached worlds of a search', () => {
  it('are shared by all positions of the robot', () => {
    const start = begin();
    assert.equal(after(start, east).world, start.world);
    assert.equal(after(start, 'InteractProp', east, west, 'InteractProp').world, start.world);
    assert.notEqual(after(start, 'InteractProp').world, start.world);
  });

  it('are simulated once for all robots', () => {
    const start = begin(leaky);
    const { counts } = start.world.worlds;
    assert.equal(after(start, 'EndTurn').world, after(start, east, 'EndTurn').world);
    assert.equal(counts().simulated, 1);
  });

  it('are simulated once for all robots that no rule distinguishes', () => {
    const start = begin(looking);
    const { counts } = start.world.worlds;
    after(start, 'EndTurn');
    after(start, east, { id: 'MoveRobot', x: 2, y: 2 }, 'EndTurn');
    after(start, east, { id: 'MoveRobot', x: 3, y: 1 }, 'EndTurn');
    assert.equal(counts().simulated, 2, 'on the cell that a rule looks at, and on any other');
  });

  it('count their memory once', () => {
    const start = begin(leaky);
    const bytes = (state: SearchState) => game.bytesOf?.(state) ?? 0;
    const { size } = start.world.state.machine;
    assert.ok(bytes(start) > 16 * size);
    const moved = after(start, east);
    assert.ok(bytes(moved) < 300, 'a step keeps nothing but itself');
    const later = after(start, 'EndTurn');
    const kept = bytes(later);
    assert.ok(kept > 16 * size, 'new amounts on every cell');
    assert.ok(kept < 17 * size + 4000);
    assert.ok(bytes(after(moved, 'EndTurn')) < 300, 'known already');
    assert.equal(bytes(later), kept);
  });
});

describe('a scratch arena', () => {
  it('returns zeroed memory after it was cleared, and grows', () => {
    const scratch = createScratch(1);
    for (let round = 0; round < 4; round++) {
      const floats = scratch.floats(100);
      const bytes = scratch.bytes(700 * (round + 1));
      assert.ok(floats.every((value) => value === 0) && bytes.every((value) => value === 0));
      floats.fill(7);
      assert.ok(
        bytes.every((value) => value === 0),
        'they do not overlap',
      );
      bytes.fill(7);
      scratch.clear();
    }
  });
});
