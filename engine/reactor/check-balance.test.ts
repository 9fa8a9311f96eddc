import assert from 'node:assert/strict';
import { readJson } from '../json';
import { checkBalance, defaultBalance } from '.';
import { eachNumber } from './balance';
import { named } from './testing/mutate';

function check(text: string) {
  const { issues, balance } = checkBalance(readJson(text));
  return { found: named(issues), balance };
}

describe('checkBalance', () => {
  it('treats an empty file as the defaults', () => {
    const { found, balance } = check('{}');
    assert.deepEqual(found, []);
    assert.deepEqual(balance, defaultBalance);
  });

  it('accepts the defaults as a file', () => {
    const { found, balance } = check(JSON.stringify(defaultBalance));
    assert.deepEqual(found, []);
    assert.deepEqual(balance, defaultBalance);
  });

  // design: v1-balance-values
  it('overrides one number, rounded to binary32, and keeps the others', () => {
    const { found, balance } = check(
      '{ "hazard": { "max": 40.1 }, "grid": { "maxWidth": 20 }, "x-why": 1, "$schema": "" }',
    );
    assert.deepEqual(found, []);
    assert.equal(balance.hazard.max, Math.fround(40.1));
    assert.deepEqual(balance.grid, { ...defaultBalance.grid, maxWidth: 20 });
  });

  it('sets the bands of all fields, or of one', () => {
    const { balance } = check('{ "hazard": { "bands": { "caution": 5, "heat": { "caution": 7 } } } }');
    assert.deepEqual(balance.hazard.bands.fuel, { caution: 5, critical: 20 });
    assert.deepEqual(balance.hazard.bands.heat, { caution: 7, critical: 20 });
  });

  it('reports unknown names, on the key', () => {
    assert.deepEqual(check('{ "gird": {}, "robot": { "capacity": 1 } }').found.sort(), [
      'unknown-field gird@key',
      'unknown-field robot.capacity@key',
    ]);
  });

  it('reports other types and values out of range, and keeps the default', () => {
    const { found, balance } = check(
      '{ "hazard": { "max": "30" }, "flow": { "element": 0.3, "heat1": 1e999 }, "robot": { "inventoryCapacity": 2.5 }, "warm": [1], "quench": [1, null] }',
    );
    assert.deepEqual(found, [
      'wrong-type hazard.max',
      'invalid-value flow.element',
      'invalid-value flow.heat1',
      'invalid-value robot.inventoryCapacity',
      'invalid-value warm',
      'wrong-type quench.1',
    ]);
    assert.deepEqual(balance, defaultBalance);
  });

  it('reports numbers in the wrong order once, at their place, and keeps the defaults', () => {
    for (const [text, place] of [
      ['{ "grid": { "minWidth": 9, "maxWidth": 8 } }', 'grid.maxWidth'],
      ['{ "grid": { "minWidth": 2000 } }', 'grid.minWidth'],
      ['{ "grid": { "maxHeight": 2 } }', 'grid.maxHeight'],
      ['{ "network": { "max": 50 } }', 'network.max'],
      ['{ "network": { "bands": { "criticalBelow": 30 } } }', 'network.bands.criticalBelow'],
      ['{ "hazard": { "bands": { "caution": 20 } } }', 'hazard.bands.caution'],
      ['{ "hazard": { "bands": { "heat": { "critical": 10 } } } }', 'hazard.bands.heat.critical'],
    ] as const) {
      const { found, balance } = check(text);
      assert.deepEqual(found, [`invalid-value ${place}`], text);
      assert.deepEqual(balance, defaultBalance, text);
    }
  });

  it('reports a root that is not an object, and in a broken text only what is present', () => {
    for (const text of ['null', '[]', '7']) assert.deepEqual(check(text).found, ['wrong-type ']);
    for (const text of ['', '{ "hazard": { "max"', '{ "quench": [1']) assert.deepEqual(check(text).found, []);
  });

  it('treats inherited property names as unknown', () => {
    assert.deepEqual(check('{ "__proto__": { "hazard": 1 }, "constructor": 1 }').found, [
      'unknown-field __proto__@key',
      'unknown-field constructor@key',
    ]);
  });

  // design: v1-balance-values
  it('covers every number that the design leaves to balancing', () => {
    const numbers: readonly (readonly [string, number | readonly number[]])[] = [
      ['network.source.amount', 80],
      ['network.source.potential', 70],
      ['network.falloff.amount', 2],
      ['network.falloff.potential', 3],
      ['consumer.demand.amount', 5],
      ['consumer.demand.potential', 6],
      ['leak.base', 2],
      ['leak.perPotential', 0.5],
      ['flow.element', 0.125],
      ['flow.heat1', 0.125],
      ['flow.heat2', 0.25],
      ['warm', [1, 3]],
      ['quench', [2, 5]],
      ['short.heat', [4, 8]],
      ['short.discharge', [3, 5]],
      ['ignite.heat', [6, 9]],
      ['ignite.burn', [1, 4]],
      ['hazard.bands.heat.caution', 7],
      ['hazard.bands.heat.critical', 21],
      ['robot.unsafe.heat', 17],
      ['reactor.terminalFrom', 25],
      ['robot.inventoryCapacity', 6],
      ['remedy.blockTurns', 5],
      ['remedy.heatImmunitySteps', 9],
      ['turn.actionCost.MoveRobot', 2],
      ['forecast.horizon', 12],
    ];
    for (const [name, number] of numbers) {
      const keys = name.split('.');
      const file = keys.reduceRight<unknown>((inner, key) => ({ [key]: inner }), number);
      const { found, balance } = check(JSON.stringify(file));
      assert.deepEqual(found, [], name);
      const set = keys.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], balance);
      assert.deepEqual(set, number, name);
    }
  });

  it('reports null in place of every number, one by one', () => {
    eachNumber((path) => {
      const file = path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), null);
      const { found, balance } = check(JSON.stringify(file));
      assert.deepEqual(found, [`wrong-type ${path.join('.')}`]);
      assert.deepEqual(balance, defaultBalance);
    });
  });

  it('rejects a number that is infinite in binary32', () => {
    const { found, balance } = check('{ "hazard": { "max": 1e39 }, "warm": [1e39, 1] }');
    assert.deepEqual(found, ['invalid-value hazard.max', 'invalid-value warm.0']);
    assert.deepEqual(balance, defaultBalance);
  });
});
