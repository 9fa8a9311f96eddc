import * as assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { shortestFloat32 } from './float-text';
import { savedLevel, saveState } from './save';
import { after, plantCell, plantState } from '../testing/plant';
import { runs } from '../../../core/testing/budget';

const float = new Float32Array(1);
const bits = new Uint32Array(float.buffer);

/** Counts the digits of a number's shortest text. */
function digitsOf(value: number): number {
  return value
    .toExponential()
    .replace(/e.*$/, '')
    .replace(/[^0-9]/g, '').length;
}

/** Finds the fewest digits with which some decimal near a float reads back to it, by trying all nearby decimals. */
function fewestDigits(value: number): number {
  for (let digits = 1; digits < 9; digits++) {
    const [mantissa = '', exponent = ''] = value.toExponential(digits - 1).split('e');
    const whole = Number(mantissa.replace('.', ''));
    for (const near of [whole - 1, whole, whole + 1]) {
      if (Math.fround(Number(`${near}e${Number(exponent) - digits + 1}`)) === value) return digits;
    }
  }
  return 9;
}

describe('a saved float', () => {
  // design: v1-floats
  it('is the shortest decimal that reads back to the same bits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 0x7f7fffff }), (pattern) => {
        bits[0] = pattern;
        const value = float[0] ?? 0;
        const saved = shortestFloat32(value);
        assert.equal(Math.fround(saved), value);
        assert.ok(digitsOf(saved) <= fewestDigits(value), `${value} as ${saved}`);
      }),
      runs(5_000, 20_000),
    );
  });

  it('holds at the powers of two, where floats are not evenly spaced', () => {
    for (let exponent = -149; exponent < 128; exponent++) {
      const value = 2 ** exponent;
      const saved = shortestFloat32(value);
      assert.equal(Math.fround(saved), value);
      assert.ok(digitsOf(saved) <= fewestDigits(value), `2^${exponent} as ${saved}`);
    }
  });

  it('reads as people write it', () => {
    const written = [0, 0.1, 4.5, 98.5, 100, 1 / 3, 16777216, 1e-45, 29.999998].map((value) =>
      String(shortestFloat32(Math.fround(value))),
    );
    assert.deepEqual(written, [
      '0',
      '0.1',
      '4.5',
      '98.5',
      '100',
      '0.33333334',
      '16777216',
      '1e-45',
      '29.999998',
    ]);
  });
});

describe('a saved game', () => {
  // design: v1-bands-derived, v1-robot-state, v1-file-state
  it('contains only what play has changed', () => {
    const state = plantState({
      robot: [2, 1],
      leaks: [{ carrier: 'Fuel', at: [3, 1] }],
      hazards: [
        { at: [2, 1], Fuel: 2, Heat: 0.1 },
        { at: [6, 3], blocks: { Fuel: 2 } },
      ],
      inventory: { FuelNeutralizer: 1 },
      props: [{ type: 'TJunction', at: [5, 3], mode: '2/2' }],
      rules: [
        {
          id: 'once',
          effects: [{ type: 'DisableNetworkCell', carrier: 'Electricity', cell: plantCell([7, 3]) }],
        },
        { id: 'ever', trigger: 'Repeat', effects: [{ type: 'Warn', text: 'still' }] },
      ],
    });
    const saved = saveState(
      after(state, 'EndTurn', { id: 'Neutralize', index: 0 }, { id: 'MoveRobot', x: 1, y: 1 }),
    );
    assert.equal(saved.turn, 2);
    assert.deepEqual([saved.actionsLeft, saved.moves, saved.status, saved.lossCause], [1, 1, 'Ready', null]);
    assert.equal(saved.robot.cell, plantCell([1, 1]));
    assert.equal(saved.robot.inventory.FuelNeutralizer, 0);
    assert.deepEqual(saved.props, []);
    assert.deepEqual(saved.severed, [{ carrier: 'Electricity', cell: plantCell([7, 3]) }]);
    assert.deepEqual(saved.fired, ['once']);
    assert.deepEqual(saved.readyReactors, ['core']);
    assert.deepEqual(saved.services, ['Producing', 'Producing', 'Producing']);
    const cell = plantCell([2, 1]);
    // fuel was on the cell at the end of the turn and was neutralized afterwards
    assert.deepEqual(
      saved.previous.map((each) => each.cell),
      [cell],
    );
    assert.ok((saved.previous[0]?.amounts.Fuel ?? 0) > 0);
    assert.deepEqual(saved.hazards.find((each) => each.cell === cell)?.blocks, { Fuel: 3 });
    assert.deepEqual(saved.hazards.find((each) => each.cell === plantCell([6, 3]))?.blocks, { Fuel: 1 });
    assert.equal(saved.networks.Fuel.amount.length, 9);
  });

  it('names props that differ from the level, and keeps foreign keys', () => {
    const state = plantState({ robot: [5, 3], props: [{ type: 'TJunction', at: [5, 3], mode: '2/2' }] });
    const { level } = state.machine;
    const changed = after(state, 'InteractProp');
    assert.deepEqual(saveState(changed).props, [{ cell: plantCell([5, 3]), mode: '3/1' }]);
    const extensions = [
      { object: ['props', 0], key: 'x-note', value: 'kept' },
      { object: ['state', 'leaks', 0], key: 'x-note', value: 'of a leak that may be another now' },
      { object: ['state', 'robot'], key: 'x-note', value: 'kept' },
      { object: ['state'], key: 'x-note', value: 'kept' },
    ];
    const noted = { ...changed, machine: { ...changed.machine, level: { ...level, extensions } } };
    assert.deepEqual(
      savedLevel(noted).extensions?.map(({ value }) => value),
      ['kept', 'kept', 'kept'],
    );
  });
});
