import assert from 'node:assert/strict';
import { brush } from './brush';
import { drag, map, stateOn } from './testing/board';

describe('the brush', () => {
  it('paints along the path of the pointer, without gaps where it skipped cells', () => {
    const drawn = drag(
      brush,
      `#######
       #1..2.#
       #.....#
       #...3.#
       #######`,
      { brush: 'Fuel' },
    );
    assert.equal(
      drawn.map,
      map(`#######
           #FFFF.#
           #...F.#
           #...F.#
           #######`),
    );
  });

  it('paints walls and floor', () => {
    assert.equal(drag(brush, '..12..', { brush: 'wall' }).map, '..##..');
    assert.equal(drag(brush, '##12##', { brush: 'floor' }, '#').map, '##..##');
  });

  it('explains how to draw, or how to place the object of the brush', () => {
    const hint = (setting: Parameters<typeof stateOn>[1]): string => brush.hint(stateOn('.', setting));
    assert.equal(hint({ brush: 'Coolant' }), 'Drag to draw. Press Escape to cancel.');
    assert.match(hint({ brush: 'prop', prop: 'Door' }), /edge for the door/);
  });

  it('draws with Space on one cell, with Enter along the path of the cursor unless it places one object', () => {
    const at = (setting: Parameters<typeof stateOn>[1]) => stateOn('.', setting).brush;
    assert.equal(brush.isWhole('Space', at({ brush: 'Fuel' })), true);
    assert.equal(brush.isWhole('Enter', at({ brush: 'Fuel' })), false);
    assert.equal(brush.isWhole('Enter', at({ brush: 'robot' })), true);
    assert.equal(brush.isWhole('Enter', at({ brush: 'leak', carrier: 'Electricity' })), false);
  });
});
