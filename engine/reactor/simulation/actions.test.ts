import * as assert from 'node:assert/strict';
import type { SubmittedAction } from '../../core';
import { balanceFrom, defaultBalance } from '../balance';
import { fieldIndex } from './cell-code';
import { applyAction } from './apply';
import { reactorGame } from './game';
import { settingText } from './rules/predicates';
import { blockedTurns, hazardAt, type State } from './state';
import { sketch } from './testing/levels';
import { after, plantCell, plantState, type PlantChange } from './testing/plant';

const move = (x: number, y: number): SubmittedAction => ({ id: 'MoveRobot', x, y });

/** Returns the refusal of an action, and asserts that the action did not cost anything. */
function refusal(state: State, action: SubmittedAction): string | null {
  const next = applyAction(state, action);
  if (next.refused !== null) assert.equal(next.actionsLeft, state.actionsLeft);
  return next.refused;
}

describe('MoveRobot', () => {
  // design: v1-floor, v1-door-robot, v1-action-move, v1-action-cost
  it('goes to the four floor cells next to it, through doors and hazards, and counts its moves', () => {
    const state = plantState({
      hazards: [{ at: [3, 2], Heat: 30 }],
      props: [
        {
          type: 'Door',
          at: [5, 1],
          state: 'Closed',
          edge: [
            [2, 2],
            [3, 2],
          ],
        },
      ],
    });
    const there = after(state, move(3, 2));
    assert.deepEqual([there.robot, there.moves, there.actionsLeft], [plantCell([3, 2]), 1, 2]);
    for (const [x, y] of [
      [2, 1],
      [2, 3],
      [1, 2],
    ] as const)
      assert.equal(refusal(state, move(x, y)), null);
  });

  // design: v1-wall, v1-action-move
  it('is blocked by walls, by distance, by the edge and by standing still', () => {
    const state = plantState({ robot: [1, 1] });
    for (const [x, y] of [
      [0, 1],
      [1, 0],
      [2, 2],
      [3, 1],
      [1, 1],
      [-1, 1],
      [11, 1],
      [1, -4],
    ] as const) {
      assert.equal(refusal(state, move(x, y)), 'blocked', `${x}, ${y}`);
    }
    // [12, 0] would be [1, 1] if columns wrapped into rows
    const edge = reactorGame(defaultBalance).init(sketch({ map: ['...', '@..'] }), 0);
    assert.equal(refusal(edge, move(-1, 1)), 'blocked');
    assert.equal(refusal(edge, move(3, 0)), 'blocked');
  });
});

