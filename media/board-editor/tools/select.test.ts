import assert from 'node:assert/strict';
import { select } from './select';
import { drag, map, stateOn } from './testing/board';

describe('the selection', () => {
  it('covers the cells between the ends of the gesture', () => {
    const drawn = drag(
      select,
      `.....
       ..2..
       1....`,
    );
    assert.equal(
      drawn.map,
      map(`.....
           xxx..
           xxx..`),
    );
    assert.equal(drawn.outcome?.stroke, undefined);
  });

  it('is empty after a click', () => {
    assert.equal(drag(select, '..1..').outcome?.selection, null);
  });

  it('moves the dragged prop, unless Shift selects cells', () => {
    assert.equal(drag(select, '.1.2.', {}, 'D.').map, '...D.');
    assert.equal(drag(select, '.1.2.', { isSelecting: true }, 'D.').map, '.xxx.');
  });

  it('moves with its ground when dragged, and leaves wall behind', () => {
    const selection = { at: [1, 0], width: 2, height: 1 } as const;
    const drawn = drag(select, '.1FT2..', { selection }, 'F.');
    assert.deepEqual(drawn.outcome?.stroke, { type: 'shift', box: selection, to: [4, 0], things: true });
    assert.equal(drawn.map, '.##Txx.');
  });

  it('stays on the map', () => {
    const selection = { at: [1, 0], width: 2, height: 1 } as const;
    assert.deepEqual(drag(select, '..1..2', { selection }).outcome?.selection, { ...selection, at: [4, 0] });
  });

  it('is copied with Alt', () => {
    const selection = { at: [0, 0], width: 2, height: 1 } as const;
    const drawn = drag(select, '1F..2.', { selection, isCopy: true }, 'F.');
    assert.equal(drawn.outcome?.stroke?.type, 'paste');
    assert.equal(drawn.map, 'FF..xx');
  });

  it('explains what dragging does', () => {
    const selection = { at: [0, 0], width: 1, height: 1 } as const;
    assert.match(select.hint(stateOn('.')), /^Drag a prop to move it/);
    assert.match(select.hint(stateOn('.', { selection })), /with Alt to copy it/);
  });
});
