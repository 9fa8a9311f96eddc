import assert from 'node:assert/strict';
import { picker } from './picker';
import { stateOn } from './testing/board';

describe('the picker', () => {
  it('selects the brush of the topmost object, and draws nothing', () => {
    const picked = Array.from('DF.#e', (_, cell) =>
      picker.press(stateOn('DF.#e'), { cell, side: null, isSelecting: false }),
    );
    assert.deepEqual(picked, [
      { brush: { brush: 'prop', prop: 'Door' } },
      { brush: { brush: 'Fuel' } },
      { brush: { brush: 'floor' } },
      { brush: { brush: 'wall' } },
      { brush: { brush: 'Electricity' } },
    ]);
  });
});