describe('InteractProp', () => {
  const setting = (state: State, at: readonly [number, number]) =>
    settingText(state, state.machine.propAt.get(plantCell(at)) ?? -1);

  it('needs a prop on the cell', () => {
    assert.equal(refusal(plantState(), { id: 'InteractProp' }), 'no-prop');
  });

  // design: v1-consumer-toggle, v1-door-states, v1-action-interact
  it('toggles flows, consumers and doors, and ignores an index', () => {
    const door = {
      type: 'Door',
      at: [5, 1],
      state: 'Open',
      edge: [
        [5, 1],
        [6, 1],
      ],
    } as const;
    const cases = [
      [[1, 1], 'Enabled', 'Disabled'],
      [[9, 3], 'Enabled', 'Disabled'],
      [[5, 1], 'Open', 'Closed'],
    ] as const;
    for (const [at, first, second] of cases) {
      const state = plantState({ robot: at, props: [door] });
      assert.equal(setting(state, at), first);
      const once = after(state, { id: 'InteractProp', index: 77 });
      assert.equal(setting(once, at), second);
      assert.equal(setting(after(once, 'InteractProp'), at), first);
    }
  });

  // design: v1-action-interact
  it('cycles a junction, or sets the requested mode', () => {
    const at = [5, 3] as const;
    const state = plantState({ robot: at, props: [{ type: 'TJunction', at, mode: '3/1' }] });
    const once = after(state, 'InteractProp');
    assert.equal(setting(once, at), '4/0');
    assert.equal(setting(after(once, 'InteractProp'), at), '0/4');
    assert.equal(setting(after(state, { id: 'InteractProp', index: 1 }), at), '1/3');
    assert.equal(refusal(state, { id: 'InteractProp', index: 3 }), null);
    assert.equal(refusal(state, { id: 'InteractProp', index: 5 }), 'invalid-mode');
    assert.equal(refusal(state, { id: 'InteractProp', index: -1 }), 'invalid-mode');
  });

  for (const [type, modes] of Object.entries({
    TJunction: ['0/4', '1/3', '2/2', '3/1', '4/0'],
    CrossJunction: ['0/3/3', '3/0/3', '3/3/0', '2/2/2'],
  } as const))
    // design: v1-junction-t, v1-junction-cross
    it(`has the modes of its type at a junction, by index: ${type}`, () => {
      const at = [5, 3] as const;
      const junction = { type, at, mode: modes[2] } as NonNullable<PlantChange['props']>[number];
      const state = plantState({ robot: at, props: [junction] });
      const set = modes.map((_, index) => setting(after(state, { id: 'InteractProp', index }), at));
      assert.deepEqual(set, modes);
      assert.equal(refusal(state, { id: 'InteractProp', index: modes.length }), 'invalid-mode');
    });

  // design: v1-supply-once, v1-inventory, v1-action-interact
  it('takes a remedy once, while there is room', () => {
    const props = [{ type: 'CoolantRemedySupply', at: [5, 2], state: 'Available' }] as const;
    const state = plantState({ robot: [5, 2], props, inventory: { HeatShield: 3 } });
    const taken = after(state, 'InteractProp');
    assert.deepEqual([...taken.inventory], [0, 1, 0, 3]);
    assert.equal(setting(taken, [5, 2]), 'Depleted');
    assert.equal(refusal(taken, { id: 'InteractProp' }), 'depleted');
    const full = plantState({ robot: [5, 2], props, inventory: { HeatShield: 4 } });
    assert.equal(refusal(full, { id: 'InteractProp' }), 'inventory-full');
  });

  // design: v1-eye-unlock, v1-action-interact
  it('unlocks a terminal once, and leaves a reactor to ActivateReactor', () => {
    const state = plantState({ robot: [5, 2], props: [{ type: 'AllSeeingEyeTerminal', at: [5, 2] }] });
    const unlocked = after(state, 'InteractProp');
    assert.equal(unlocked.allSeeingEye, true);
    assert.equal(refusal(unlocked, { id: 'InteractProp' }), 'already-unlocked');
    assert.equal(refusal(plantState({ robot: [8, 2] }), { id: 'InteractProp' }), 'use-activate');
  });

  // design: v1-turn-once, v1-consumer-off
  it('changes neither network values nor services nor readiness before the next simulation', () => {
    const state = plantState({ robot: [9, 1], actionBudget: 2 });
    const off = after(state, 'InteractProp');
    assert.deepEqual(
      [off.flows, off.services, off.ready, off.status],
      [state.flows, state.services, state.ready, 'Ready'],
    );
    const next = after(off, 'EndTurn');
    assert.deepEqual([next.services[0], next.ready[0], next.status], [0, 0, 'Caution']);
  });
});

