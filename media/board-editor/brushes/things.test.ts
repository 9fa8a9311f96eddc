import assert from 'node:assert/strict';
import { brush } from '../tools/brush';
import { drag, type Setting } from '../tools/testing/board';

/** The stroke of the brush over a map, with a thing that it puts down. */
const put = (map: string, setting: Setting, under?: string) =>
  drag(brush, map, setting, under).outcome?.stroke;

describe('brushes that put a thing down', () => {
  it('place a prop where the gesture ends', () => {
    assert.deepEqual(put('1.2', { brush: 'prop', prop: 'AllSeeingEyeTerminal' }), {
      type: 'place',
      prop: { type: 'AllSeeingEyeTerminal', position: [2, 0] },
    });
  });

  it('place a door on the edge that was pressed or dragged over, and change the edge of one that is there', () => {
    const door: Setting = { brush: 'prop', prop: 'Door' };
    const at = { type: 'Door', position: [1, 0] };
    const edge = [at.position, [2, 0]];
    assert.deepEqual(put('.1..', { ...door, side: 1 }), { type: 'place', prop: { ...at, edge } });
    assert.deepEqual(put('.12.', door), { type: 'place', prop: { ...at, edge } });
    assert.deepEqual(put('.1..', { ...door, side: 0 }), { type: 'place', prop: at }, 'off the map');
    assert.deepEqual(put('.12.', door, 'D.'), { type: 'prop', at: [1, 0], fields: { edge } });
    assert.equal(put('.1..', door, 'D'), undefined);
  });

  it('put a leak of electricity into the wall, whichever of wall and floor the gesture begins on', () => {
    const leak: Setting = { brush: 'leak', carrier: 'Electricity' };
    const expected = { type: 'leak', carrier: 'Electricity', position: [1, 0], fields: { access: [2, 0] } };
    assert.deepEqual(put('#12', leak, 'e.'), expected);
    assert.deepEqual(put('#21', leak, '.e'), expected);
    assert.deepEqual(put('#e1', leak), expected);
  });

  it('put other leaks, hazards and the robot where the gesture ends', () => {
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
