import * as assert from 'node:assert/strict';
import type { Effect, Level, Predicate, Rule } from '../../level';
import { defaultBalance } from '../../balance';
import { reactorGame } from '../game';
import { settingText } from './predicates';
import { flowAt, hazardAt, isSevered, type State } from '../state';
import { after, plantCell, plantState, pool, type PlantChange } from '../testing/plant';

const at = (x: number, y: number) => plantCell([x, y]);
const warn = (text: string): Effect => ({ type: 'Warn', text });

/** Returns the warnings of the rules in a turn, in order. */
function warnings(change: PlantChange & { rules: NonNullable<PlantChange['rules']> }): readonly string[] {
  return after(plantState(change), 'EndTurn').report?.warnings ?? [];
}

function passes(predicate: Predicate, change: PlantChange = {}, phase: Rule['phase'] = 'EndOfTurn'): boolean {
  const rule = { phase, predicates: [predicate], effects: [warn('yes')] };
  return warnings({ ...change, rules: [rule] }).length === 1;
}

/** Returns the state after a turn in which a rule acted at its start. */
function doing(
  effects: readonly Effect[],
  change: PlantChange = {},
  phase: Rule['phase'] = 'StartOfSimulation',
): State {
  return after(plantState({ ...change, rules: [{ phase, effects }] }), 'EndTurn');
}

describe('rules', () => {
  // design: v1-rule-fields, v1-effect-warning
  it('run by phase, then priority, then file order, and only if enabled', () => {
    const said = warnings({
      rules: [
        { effects: [warn('e')] },
        { effects: [warn('d')], priority: -1 },
        { effects: [warn('never')], enabled: false },
        { effects: [warn('c')], phase: 'StartOfSimulation', priority: 9 },
        { effects: [warn('a')], phase: 'StartOfSimulation' },
        { effects: [warn('b')], phase: 'StartOfSimulation' },
        { effects: [warn('f')] },
      ],
    });
    assert.deepEqual(said, ['a', 'b', 'c', 'd', 'e', 'f']);
  });

  // design: v1-rule-fields
  it('fire once or each time, and see what earlier ones just did', () => {
    const state = plantState({
      rules: [
        { id: 'shut', effects: [{ type: 'SetPropState', cell: at(1, 1), state: 'Disabled' }] },
        {
          id: 'sees',
          trigger: 'Repeat',
          predicates: [{ type: 'Prop', cell: at(1, 1), state: 'Disabled' }],
          effects: [warn('off')],
        },
      ],
    });
    const first = after(state, 'EndTurn');
    assert.deepEqual(
      first.report?.fired.map(({ id }) => id),
      ['shut', 'sees'],
    );
    assert.deepEqual(
      after(first, 'EndTurn').report?.fired.map(({ id }) => id),
      ['sees'],
    );
  });

  it('count as fired even if every effect is rejected', () => {
    const rejected = { type: 'WorsenLeak', carrier: 'Fuel', cell: at(3, 1), by: 1 } as const;
    const state = plantState({ rules: [{ id: 'r', effects: [rejected] }] });
    const first = after(state, 'EndTurn');
    assert.deepEqual(first.report?.rejected, [{ rule: 'r', index: 0, effect: rejected }]);
    assert.equal(first.fired[0], 1);
    assert.deepEqual(after(first, 'EndTurn').report?.fired, []);
  });
});

