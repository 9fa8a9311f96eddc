import assert from 'node:assert/strict';
import { defaultBalance } from '../../../engine/reactor';
import { stateOn } from '../tools/testing/board';
import { withStroke } from './with-stroke';

describe('a stroke on a scene', () => {
  it('keeps the identity of all objects that it does not touch', () => {
    const { scene } = stateOn('..F');
    const drawn = withStroke(
      scene,
      { type: 'paint', grid: 'Coolant', glyph: 'C', cells: [0, 1] },
      defaultBalance,
    );
    assert.deepEqual([...drawn.networks.Coolant.cells], [1, 1, 0]);
    assert.deepEqual([...scene.networks.Coolant.cells], [0, 0, 0]);
    for (const key of ['terrain', 'props', 'leaks', 'hazards', 'codes', 'blocks'] as const)
      assert.equal(drawn[key], scene[key]);
    assert.equal(drawn.networks.Fuel, scene.networks.Fuel);
  });

  it('tolerates a map that has shrunk in the meantime', () => {
    const { scene } = stateOn('..F');
    const box = { at: [2, 0], width: 2, height: 1 } as const;
    assert.equal(withStroke(scene, { type: 'shift', box, to: [0, 0], things: true }, defaultBalance), scene);
    const erased = withStroke(
      scene,
      { type: 'erase', what: ['Fuel', 'hazards'], cells: [2, 9] },
      defaultBalance,
    );
    assert.deepEqual([...erased.networks.Fuel.cells], [0, 0, 0]);
  });
});
