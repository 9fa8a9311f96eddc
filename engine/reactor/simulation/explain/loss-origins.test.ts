import * as assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { forecast } from '../forecast';
import { reactorGame } from '../game';
import { lossOrigins, type LossOrigins } from './loss-origins';
import { originsOf, withoutOrigins, type Origin } from './origins';
import { copyState, type State } from '../state';
import { floatHash } from '../state-grids';
import { plantCell, plantState, type PlantChange } from '../testing/plant';
import { playBalance } from '../testing/random-balance';
import { randomFrom } from '../testing/random';
import { smallLevel } from '../testing/random-level';
import { budget, runs } from '../../../core/testing/budget';

function originsAt(state: State, horizon = 8): LossOrigins | undefined {
  const search = lossOrigins(forecast(state, horizon), horizon);
  for (;;) {
    const step = search.next();
    if (step.done === true) return step.value;
  }
}

const isLost = (state: State, without: readonly Origin[], horizon = 8): boolean =>
  forecast(withoutOrigins(state, without), horizon).summary.loss !== null;

type RuleSketch = NonNullable<PlantChange['rules']>[number];

describe('the origin of a loss', () => {
  const heat = (id: string, turn: number, amount: number): RuleSketch => ({
    id,
    trigger: 'Repeat',
    predicates: [{ type: 'Turn', op: '>=', value: turn }],
    effects: [{ type: 'AddHeat', cell: plantCell([8, 2]), amount }],
  });
  const rule = (index: number): Origin => ({ kind: 'rule', index });
  const lost = (change: PlantChange): Omit<LossOrigins, 'spared'> | undefined => {
    const result = originsAt(plantState(change));
    return result && { origins: result.origins, also: result.also };
  };

  it('is empty without a loss', () => {
    assert.equal(lost({ leaks: [{ carrier: 'Coolant', at: [3, 2] }] }), undefined);
  });

  it('is the one thing without which there is no loss', () => {
    const found = lost({ rules: [heat('warm', 1, 0.1), heat('hot', 2, 20)] });
    assert.deepEqual(found, { origins: [rule(1)], also: [] });
  });

  it("is the robot's leak", () => {
    const found = lost({ robot: [3, 2], leaks: [{ carrier: 'Coolant', at: [3, 2], severity: 5 }] });
    assert.deepEqual(found, { origins: [{ kind: 'leak', index: 0 }], also: [] });
  });

  it('is everything that would suffice alone', () => {
    const found = lost({ rules: [heat('one', 1, 20), heat('two', 1, 20)] });
    assert.deepEqual(found, { origins: [rule(0), rule(1)], also: [] });
  });

  // design: v1-loss-authored
  it('is what begins first if several are needed', () => {
    const end: RuleSketch = {
      id: 'end',
      predicates: [
        { type: 'HazardBand', cell: plantCell([3, 2]), hazard: 'Coolant', op: '>=', band: 'Caution' },
      ],
      effects: [{ type: 'LoseLevel', reason: 'Wet' }],
    };
    const found = lost({ leaks: [{ carrier: 'Coolant', at: [3, 2], severity: 3 }], rules: [end] });
    assert.deepEqual(found, { origins: [{ kind: 'leak', index: 0 }], also: [rule(0)] });
  });

  it('is found even if a rule would fire without it', () => {
    const strike: RuleSketch = {
      id: 'strike',
      predicates: [
        { type: 'Turn', op: '==', value: 1 },
        { type: 'HazardBand', cell: plantCell([1, 1]), hazard: 'Coolant', op: '==', band: 'Safe' },
      ],
      effects: [{ type: 'LoseLevel', reason: 'Dry' }],
    };
    const end: RuleSketch = {
      id: 'end',
      predicates: [{ type: 'Turn', op: '==', value: 2 }],
      effects: [{ type: 'LoseLevel', reason: 'Late' }],
    };
    const hazards = [{ at: [1, 1], Coolant: 29 }] as const;
    assert.deepEqual(lost({ robot: [9, 3], hazards, rules: [strike, end] })?.origins, [rule(1)]);
  });

  it('avoids the loss if removed, in any level', function () {
    const moreIsWorse = -1541663879;
    let lost = 0;
    let found = 0;
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = randomFrom(seed);
        const balance = playBalance(random);
        const state = reactorGame(balance).init(smallLevel(random), 0);
        const before = floatHash(state);
        const result = originsAt(state);
        assert.equal(floatHash(state), before, 'the state is not written to');
        assert.equal(result === undefined, forecast(state, 8).summary.loss === null);
        if (result === undefined) return;
        lost++;
        if (result.origins.length === 0) return;
        found++;
        assert.ok(!isLost(state, result.origins));
        for (const other of result.also) assert.ok(!isLost(state, [other]));
        if (result.origins.length > 1 && result.origins.some((one) => !isLost(state, [one]))) {
          assert.fail('one of several would have been enough');
        }
      }),
      { ...runs(135, 400), examples: [[moreIsWorse]] },
    );
    assert.ok(found > lost / 2 && lost > budget(5, 20), `${found} of ${lost}`);
  });

  it('is among the events of the forecast', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = randomFrom(seed);
        const state = reactorGame(playBalance(random)).init(smallLevel(random), 0);
        const cellForecasts = forecast(state, 8);
        for (const origin of originsOf(cellForecasts)) {
          const alone = forecast(withoutOrigins(copyState(state), [origin]), 8);
          assert.ok(alone.turns.length > 0 || cellForecasts.turns.length === 0);
        }
      }),
      runs(35, 100),
    );
  });
});
