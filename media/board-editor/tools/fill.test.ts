import assert from 'node:assert/strict';
import { fill } from './fill';
import { drag, map, stateOn } from './testing/board';

describe('the fill', () => {
  it('covers the floor up to its walls', () => {
    const drawn = drag(
      fill,
      `#####
       #.#.#
       #1#.#
       #####`,
      { brush: 'wall' },
    );
    assert.equal(
      drawn.map,
      map(`#####
           ###.#
           ###.#
           #####`),
    );
  });

  it('follows the network that the brush paints, not the ground', () => {
    const drawn = drag(
      fill,
      `.F.
       #F1
       .F#`,
      { brush: 'Fuel' },
    );
    assert.equal(
      drawn.map,
      map(`.FF
           #FF
           .Ff`),
    );
  });

  it('needs one click, and one key', () => {
    const { brush } = stateOn('.', { brush: 'wall' });
    assert.equal(fill.isWhole('Enter', brush), true);
    assert.equal(fill.hint(stateOn('.')), 'Click to fill all connected cells.');
  });
});
