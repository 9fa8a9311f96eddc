import assert from 'node:assert/strict';
import { firstPalette } from '../tools';
import { commandOf } from './keymap';

describe('keyboard shortcuts of the board editor', () => {
  const key = (name: string, held: Partial<KeyboardEvent> = {}, palette = firstPalette) =>
    commandOf(
      { key: name, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held },
      palette,
    );

  it('choose brushes by number and tools by letter', () => {
    assert.deepEqual(key('3'), { kind: 'palette', change: { brush: 'Fuel' } });
    assert.deepEqual(key('R'), { kind: 'palette', change: { tool: 'rectangle' } });
  });

  it('choose the brush tool together with a brush if the current tool uses no brush', () => {
    const change = { brush: 'Fuel', tool: 'brush' };
    assert.deepEqual(key('3', {}, { ...firstPalette, tool: 'eraser' }), { kind: 'palette', change });
  });

  it('press the cell under the cursor', () => {
    assert.deepEqual(key(' '), { kind: 'press', key: 'Space', isSelecting: false });
    assert.deepEqual(key('Enter', { shiftKey: true }), { kind: 'press', key: 'Enter', isSelecting: true });
  });

  it('leave chords to VS Code', () => {
    assert.equal(key('z', { ctrlKey: true }), null);
    assert.equal(key('y'), null);
  });
});
