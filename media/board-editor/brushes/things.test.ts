import assert from 'node:assert/strict';
import { brush } from '../tools/brush';
import { drag, type Setting } from '../tools/testing/board';

/** Draws with the brush across a map and returns the stroke and the placed object. */
const put = (map: string, setting: Setting, under?: string) =>
  drag(brush, map, setting, under).outcome?.stroke;

describe('brushes that place an object', () => {
  it('place a prop where the gesture ends', () => {
    assert.deepEqual(put('1.2', { brush: 'prop', prop: 'AllSeeingEyeTerminal' }), {
      type: 'place',
      prop: { type: 'AllSeeingEyeTerminal', position: [2, 0] },
    });
  });

  it('place a door on the pressed or crossed edge, or change the edge of an existing door', () => {
    const door: Setting = { brush: 'prop', prop: 'Door' };
    const at = { type: 'Door', position: [1, 0] };
    const edge = [at.position, [2, 0]];
    assert.deepEqual(put('.1..', { ...door, side: 1 }), { type: 'place', prop: { ...at, edge } });
    assert.deepEqual(put('.12.', door), { type: 'place', prop: { ...at, edge } });
    assert.deepEqual(put('.1..', { ...door, side: 0 }), { type: 'place', prop: at }, 'off the map');
    assert.deepEqual(put('.12.', door, 'D.'), { type: 'prop', at: [1, 0], fields: { edge } });
    assert.equal(put('.1..', door, 'D'), undefined);
  });

  it('place an electricity leak in the wall, whether the gesture begins on the wall or the floor', () => {
    const leak: Setting = { brush: 'leak', carrier: 'Electricity' };
    const expected = { type: 'leak', carrier: 'Electricity', position: [1, 0], fields: { access: [2, 0] } };
    assert.deepEqual(put('#12', leak, 'e.'), expected);
    assert.deepEqual(put('#21', leak, '.e'), expected);
    assert.deepEqual(put('#e1', leak), expected);
  });

  it('place other leaks, hazards and the robot where the gesture ends', () => {
    assert.deepEqual(put('1.2', { brush: 'leak', carrier: 'Coolant' }), {
      type: 'leak',
      carrier: 'Coolant',
      position: [2, 0],
      fields: {},
    });
    assert.equal(drag(brush, '1.2', { brush: 'hazard', hazard: 'heat', amount: 3 }).map, '..*');
    assert.equal(drag(brush, '1.2', { brush: 'robot' }).map, '..@');
  });
});
