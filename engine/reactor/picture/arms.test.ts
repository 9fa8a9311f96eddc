import assert from 'node:assert/strict';
import { sceneOfParts } from './scene-of-parts';
import type { SceneProp } from './scene';

/** The arms of the junction `J` in a map of fuel, where `S` are sources: `from 3: 0 1`. */
function armsIn(map: readonly string[], type: 'TJunction' | 'CrossJunction' = 'TJunction'): string {
  const width = map[0]?.length ?? 0;
  const props: SceneProp[] = [];
  map.forEach((row, y) =>
    Array.from(row).forEach((glyph, x) => {
      const cell = y * width + x;
      if (glyph === 'S') props.push({ type: 'FuelFlow', cell, on: false });
      if (glyph === 'J') props.push({ type, cell, mode: '2/2', arms: null });
    }),
  );
  const fuel = map.map((row) => row.replace(/[SJ]/g, 'F'));
  const scene = sceneOfParts({ width, height: map.length, networks: { Fuel: fuel }, props });
  const found = scene.props.find(({ type: each }) => each === type);
  if (found === undefined || !('arms' in found) || found.arms === null) return 'none';
  return `from ${found.arms.from}: ${found.arms.branches.join(' ')}`;
}

describe('the arms of a junction', () => {
  // design: v1-junction-directions
  it('are its neighbors except the one that feeds it, clockwise from there', () => {
    assert.equal(armsIn(['..F..', 'SFJF.', '.....']), 'from 3: 0 1');
    assert.equal(armsIn(['..S..', '.FJF.', '.....']), 'from 0: 1 3');
    assert.equal(armsIn(['..F..', '.FJFS', '..F..'], 'CrossJunction'), 'from 1: 2 3 0');
    assert.equal(armsIn(['.F.', 'FJF', '.F.', '.S.'], 'CrossJunction'), 'from 2: 3 0 1');
  });

  it('follow the network around corners, also on tall maps', () => {
    assert.equal(armsIn(['SFF', '..F', 'FJF', '...', '...', '...', '...']), 'from 1: 3');
  });

  it('are unknown without a source, and where two networks meet', () => {
    assert.equal(armsIn(['..F..', '.FJF.']), 'none');
    const scene = sceneOfParts({
      width: 3,
      height: 1,
      networks: { Fuel: ['FFF'], Coolant: ['.C.'] },
      props: [
        { type: 'FuelFlow', cell: 0, on: true },
        { type: 'TJunction', cell: 1, mode: '2/2', arms: null },
      ],
    });
    assert.deepEqual(scene.props[1], { type: 'TJunction', cell: 1, mode: '2/2', arms: null });
  });
});
