import assert from 'node:assert/strict';
import { rectangle } from './rectangle';
import { drag, map } from './testing/board';

describe('the rectangle', () => {
  it('covers all cells between its corners, in either order', () => {
    const drawn = drag(
      rectangle,
      `.....
       ...1.
       .....
       .2...`,
      { brush: 'wall' },
    );
    assert.equal(
      drawn.map,
      map(`.....
           .###.
           .###.
           .###.`),
    );
  });
});
