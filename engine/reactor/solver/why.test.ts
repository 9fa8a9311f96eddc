import * as assert from 'node:assert/strict';
import { defaultBalance } from '../balance';
import type { Level } from '../level';
import { plant } from '../simulation/testing/plant';
import { sketch, type LevelSketch } from '../simulation/testing/levels';
import { solveReactorLevel } from './solve';
import type { ImpossibilityReason } from './why';

function answer(change: Partial<LevelSketch>, adjust: (level: Level) => Level = (level) => level) {
  return solveReactorLevel(adjust(sketch({ ...plant, ...change })), defaultBalance);
}

function why(change: Partial<LevelSketch>, adjust?: (level: Level) => Level): ImpossibilityReason {
  const result = answer(change, adjust);
  assert.ok(result.verdict === 'impossible' && result.why !== undefined, result.verdict);
  return result.why;
}

const rule = (turn: number, effect: NonNullable<LevelSketch['rules']>[number]['effects'][number]) => ({
  predicates: [{ type: 'Turn', op: '>=', value: turn } as const],
  effects: [effect],
});

describe('why a level is impossible', () => {
  it('is undefined if it can be won', () => {
    const result = answer({});
    assert.equal(result.verdict, 'solved');
    assert.equal('why' in result, false);
  });

  it('is what even the relaxed level lacks', () => {
    const wall = ['###########', '#...#.....#', '#...#.....#', '#...#.....#', '###########'];
    const found = why({ map: wall });
    assert.equal(found.kind, 'relaxation');
    assert.deepEqual(
      found.failures.map(({ kind }) => kind),
      ['control-out-of-reach'],
    );
  });

  it('is a loss that takes precedence over anything can prevent it', () => {
    const result = answer({
      rules: [rule(2, { type: 'LoseLevel', reason: 'Too late' })],
      map: ['###########', '#@........#', '#.........#', '#.........#', '###########'],
      props: plant.props.map((prop) => (prop.type === 'FuelFlow' ? { ...prop, state: 'Disabled' } : prop)),
      actionBudget: 1,
    });
    assert.ok(result.verdict === 'impossible' && result.proof === 'forced-loss');
    assert.deepEqual(result.why, {
      kind: 'forced-loss',
      turn: 2,
      idle: { turn: 2, cause: 'rule', cell: null, id: 'rule-0', reason: 'Too late' },
    });
  });

  it('is a lost start', () => {
    const start = sketch({ ...plant, hazards: [{ at: [8, 2], Heat: 25 }] });
    const result = solveReactorLevel(start, defaultBalance);
    assert.ok(result.verdict === 'impossible' && result.proof === 'forced-loss');
    assert.deepEqual(result.why, { kind: 'forced-loss', turn: 1, idle: null });
  });

  it('is an exhausted search', () => {
    // the fuel pipe is cut before the first simulation and never restored
    const cut = { type: 'DisableNetworkCell', carrier: 'Fuel', cell: 11 + 5 } as const;
    const found = why({
      map: ['###########', '#@........#', '#.........#', '#.........#', '###########'],
      rules: [{ phase: 'StartOfSimulation', predicates: [], effects: [cut] }],
      hazards: [{ at: [9, 1], Heat: 1 }],
      actionBudget: 1,
    });
    assert.ok(found.kind === 'exhausted' && found.states > 10);
  });
});