describe('Repair and Neutralize', () => {
  const leaks: PlantChange['leaks'] = [
    { carrier: 'Electricity', at: [5, 4], access: [5, 3], state: 'Repaired' },
    { carrier: 'Electricity', at: [5, 4], access: [5, 3] },
    { carrier: 'Coolant', at: [5, 2] },
    { carrier: 'Fuel', at: [5, 1] },
  ];

  // design: v1-network-state, v1-leak-reach, v1-action-leak
  it('repairs a leak only from its access cell', () => {
    const state = plantState({ robot: [5, 3], leaks });
    assert.equal(refusal(state, { id: 'Repair', index: 0 }), 'no-leak');
    const repaired = after(state, 'Repair');
    assert.deepEqual(
      repaired.leaks.map((leak) => leak.state),
      ['Repaired', 'Repaired', 'Leaking', 'Leaking'],
    );
    assert.equal(refusal(repaired, { id: 'Repair' }), 'no-leak');
    assert.equal(refusal(plantState({ robot: [4, 3], leaks }), { id: 'Repair' }), 'no-leak');
  });

  it('repairs fuel before coolant before electricity by default, and the first leak of one carrier', () => {
    const at = [5, 3] as const;
    const many: PlantChange['leaks'] = [
      { carrier: 'Electricity', at: [5, 4], access: at },
      { carrier: 'Coolant', at },
      { carrier: 'Fuel', at },
      { carrier: 'Fuel', at },
    ];
    const order = [2, 3, 1, 0];
    let state = plantState({ robot: at, leaks: many, actionBudget: 9 });
    for (const [count, index] of order.entries()) {
      state = after(state, 'Repair');
      assert.equal(state.leaks[index]?.state, 'Repaired', `repair ${count}`);
    }
    const asked = after(plantState({ robot: at, leaks: many }), { id: 'Repair', index: 2 });
    assert.deepEqual(
      asked.leaks.map((leak) => leak.state),
      ['Repaired', 'Leaking', 'Leaking', 'Leaking'],
    );
  });

  // design: v1-neutralizer-removes, v1-action-leak
  it('neutralizes one element on the cell, without any leak, and blocks it', () => {
    const state = plantState({
      hazards: [{ at: [2, 2], Fuel: 5, Coolant: 6, Electricity: 7, Heat: 8, blocks: { Coolant: 5 } }],
      inventory: { FuelNeutralizer: 1, CoolantNeutralizer: 1 },
    });
    assert.equal(refusal(state, { id: 'Neutralize', index: 2 }), 'no-remedy');
    const cell = plantCell([2, 2]);
    const done = after(state, { id: 'Neutralize', index: 0 }, { id: 'Neutralize', index: 1 });
    assert.deepEqual(
      [0, 1, 2, 3].map((field) => hazardAt(done, cell, field)),
      [0, 0, 7, 8],
    );
    assert.deepEqual([...done.inventory], [0, 0, 0, 0]);
    // if more turns are left, they stay
    assert.deepEqual([blockedTurns(done, 'Fuel', cell), blockedTurns(done, 'Coolant', cell)], [3, 5]);
    assert.equal(hazardAt(state, cell, fieldIndex.Fuel), 5);
  });
});

describe('a leak that is repaired or neutralized', () => {
  // design: v1-leak-repaired, v1-neutralizer-leak
  it('leaves what has leaked in place, or continues to leak', () => {
    const change: PlantChange = {
      robot: [5, 2],
      leaks: [{ carrier: 'Coolant', at: [5, 2] }],
      hazards: [{ at: [5, 2], Coolant: 7 }],
      inventory: { CoolantNeutralizer: 1 },
    };
    const cell = plantCell([5, 2]);
    const repaired = after(plantState(change), 'Repair');
    assert.deepEqual([repaired.leaks[0]?.state, hazardAt(repaired, cell, 1)], ['Repaired', 7]);
    const neutralized = after(plantState(change), { id: 'Neutralize', index: 1 });
    assert.deepEqual([neutralized.leaks[0]?.state, hazardAt(neutralized, cell, 1)], ['Leaking', 0]);
  });
});