describe('predicates', () => {
  // design: v1-rule-turn
  it('compare turns', () => {
    assert.ok(passes({ type: 'Turn', op: '==', value: 1 }));
    assert.ok(passes({ type: 'Turn', op: '<', value: 2 }));
    assert.ok(!passes({ type: 'Turn', op: '>', value: 1 }));
    assert.ok(!passes({ type: 'Turn', op: '!=', value: 1 }));
    assert.ok(passes({ type: 'Turn', op: '>=', value: 1 }));
    assert.ok(!passes({ type: 'Turn', op: '<=', value: 0 }));
  });

  // design: v1-rule-level-state
  it('read the level state of the last derivation', () => {
    assert.ok(passes({ type: 'LevelState', op: '==', value: 'Ready' }));
    assert.ok(passes({ type: 'LevelState', op: '!=', value: 'Lost' }));
    const robot = { robot: [2, 2], hazards: pool([2, 2], { Coolant: 25 }) } as const;
    assert.ok(passes({ type: 'LevelState', op: '==', value: 'Lost' }, robot));
    assert.ok(!passes({ type: 'LevelState', op: '==', value: 'Lost' }, robot, 'StartOfSimulation'));
  });

  // design: v1-rule-reactor
  it('read reactors', () => {
    assert.ok(passes({ type: 'Reactor', reactor: 'core', is: 'Ready' }));
    assert.ok(!passes({ type: 'Reactor', reactor: 'core', is: 'NotReady' }));
    assert.ok(passes({ type: 'Reactor', reactor: 'core', is: 'NotReady' }, { off: ['CoolantFlow'] }));
    assert.ok(!passes({ type: 'Reactor', reactor: 'core', is: 'Lost' }));
    assert.ok(!passes({ type: 'Reactor', reactor: 'core', is: 'Won' }));
    const heat: PlantChange['hazards'] = [
      { at: [8, 2], Heat: 19.9 },
      { at: [8, 1], Heat: 19.9, Fuel: 25 },
    ];
    assert.ok(passes({ type: 'Reactor', reactor: 'core', is: 'Lost' }, { hazards: heat }));
    assert.ok(
      !passes({ type: 'Reactor', reactor: 'core', is: 'Lost' }, { hazards: heat }, 'StartOfSimulation'),
    );
  });

  // design: v1-rule-prop
  it('read props by type, state and mode', () => {
    const props = [
      { type: 'TJunction', at: [5, 3], mode: '1/3' },
      { type: 'AllSeeingEyeTerminal', at: [4, 1] },
    ] as const;
    const prop = (cell: number, rest: object) => passes({ type: 'Prop', cell, ...rest }, { props });
    assert.ok(prop(at(5, 3), { mode: '1/3' }));
    assert.ok(!prop(at(5, 3), { mode: '2/2' }));
    assert.ok(!prop(at(5, 3), { mode: '1/3', propType: 'CrossJunction' }));
    assert.ok(prop(at(4, 1), { state: 'Locked' }));
    assert.ok(prop(at(9, 1), { propType: 'FuelConsumer', state: 'Enabled' }));
    assert.ok(!prop(at(9, 1), { state: 'Disabled' }));
    assert.ok(!prop(at(3, 3), { propType: 'Door' }));
  });

  // design: v1-rule-service
  it('read services: a producing consumer is supplied too', () => {
    const serves = (
      op: '==' | '!=',
      service: 'Disabled' | 'Supplied' | 'Starved' | 'Producing',
      change?: PlantChange,
    ) => passes({ type: 'ConsumerService', cell: at(9, 1), op, service }, change);
    assert.ok(serves('==', 'Producing'));
    assert.ok(serves('==', 'Supplied'));
    assert.ok(!serves('!=', 'Supplied'));
    assert.ok(serves('!=', 'Starved'));
    assert.ok(serves('==', 'Starved', { off: ['FuelFlow'] }));
    assert.ok(serves('==', 'Disabled', { off: ['FuelConsumer'] }));
  });

  // design: v1-rule-network
  it('read network bands, lowered amounts among them, as last simulated', () => {
    const band = (
      x: number,
      quantity: 'Amount' | 'Pressure',
      is: 'Safe' | 'Caution' | 'Critical',
      change?: PlantChange,
    ) =>
      passes(
        { type: 'NetworkBand', carrier: 'Fuel', cell: at(x, 1), quantity, op: '==', band: is },
        change,
        'StartOfSimulation',
      );
    assert.ok(band(9, 'Amount', 'Safe'));
    assert.ok(band(9, 'Pressure', 'Safe'));
    assert.ok(band(9, 'Pressure', 'Critical', { off: ['FuelFlow'] }));
    const later = {
      type: 'NetworkBand',
      carrier: 'Fuel',
      cell: at(9, 1),
      quantity: 'Amount',
      op: '>=',
      band: 'Caution',
    } as const;
    const shut: Effect = { type: 'SetPropState', cell: at(1, 1), state: 'Disabled' };
    const rules = [
      { phase: 'StartOfSimulation', effects: [shut] },
      { phase: 'StartOfSimulation', predicates: [later], effects: [warn('early')] },
      { predicates: [later], effects: [warn('late')] },
    ] as const;
    assert.deepEqual(warnings({ rules }), ['late']);
  });

  // design: v1-rule-hazard, v1-rule-robot, v1-rule-eye
  it('read hazard bands, the robot and the all-seeing eye', () => {
    const hazards: PlantChange['hazards'] = [{ at: [4, 2], Coolant: 10 }];
    const band = (op: '<' | '>=', is: 'Caution' | 'Critical') =>
      passes(
        { type: 'HazardBand', cell: at(4, 2), hazard: 'Coolant', op, band: is },
        { hazards },
        'StartOfSimulation',
      );
    assert.ok(band('>=', 'Caution'));
    assert.ok(band('<', 'Critical'));
    assert.ok(!band('<', 'Caution'));
    assert.ok(passes({ type: 'RobotPosition', cell: at(2, 2) }));
    assert.ok(!passes({ type: 'RobotPosition', cell: at(2, 1) }));
    assert.ok(
      passes(
        { type: 'RobotInventory', remedy: 'HeatShield', op: '>', count: 1 },
        { inventory: { HeatShield: 2 } },
      ),
    );
    assert.ok(passes({ type: 'AllSeeingEye', is: 'Locked' }));
    assert.ok(passes({ type: 'AllSeeingEye', is: 'Unlocked' }, { allSeeingEye: 'Unlocked' }));
  });
});

