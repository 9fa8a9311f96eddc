import assert from 'node:assert/strict';
import { previewCommands } from '../../protocol/preview';
import { keyBindings, keyEffect, keyOf } from './keys';
import type { KeyPress } from '../shared/page/keys';

function pressed(key: string, modifiers: Partial<KeyPress> = {}): KeyPress {
  return { key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...modifiers };
}

describe('keyboard shortcuts of the preview', () => {
  it('distinguish Shift+arrow from arrow, row from board, and forward from backward', () => {
    assert.equal(keyEffect(pressed('ArrowUp')), 'moveUp');
    assert.equal(keyEffect(pressed('ArrowLeft', { shiftKey: true })), 'moveCursorLeft');
    assert.equal(keyEffect(pressed('Home')), 'goToRowStart');
    assert.equal(keyEffect(pressed('End', { ctrlKey: true })), 'goToBoardEnd');
    assert.equal(keyEffect(pressed('F6')), 'leaveBoard');
    assert.equal(keyEffect(pressed('F6', { shiftKey: true })), 'leaveBoardBackwards');
  });

  it('accept letters in either case, characters that need Shift, and digits as numbers', () => {
    for (const key of ['p', 'P'])
      assert.equal(keyEffect(pressed(key, { shiftKey: key === 'P' })), 'playFromHere');
    assert.equal(keyEffect(pressed('?', { shiftKey: true })), 'showKeyboardShortcuts');
    assert.equal(keyEffect(pressed('+', { shiftKey: true })), 'zoomIn');
    assert.equal(keyEffect(pressed('=')), 'zoomIn');
    assert.equal(keyEffect(pressed('7')), 7);
  });

  it('ignore the keys of VS Code', () => {
    assert.equal(keyEffect(pressed('s', { ctrlKey: true })), null);
    assert.equal(keyEffect(pressed('p', { metaKey: true })), null);
    assert.equal(keyEffect(pressed('ArrowUp', { altKey: true })), null);
    assert.equal(keyEffect(pressed('Tab')), null);
    assert.equal(keyEffect(pressed('q')), null);
  });

  it('have one command each', () => {
    const all = keyBindings.flatMap(({ keys, shift, control }) =>
      keys.map((key) => `${key} ${shift === true} ${control === true}`),
    );
    assert.equal(new Set(all).size, all.length);
  });

  it('are all contributed commands', () => {
    assert.equal(keyOf('solve'), 'S');
    assert.equal(keyOf('exportPng'), undefined);
    const keyless = previewCommands.filter((name) =>
      keyBindings.every((one) => !one.commands.includes(name)),
    );
    const modes = ['inspect', 'forecast', 'play', 'replay'];
    assert.deepEqual(keyless, [...modes, 'exportPng', 'exportSvg', 'exportGif', 'exportText']);
  });
});
