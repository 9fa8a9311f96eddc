import * as assert from 'node:assert/strict';
import { balanceFrom, defaultBalance } from '../balance';
import { buildMachine } from '../simulation/machine';
import { startState } from '../simulation/start';
import type { State } from '../simulation/state';
import { sketch } from '../simulation/testing/levels';
import { plantCell, plantState, type PlantChange } from '../simulation/testing/plant';
import { relaxedBound } from './relaxed';
import { descend, isAtMost } from './testing/relaxed-descent';
import { hall } from './testing/relaxed-plants';

/**
 * Returns the distance to a win of the plant, whose flows are on the left, and its consumers and control on the right.
 */
function distance(change: PlantChange, now: Partial<State> = {}): [number, number] | null {
  const state = { ...plantState(change), ...now };
  const found = relaxedBound(state.machine)(state);
  return found === null ? null : [found.turns, found.actions];
}

const dear = (actionCost: object) => balanceFrom({ turn: { actionCost } });

describe('the relaxed bound', () => {
  it('is the walk to the control and the activation where the reactor is ready', () => {
    assert.deepEqual(distance({ robot: [8, 2] }), [0, 1]);
    assert.deepEqual(distance({ robot: [6, 2] }), [0, 3]);
    assert.deepEqual(distance({ robot: [5, 2] }), [1, 4]);
    assert.deepEqual(distance({ robot: [2, 2] }), [2, 7]);
  });

  it('uses the remaining actions', () => {
    assert.deepEqual(distance({ robot: [6, 2] }, { actionsLeft: 2 }), [1, 3]);
    assert.deepEqual(distance({ robot: [6, 2] }, { actionsLeft: 1 }), [1, 3]);
    // a saved game may have none: the turn must be ended first, which costs at least as much as one action left implies
    assert.deepEqual(distance({ robot: [8, 2] }, { actionsLeft: 0 }), [0, 1]);
  });

  it('is 0 if the level is won, and undefined if it is lost', () => {
    assert.deepEqual(distance({}, { status: 'Won' }), [0, 0]);
    assert.equal(distance({}, { status: 'Lost' }), null);
  });

  it('walks to each required prop, waits for a turn to end, and walks on', () => {
    assert.deepEqual(distance({ robot: [9, 1], off: ['FuelConsumer'] }), [1, 4]);
    assert.deepEqual(distance({ robot: [8, 1], off: ['FuelConsumer'] }), [1, 5]);
    assert.deepEqual(distance({ robot: [2, 2], off: ['FuelFlow'] }), [3, 12]);
    assert.deepEqual(distance({ robot: [9, 1], off: ['FuelConsumer', 'CoolantConsumer'] }), [1, 5]);
    assert.deepEqual(
      distance({ robot: [9, 2], off: ['FuelConsumer', 'CoolantConsumer', 'ElectricityConsumer'] }),
      [2, 9],
    );
  });

  it('ends a turn that does not end by itself, which is an action', () => {
    assert.deepEqual(distance({ robot: [9, 2], off: ['CoolantConsumer'] }), [1, 4]);
    assert.deepEqual(distance({ robot: [9, 2], off: ['CoolantConsumer'] }, { actionsLeft: 2 }), [1, 3]);
  });

  it('waits for an action that costs more than what is left of the turn', () => {
    assert.deepEqual(distance({ robot: [6, 2], balance: dear({ MoveRobot: 2 }) }), [1, 4]);
    assert.deepEqual(distance({ robot: [7, 2], balance: dear({ ActivateReactor: 3 }) }), [1, 3]);
    assert.deepEqual(
      distance({ robot: [9, 1], off: ['FuelConsumer'], balance: dear({ InteractProp: 3 }) }),
      [1, 4],
    );
    assert.equal(distance({ robot: [8, 2], balance: dear({ ActivateReactor: 4 }) }), null);
    assert.equal(distance({ robot: [7, 2], balance: dear({ MoveRobot: 4 }) }), null);
    assert.deepEqual(distance({ robot: [8, 2], balance: dear({ MoveRobot: 4 }) }), [0, 1]);
    assert.equal(
      distance({ robot: [9, 1], off: ['FuelConsumer'], balance: dear({ InteractProp: 4 }) }),
      null,
    );
  });

  it('ignores hazards, leaks and disabled cells', () => {
    const hot: PlantChange = { robot: [8, 2], hazards: [{ at: [8, 2], Heat: 16, Fuel: 20 }] };
    assert.deepEqual(distance(hot), [1, 2]);
    const cut = plantState({ robot: [8, 2], off: ['FuelFlow'] });
    const severed = { ...cut.severed, Fuel: new Uint8Array(9).fill(1) };
    const here = relaxedBound(cut.machine)(cut);
    assert.deepEqual(relaxedBound(cut.machine)({ ...cut, severed } as State), here);
  });

  it('assumes for free only what a rule can set', () => {
    const rule = (state: string, enabled = true): PlantChange => ({
      off: ['FuelFlow'],
      rules: [{ enabled, effects: [{ type: 'SetPropState', cell: plantCell([1, 1]), state }] }],
    });
    assert.deepEqual(distance(rule('Enabled')), [2, 7]);
    assert.deepEqual(distance(rule('Enabled', false)), [3, 12]);
    assert.deepEqual(distance(rule('Disabled')), [3, 12]);
  });

  it('takes the nearest of several ways to supply a consumer', () => {
    const second: PlantChange = {
      off: ['FuelFlow'],
      props: [{ type: 'FuelFlow', at: [6, 1], state: 'Disabled' }],
    };
    assert.deepEqual(distance({ ...second, robot: [2, 1] }), [2, 9]);
    assert.deepEqual(distance({ ...second, robot: [1, 1] }), [3, 10]);
    assert.deepEqual(distance({ ...second, robot: [6, 1] }), [1, 5]);
  });

  it('takes the nearest of several reactors', () => {
    const annex: PlantChange['props'] = [
      {
        type: 'ReactorControl',
        at: [2, 3],
        id: 'annex',
        consumers: [
          [9, 1],
          [9, 2],
          [9, 3],
        ],
      },
    ];
    assert.deepEqual(distance({ props: annex, robot: [2, 2] }), [0, 2]);
    assert.deepEqual(distance({ props: annex, robot: [2, 2] }, { ready: Uint8Array.of(1, 0) }), [1, 3]);
  });

  it('is exact in a hall with ten wrong settings: it can be played', () => {
    const state = startState(buildMachine(sketch(hall), defaultBalance));
    const bound = relaxedBound(state.machine);
    const whole = bound(state);
    assert.deepEqual(whole, { turns: 32, actions: 99 });
    assert.deepEqual(descend(bound, state), { played: whole, status: 'Won' });
    const coarse = [100_000, 10_000, 2000, 100].map((largest) => relaxedBound(state.machine, largest)(state));
    for (const each of coarse) assert.ok(each && isAtMost(each, whole));
    // one table for each carrier, some free changes, all of them free, the floor alone
    assert.deepEqual(
      coarse.map((each) => each?.turns),
      [19, 17, 7, 1],
    );
  });
});
