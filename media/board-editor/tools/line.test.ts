import assert from 'node:assert/strict';
import { line } from './line';
import { drag, map } from './testing/board';

describe('the line', () => {
  it('connects the ends of the gesture, whatever its path', () => {
    const drawn = drag(
      line,
      `1.....
       .....2
       ...3..`,
      { brush: 'Electricity' },
    );
    assert.equal(
      drawn.map,
      map(`EE....
           .EE...
           ..EE..`),
    );
  });

  it('places one object where the gesture ends', () => {
    assert.equal(drag(line, '1..2..', { brush: 'robot' }).map, '...@..');
  });
});
