import * as assert from 'node:assert/strict';
import { balanceFrom, defaultBalance } from '../balance';
import { buildMachine } from '../simulation/machine';
import { startState } from '../simulation/start';
import { sketch, type LevelSketch } from '../simulation/testing/levels';
import { plant, plantCell, plantState } from '../simulation/testing/plant';
import { relaxedWhy } from './relaxed-why';

const dear = (actionCost: object) => balanceFrom({ turn: { actionCost } });

/** Returns the plant on another floor. Its flows, consumers and control stay in place. */
function walled(map: readonly string[], change: Partial<LevelSketch> = {}) {
  return startState(buildMachine(sketch({ ...plant, ...change, map }), defaultBalance));
}

const off = (type: string) =>
  plant.props.map((prop) =>
    prop.type === type ? { ...prop, state: 'Disabled' as const } : prop,
  ) as NonNullable<LevelSketch['props']>;

describe('why the relaxed level cannot be won', () => {
  it('is empty if it can be won', () => {
    assert.deepEqual(relaxedWhy(plantState()), []);
    assert.deepEqual(relaxedWhy(plantState({ off: ['FuelFlow', 'FuelConsumer'] })), []);
  });

  it('is a control without a floor route', () => {
    const state = walled(['###########', '#.@#......#', '#..#......#', '#..#......#', '###########']);
    assert.deepEqual(relaxedWhy(state), [
      { kind: 'control-out-of-reach', reactor: 'core', robot: plantCell([2, 1]), control: plantCell([8, 2]) },
    ]);
  });

  it('is a prop without a floor route, or each of several', () => {
    const map = ['###########', '#..#@.....#', '#..#......#', '#..#......#', '###########'];
    const consumer = plantCell([9, 1]);
    const failure = { kind: 'props-out-of-reach', reactor: 'core', carrier: 'Fuel', consumer } as const;
    assert.deepEqual(relaxedWhy(walled(map)), []);
    assert.deepEqual(relaxedWhy(walled(map, { props: off('FuelFlow') })), [{ ...failure, choices: [[0]] }]);
    const second = { type: 'FuelFlow', at: [2, 1], state: 'Disabled' } as const;
    const two = walled(map, { props: [...off('FuelFlow'), second] });
    assert.deepEqual(relaxedWhy(two), [{ ...failure, choices: [[0], [7]] }]);
    const rules: LevelSketch['rules'] = [
      { effects: [{ type: 'SetPropState', cell: plantCell([2, 1]), state: 'Enabled' }] },
    ];
    const helped = walled(map, { props: [...off('FuelFlow'), second], rules });
    assert.deepEqual(relaxedWhy(helped), []);
  });

  it('is a consumer that no setting supplies, with the best possible supply', () => {
    const balance = balanceFrom({ network: { falloff: { potential: 12 } } });
    const consumer = plantCell([9, 1]);
    const [fuel, coolant, electricity, ...none] = relaxedWhy(plantState({ balance, off: ['FuelFlow'] }));
    const failure = { kind: 'never-supplied', reactor: 'core', amount: 92, potential: 4 } as const;
    assert.deepEqual(fuel, { ...failure, carrier: 'Fuel', consumer });
    assert.deepEqual(coolant, { ...failure, carrier: 'Coolant', consumer: consumer + 11 });
    assert.deepEqual(electricity, { ...failure, carrier: 'Electricity', consumer: consumer + 22 });
    assert.deepEqual(none, []);
  });

  it('is a consumer without a source', () => {
    const [first] = relaxedWhy(
      walled(plant.map, {
        props: plant.props.filter(({ type }) => type !== 'FuelFlow'),
      }),
    );
    const consumer = plantCell([9, 1]);
    const nothing = { amount: 0, potential: 0 };
    assert.deepEqual(first, {
      kind: 'never-supplied',
      reactor: 'core',
      carrier: 'Fuel',
      consumer,
      ...nothing,
    });
  });

  it('is a required action that costs more than a whole turn', () => {
    const tooDear = (action: string) => [{ kind: 'too-dear', reactor: 'core', action, cost: 4, budget: 3 }];
    const move = dear({ MoveRobot: 4 });
    const interact = dear({ InteractProp: 4 });
    assert.deepEqual(relaxedWhy(plantState({ balance: move })), tooDear('MoveRobot'));
    assert.deepEqual(relaxedWhy(plantState({ balance: move, robot: [8, 2] })), []);
    const far = plantState({ balance: move, robot: [8, 2], off: ['FuelFlow'] });
    assert.deepEqual(relaxedWhy(far), tooDear('MoveRobot'));
    assert.deepEqual(relaxedWhy(plantState({ balance: interact })), []);
    assert.deepEqual(
      relaxedWhy(plantState({ balance: interact, off: ['FuelFlow'] })),
      tooDear('InteractProp'),
    );
    assert.deepEqual(
      relaxedWhy(plantState({ balance: dear({ ActivateReactor: 4 }) })),
      tooDear('ActivateReactor'),
    );
  });
});
