import * as assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { enumerateActions } from '../../core';
import { plainSearch } from '../../core/testing/plain-search';
import { defaultBalance } from '../balance';
import type { Level } from '../level';
import { reactorGame } from '../simulation/game';
import { sketch, type LevelSketch } from '../simulation/testing/levels';
import { randomFrom } from '../simulation/testing/random';
import { doomOf } from './doom';
import { solverGame } from './game';
import { SearchView, type SearchState } from './search-state';
import { winnableLevel } from './testing/winnable-level';
import { runs } from '../../core/testing/budget';

const game = solverGame(defaultBalance);

/**
 * Plays every line from a state, up to a number of states. Tells whether all lines end lost, and in which turn the last
 * one does.
 */
function exhaust(from: SearchState, most: number): { readonly lost: boolean; readonly by: number } | null {
  let open = new Map([['', from]]);
  let by = 0;
  let count = 0;
  while (open.size > 0) {
    const next = new Map<string, SearchState>();
    for (const state of open.values()) {
      if (count++ > most) return null;
      for (const action of enumerateActions(new SearchView(state))) {
        const after = game.apply(state, action);
        if (after.status === 'won') return { lost: false, by };
        if (after.status === 'failed') by = Math.max(by, state.turn);
        else next.set(`${game.keyOf?.(after) ?? ''} ${after.turn}`, after);
      }
    }
    open = next;
  }
  return { lost: true, by };
}

/** A corridor with a working reactor at its right end. */
const corridor: LevelSketch = {
  map: ['@.........'],
  fuel: ['.FF.......'],
  coolant: ['...CC.....'],
  electricity: ['.....EE...'],
  props: [
    { type: 'FuelFlow', at: [1, 0], state: 'Enabled' },
    { type: 'FuelConsumer', at: [2, 0], state: 'Enabled' },
    { type: 'CoolantFlow', at: [3, 0], state: 'Enabled' },
    { type: 'CoolantConsumer', at: [4, 0], state: 'Enabled' },
    { type: 'ElectricityFlow', at: [5, 0], state: 'Enabled' },
    { type: 'ElectricityConsumer', at: [6, 0], state: 'Enabled' },
    {
      type: 'ReactorControl',
      at: [9, 0],
      id: 'core',
      consumers: [
        [2, 0],
        [4, 0],
        [6, 0],
      ],
    },
  ],
};

const lateLoss: NonNullable<LevelSketch['rules']> = [
  {
    predicates: [{ type: 'Turn', op: '==', value: 2 }],
    effects: [{ type: 'LoseLevel', reason: 'Too late' }],
  },
];

describe('a doomed state', function () {
  it('is lost before anything can be reached', () => {
    const at = (cell: number): Level => {
      const level = sketch({ ...corridor, rules: lateLoss, actionBudget: 1 });
      return { ...level, robot: { ...level.robot, cell } };
    };
    // a prop is one step away: one turn to get there and one to use it
    assert.equal(doomOf(game.init(at(0), 0)), null);
    // the control is one step away, and ready
    assert.equal(doomOf(game.init(at(8), 0)), null);
    // only the control, which is never ready without its consumers
    const level = at(4);
    assert.deepEqual(doomOf(game.init({ ...level, props: level.props.slice(-1) }, 0)), {
      turn: 2,
      loss: { cause: 'rule', cell: null, id: 'rule-0', reason: 'Too late' },
    });
  });

  it('is not doomed while the robot has a neutralizer, or a rule reads the robot', () => {
    const bare = sketch({ ...corridor, rules: lateLoss, actionBudget: 1 });
    const level = { ...bare, props: bare.props.slice(-1) };
    assert.notEqual(doomOf(game.init(level, 0)), null);
    const inventory = { ...level.robot.inventory, FuelNeutralizer: 1 };
    assert.equal(doomOf(game.init({ ...level, robot: { ...level.robot, inventory } }, 0)), null);
    const [rule] = level.rules;
    assert.ok(rule);
    const looking = {
      ...rule,
      predicates: [...rule.predicates, { type: 'RobotPosition', cell: 0 } as const],
    };
    assert.equal(doomOf(game.init({ ...level, rules: [looking] }, 0)), null);
  });

  it('is lost by the named turn, whatever is done', () => {
    const budget = runs(150, 300);
    let doomed = 0;
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = randomFrom(seed);
        const level = withLoss(winnableLevel(random), 1 + random.integer(4));
        let state = game.init(level, 0);
        for (let step = 0; step < 12 && state.status === 'playing'; step++) {
          const doom = doomOf(state);
          const all = doom === null ? null : exhaust(state, 3000);
          if (doom !== null && all !== null) {
            doomed += 1;
            assert.ok(all.lost);
            assert.ok(all.by <= doom.turn, `${all.by} after ${doom.turn}`);
          }
          state = game.apply(state, random.pick(enumerateActions(new SearchView(state))));
        }
      }),
      budget,
    );
    assert.ok(doomed > budget.numRuns / 10, String(doomed));
  });

  it('agrees with a plain search', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = randomFrom(seed);
        const level = withLoss(winnableLevel(random), 1 + random.integer(3));
        const start = game.init(level, 0);
        if (start.status !== 'playing' || doomOf(start) === null) return;
        assert.notEqual(
          plainSearch(reactorGame(defaultBalance), level, { maxStates: 1500 }).verdict,
          'solved',
        );
      }),
      runs(35, 100),
    );
  });
});

/** Returns the level with a rule that loses it in some turn. */
function withLoss(level: Level, turn: number): Level {
  const rules = level.rules.filter(({ predicates }) =>
    predicates.every(({ type }) => !type.startsWith('Robot')),
  );
  const loss: Level['rules'][number] = {
    id: 'loss',
    enabled: true,
    trigger: 'Once',
    priority: 9,
    phase: 'EndOfTurn',
    predicates: [{ type: 'Turn', op: '>=', value: turn }],
    effects: [{ type: 'LoseLevel', reason: 'Over' }],
  };
  return { ...level, rules: [...rules, loss] };
}
