import * as assert from 'node:assert/strict';
import { defaultBalance } from '../balance';
import { buildMachine } from '../simulation/machine';
import { startState } from '../simulation/start';
import { sketch, type LevelSketch } from '../simulation/testing/levels';
import { relaxedBound } from './relaxed';
import { changesLeft } from './relaxed-changes';
import { supplyLine } from './relaxed-supply';

/** Two fuel flows on the left, two junctions in a row, a consumer at the end and one on a branch. */
const fork: LevelSketch = {
  map: ['@..........', '...........', '...........'],
  fuel: ['...F...F...', 'FFFFFFFFFFF', '...........'],
  coolant: ['...........', '...........', 'CCC........'],
  electricity: ['...........', '...........', '.....EEE...'],
  props: [
    { type: 'FuelFlow', at: [0, 1], state: 'Disabled' },
    { type: 'FuelFlow', at: [1, 1], state: 'Enabled' },
    { type: 'TJunction', at: [3, 1], mode: '0/4' },
    { type: 'TJunction', at: [7, 1], mode: '2/2' },
    { type: 'FuelConsumer', at: [10, 1], state: 'Enabled' },
    { type: 'FuelConsumer', at: [3, 0], state: 'Enabled' },
    { type: 'CoolantFlow', at: [0, 2], state: 'Enabled' },
    { type: 'CoolantConsumer', at: [2, 2], state: 'Enabled' },
    { type: 'ElectricityFlow', at: [5, 2], state: 'Enabled' },
    { type: 'ElectricityConsumer', at: [7, 2], state: 'Enabled' },
    {
      type: 'ReactorControl',
      at: [10, 0],
      id: 'core',
      consumers: [
        [10, 1],
        [2, 2],
        [7, 2],
      ],
    },
  ],
};

const machine = buildMachine(sketch(fork), defaultBalance);
const start = startState(machine);
// a T fed from the west without a branch to the south has north and east: the second share continues
const [flow, nearFlow, first, second, consumer] = [0, 1, 2, 3, 4];

function settings(change: Readonly<Record<number, number>>): Uint8Array {
  const all = start.settings.slice();
  for (const [prop, setting] of Object.entries(change)) all[Number(prop)] = setting;
  return all;
}

describe('the dependencies of a consumer’s supply', () => {
  const line = supplyLine(machine, 'Fuel', 0);

  it('are its own setting, the flows, and the junctions on the way', () => {
    assert.deepEqual(
      line.influences.map(({ prop, settings: count, best }) => [prop, count, best]),
      [
        [flow, 2, 0],
        [nearFlow, 2, 0],
        [first, 5, 0],
        [second, 5, 0],
        [consumer, 2, 0],
      ],
    );
    const branch = supplyLine(machine, 'Fuel', 1);
    assert.deepEqual(
      branch.influences.map(({ prop, best }) => [prop, best]),
      [
        [flow, 0],
        [nearFlow, 0],
        [first, 4],
        [5, 0],
      ],
    );
  });

  it('come from the engine’s own flow', () => {
    assert.equal(line.isSupplied(settings({})), true);
    assert.equal(line.isSupplied(settings({ [nearFlow]: 1 })), false);
    assert.equal(line.isSupplied(settings({ [nearFlow]: 1, [flow]: 0 })), true);
    assert.equal(line.isSupplied(settings({ [first]: 4 })), false);
    assert.equal(line.isSupplied(settings({ [first]: 3 })), false);
    assert.equal(line.isSupplied(settings({ [first]: 3, [second]: 0 })), true);
    assert.equal(line.isSupplied(settings({ [consumer]: 1 })), false);
  });

  it('yield the smallest sets of changes that supply it', () => {
    const left = changesLeft({ lines: [line], changes: [line.influences], free: new Set() });
    const bits = (...props: number[]) =>
      props.reduce((set, prop) => set | (1 << line.influences.findIndex((each) => each.prop === prop)), 0);
    assert.deepEqual(left(settings({})), [0]);
    assert.deepEqual(left(settings({ [first]: 4 })), [bits(first)]);
    assert.deepEqual(left(settings({ [first]: 3 })), [bits(first), bits(second)]);
    assert.deepEqual(left(settings({ [first]: 3, [second]: 3, [consumer]: 1 })), [
      bits(first, consumer),
      bits(second, consumer),
    ]);
    assert.deepEqual(left(settings({ [nearFlow]: 1 })), [bits(flow), bits(nearFlow)]);
    const fixed = changesLeft({ lines: [line], changes: [[]], free: new Set() });
    assert.deepEqual(fixed(settings({ [nearFlow]: 1 })), []);
    const free = changesLeft({ lines: [line], changes: [[]], free: new Set(line.influences) });
    assert.deepEqual(free(settings({ [nearFlow]: 1 })), [0]);
  });

  it('count any mode of a junction as one action', () => {
    const state = { ...start, settings: settings({ [first]: 3 }), robot: 14, ready: Uint8Array.of(0) };
    // set it, walk eight cells to the control, activate: ten actions, and one turn ends in between
    assert.deepEqual(relaxedBound(machine)(state), { turns: 3, actions: 10 });
  });
});