describe('effects', () => {
  // design: v1-network-state, v1-effect-leak
  it('StartLeak adds a leak after the others, or reopens a repaired one in its place', () => {
    const leaks: PlantChange['leaks'] = [
      { carrier: 'Electricity', at: [5, 4], access: [5, 3], state: 'Repaired' },
      { carrier: 'Coolant', at: [4, 2] },
    ];
    const state = doing(
      [
        { type: 'StartLeak', carrier: 'Fuel', cell: at(3, 1), severity: 2 },
        { type: 'StartLeak', carrier: 'Electricity', cell: at(5, 4), severity: 4 },
      ],
      { leaks },
    );
    assert.deepEqual(
      state.leaks.map(({ carrier, access, state: now, severity }) => [carrier, access, now, severity]),
      [
        ['Electricity', at(5, 3), 'Leaking', 4],
        ['Coolant', at(4, 2), 'Leaking', 1],
        ['Fuel', at(3, 1), 'Leaking', 2],
      ],
    );
    assert.equal(state.report?.injections.length, 3);
  });

  // design: v1-leak-rejected
  it('StartLeak is rejected if the leak would be invalid', () => {
    const start = { type: 'StartLeak', severity: 1 } as const;
    const wrong: Effect[] = [
      { ...start, carrier: 'Fuel', cell: at(3, 2) },
      { ...start, carrier: 'Fuel', cell: at(3, 1), access: at(3, 2) },
      { ...start, carrier: 'Coolant', cell: at(4, 2) },
      { ...start, carrier: 'Electricity', cell: at(5, 4) },
      { ...start, carrier: 'Electricity', cell: at(5, 4), access: at(6, 3) },
      { ...start, carrier: 'Electricity', cell: at(6, 3), access: at(6, 2) },
    ];
    const cut: Effect = { type: 'DisableNetworkCell', carrier: 'Coolant', cell: at(6, 2) };
    const leaks: PlantChange['leaks'] = [{ carrier: 'Coolant', at: [4, 2] }];
    const state = doing([...wrong, cut, { ...start, carrier: 'Coolant', cell: at(6, 2) }], { leaks });
    assert.deepEqual(
      state.report?.rejected.map(({ index }) => index),
      [0, 1, 2, 3, 4, 5, 7],
    );
    assert.equal(state.leaks.length, 1);
  });

  // design: v1-effect-worsen
  it('WorsenLeak adds severity up to the maximum, at which it is not rejected', () => {
    const leaks: PlantChange['leaks'] = [{ carrier: 'Fuel', at: [3, 1], severity: 3 }];
    const worse: Effect = { type: 'WorsenLeak', carrier: 'Fuel', cell: at(3, 1), by: 4 };
    const state = doing([worse, worse], { leaks });
    assert.equal(state.leaks[0]?.severity, 5);
    assert.deepEqual(state.report?.rejected, []);
  });

  // design: v1-supply-cut, v1-effect-network, v1-flow-walk
  it('DisableNetworkCell disables a cell and stops its leak; RepairNetworkCell restores both', () => {
    const leaks: PlantChange['leaks'] = [{ carrier: 'Fuel', at: [5, 1] }];
    const cut = doing([{ type: 'DisableNetworkCell', carrier: 'Fuel', cell: at(5, 1) }], { leaks });
    assert.ok(isSevered(cut, 'Fuel', at(5, 1)));
    assert.equal(cut.leaks[0]?.state, 'Repaired');
    assert.deepEqual(
      [flowAt(cut, 'Fuel', at(4, 1)).amount, flowAt(cut, 'Fuel', at(5, 1)).amount, cut.services[0]],
      [97, 0, 1],
    );
    const repaired = doing([{ type: 'RepairNetworkCell', carrier: 'Fuel', cell: at(5, 1) }], { leaks });
    assert.equal(repaired.leaks[0]?.state, 'Repaired');
    const both = doing([
      { type: 'DisableNetworkCell', carrier: 'Fuel', cell: at(5, 1) },
      { type: 'RepairNetworkCell', carrier: 'Fuel', cell: at(5, 1) },
    ]);
    assert.ok(!isSevered(both, 'Fuel', at(5, 1)));
    assert.equal(flowAt(both, 'Fuel', at(5, 1)).amount, 96);
  });

  // design: v1-effect-prop
  it('SetPropState sets props, and a terminal sets the all-seeing eye', () => {
    const props = [
      { type: 'AllSeeingEyeTerminal', at: [4, 1] },
      {
        type: 'Door',
        at: [5, 1],
        state: 'Open',
        edge: [
          [5, 1],
          [5, 2],
        ],
      },
    ] as const;
    const state = doing(
      [
        { type: 'SetPropState', cell: at(4, 1), state: 'Unlocked' },
        { type: 'SetPropState', cell: at(5, 1), state: 'Closed' },
        { type: 'SetPropState', cell: at(1, 2), state: 'Enabled' },
      ],
      { props },
    );
    assert.equal(state.allSeeingEye, true);
    assert.equal(settingText(state, 8), 'Closed');
    assert.deepEqual(state.report?.rejected, []);
  });

  // design: v1-effect-hazard
  it('adds and removes hazards, clamped at once; blocked elements stay out', () => {
    const hazards: PlantChange['hazards'] = [
      { at: [4, 2], blocks: { Fuel: 2 } },
      { at: [6, 2], Coolant: 3 },
    ];
    const state = doing(
      [
        { type: 'AddHazard', cell: at(4, 2), hazard: 'Fuel', amount: 5 },
        { type: 'AddHazard', cell: at(2, 1), hazard: 'Fuel', amount: 99 },
        { type: 'RemoveHazard', cell: at(6, 2), hazard: 'Coolant', amount: 9 },
        { type: 'AddHeat', cell: at(4, 2), amount: 0.1 },
        { type: 'RemoveHeat', cell: at(2, 1), amount: 1 },
      ],
      { hazards, robot: [9, 3] },
      'EndOfTurn',
    );
    assert.deepEqual(
      state.report?.rejected.map(({ index }) => index),
      [0],
    );
    assert.equal(hazardAt(state, at(2, 1), 0), 30);
    assert.equal(hazardAt(state, at(6, 2), 1), 0);
    assert.equal(hazardAt(state, at(4, 2), 3), Math.fround(0.1));
  });

  // design: v1-effect-inventory
  it('AddInventory fills up to the capacity and reports the rest; RemoveInventory stops at 0', () => {
    const state = doing([
      { type: 'AddInventory', remedy: 'HeatShield', count: 9 },
      { type: 'RemoveInventory', remedy: 'HeatShield', count: 1 },
      { type: 'RemoveInventory', remedy: 'FuelNeutralizer', count: 1 },
    ]);
    assert.deepEqual([...state.inventory], [0, 0, 0, 3]);
    assert.deepEqual(state.report?.lostRemedies, [{ rule: 'rule-0', remedy: 'HeatShield', count: 5 }]);
  });

  // design: v1-loss-rule, v1-effect-loss, v1-order-loss
  it('LoseLevel loses at once, in either phase, and the rest of the turn still runs', () => {
    const lose: Effect = { type: 'LoseLevel', reason: 'enough' };
    for (const phase of ['StartOfSimulation', 'EndOfTurn'] as const) {
      const rules = [
        { phase, effects: [lose] },
        { phase, predicates: [{ type: 'LevelState', op: '==', value: 'Lost' }], effects: [warn('seen')] },
      ] as const;
      const state = after(
        plantState({ rules, heatImmunity: 3, robot: [2, 2] }),
        { id: 'MoveRobot', x: 3, y: 2 },
        'EndTurn',
      );
      assert.deepEqual(
        [state.status, state.lossCause, state.turn, state.actionsLeft],
        ['Lost', 'rule', 2, 3],
      );
      assert.deepEqual(state.report?.warnings, ['seen']);
      assert.equal(state.heatImmunity, 2);
      assert.deepEqual(state.report.loss, { cause: 'rule', cell: null, id: 'rule-0', reason: 'enough' });
    }
  });

  it('keep the first cause of a loss', () => {
    const reactor = pool([8, 2], { Fuel: 25, Heat: 19.5 });
    const hazards = [...pool([2, 2], { Coolant: 25 }), ...reactor];
    const lose: Effect = { type: 'LoseLevel', reason: 'enough' };
    const cause = (rules: NonNullable<PlantChange['rules']>, more: PlantChange['hazards'] = hazards) =>
      after(plantState({ hazards: more, rules }), 'EndTurn').lossCause;
    assert.equal(cause([{ phase: 'StartOfSimulation', effects: [lose] }]), 'rule');
    assert.equal(cause([{ effects: [lose] }]), 'robot');
    assert.equal(cause([{ effects: [lose] }], reactor), 'reactor');
  });
});

describe('a level whose rules change the inputs of a settled network', () => {
  // design: v1-flow-start
  it('is recomputed only where it changed', () => {
    const level: Level = plantState().machine.level;
    const game = reactorGame(defaultBalance);
    const first = game.init(level, 0);
    const once = game.apply(first, { id: 'EndTurn' });
    const quiet = game.apply(once, { id: 'EndTurn' });
    assert.equal(quiet.flows, first.flows);
    assert.equal(quiet.hazards, once.hazards);
    const off = after(first, { id: 'MoveRobot', x: 1, y: 2 }, 'InteractProp', 'EndTurn');
    assert.equal(off.flows.Fuel, first.flows.Fuel);
    assert.notEqual(off.flows.Coolant, first.flows.Coolant);
  });
});