describe('ApplyHeatShield', () => {
  // design: v1-shield, v1-action-shield
  it('grants steps if that is more than what is left', () => {
    assert.equal(refusal(plantState(), { id: 'ApplyHeatShield' }), 'no-remedy');
    const inventory = { HeatShield: 1 };
    const shielded = after(plantState({ inventory, heatImmunity: 2 }), 'ApplyHeatShield');
    assert.deepEqual([shielded.heatImmunity, shielded.inventory[3]], [6, 0]);
    assert.equal(after(plantState({ inventory, heatImmunity: 9 }), 'ApplyHeatShield').heatImmunity, 9);
  });

  // design: v1-shield-heat
  it('does not change heat, which spreads', () => {
    const change: PlantChange = { inventory: { HeatShield: 1 }, hazards: [{ at: [2, 2], Heat: 25 }] };
    const shielded = after(plantState(change), 'ApplyHeatShield');
    assert.equal(hazardAt(shielded, plantCell([2, 2]), fieldIndex.Heat), 25);
    const heat = (state: State) => [1, 2, 3].map((x) => hazardAt(state, plantCell([x, 2]), fieldIndex.Heat));
    assert.deepEqual(heat(after(shielded, 'EndTurn')), heat(after(plantState(change), 'EndTurn')));
    assert.ok((heat(after(shielded, 'EndTurn'))[0] ?? 0) > 0);
  });

  // design: v1-turn-once, v1-shield
  it('loses a step with every move of the turn, including earlier ones', () => {
    const state = plantState({ inventory: { HeatShield: 1 } });
    const next = after(state, move(3, 2), 'ApplyHeatShield', move(4, 2));
    assert.deepEqual([next.turn, next.heatImmunity, next.moves], [2, 4, 0]);
  });
});

describe('ActivateReactor', () => {
  // design: v1-goal-control, v1-action-activate, v1-not-ready
  it('needs the control, and readiness as last derived', () => {
    assert.equal(refusal(plantState(), { id: 'ActivateReactor' }), 'no-reactor');
    const starved = plantState({ robot: [8, 2], off: ['FuelFlow'] });
    assert.equal(refusal(starved, { id: 'ActivateReactor' }), 'not-ready');
  });

  // design: v1-turn-budget, v1-win-by-activation, v1-state-won, v1-state-derived, v1-action-activate
  it('wins at once, and no simulation follows even the last action', () => {
    const state = plantState({ robot: [8, 2], actionBudget: 1, leaks: [{ carrier: 'Fuel', at: [8, 1] }] });
    const won = after(state, 'ActivateReactor');
    assert.deepEqual([won.status, won.turn, won.actionsLeft, won.report], ['Won', 1, 0, null]);
    assert.equal(won.hazards, state.hazards);
    for (const id of ['EndTurn', 'Repair', 'MoveRobot']) {
      assert.equal(refusal(won, { id, x: 1, y: 1 }), 'game-over');
    }
  });
});

describe('the order of refusals', () => {
  // design: v1-turn-budget, v1-action-cost, v1-action-end
  it('is game-over, then no-budget, then the action’s own', () => {
    const balance = balanceFrom({ turn: { actionBudget: 3, actionCost: { MoveRobot: 2 } } });
    const game = reactorGame(balance);
    const state = game.init(sketch({ map: ['@..'] }), 0);
    const moved = game.apply(state, move(1, 0));
    assert.equal(moved.actionsLeft, 1);
    assert.equal(game.apply(moved, move(9, 9)).refused, 'no-budget');
    assert.equal(game.apply(moved, { id: 'InteractProp' }).refused, 'no-prop');
    const next = game.apply(moved, { id: 'EndTurn' });
    assert.deepEqual([next.turn, next.actionsLeft], [2, 3]);
    const lost = plantState({ hazards: [{ at: [8, 2], Heat: 20 }] });
    assert.equal(refusal(lost, move(99, 99)), 'game-over');
  });
});

describe('a malformed action', () => {
  it('throws, even when the game is over', () => {
    const over = plantState({ hazards: [{ at: [8, 2], Heat: 20 }] });
    const wrong: SubmittedAction[] = [
      { id: 'Dance' },
      { id: 'toString' },
      { id: 'MoveRobot' },
      { id: 'MoveRobot', x: 1 },
      { id: 'MoveRobot', x: 1.5, y: 1 },
      { id: 'MoveRobot', x: NaN, y: 1 },
      { id: 'InteractProp', index: 0.5 },
      { id: 'Repair', index: 3 },
      { id: 'Neutralize' },
      { id: 'Neutralize', index: -1 },
    ];
    for (const action of wrong) {
      for (const state of [plantState(), over])
        assert.throws(() => applyAction(state, action), TypeError, action.id);
    }
  });
});
