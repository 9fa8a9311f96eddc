import * as assert from 'node:assert/strict';
import { balanceFrom } from '../../balance';
import { hazardAt } from '../state';
import { after, plantCell, plantState } from '../testing/plant';

describe('leaks', () => {
  it('stay finite even if the balance allows the largest float', () => {
    const balance = balanceFrom({
      hazard: { max: 3e38 },
      leak: { base: 3e38, maxInjection: 3e38 },
      flow: { element: 0 },
    });
    const state = plantState({
      balance,
      robot: [8, 2],
      leaks: [{ carrier: 'Fuel', at: [3, 1] }],
      hazards: [{ at: [3, 1], Fuel: 3e38 }],
    });
    assert.equal(hazardAt(after(state, 'EndTurn'), plantCell([3, 1]), 0), balance.hazard.max);
  });
});
