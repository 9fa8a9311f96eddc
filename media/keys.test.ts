import assert from 'node:assert/strict';
import { previewCommands } from '../server/protocol-preview';
import { keyBindings, keyEffect, keyOf, type Pressed } from './keys';

function pressed(key: string, modifiers: Partial<Pressed> = {}): Pressed {
  return { key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...modifiers };
}

describe('the keys of the board', () => {
  it('tell arrows with and without shift apart', () => {
    assert.deepEqual(keyEffect(pressed('ArrowUp')), { kind: 'move', dx: 0, dy: -1 });
    assert.deepEqual(keyEffect(pressed('ArrowLeft', { shiftKey: true })), { kind: 'cursor', dx: -1, dy: 0 });
  });

  it('tell the row from the board', () => {
    assert.deepEqual(keyEffect(pressed('Home')), { kind: 'jump', to: 'row-start' });
    assert.deepEqual(keyEffect(pressed('End', { ctrlKey: true })), { kind: 'jump', to: 'end' });
  });

  it('take letters in either case, and characters that need shift', () => {
    for (const key of ['p', 'P'])
      assert.deepEqual(keyEffect(pressed(key, { shiftKey: key === 'P' })), {
        kind: 'command',
        command: 'playFromHere',
      });
    assert.deepEqual(keyEffect(pressed('?', { shiftKey: true })), { kind: 'command', command: 'help' });
    assert.deepEqual(keyEffect(pressed('+', { shiftKey: true })), { kind: 'command', command: 'zoomIn' });
  });

  it('leave the keys of the editor alone', () => {
    assert.equal(keyEffect(pressed('s', { ctrlKey: true })), null);
    assert.equal(keyEffect(pressed('p', { metaKey: true })), null);
    assert.equal(keyEffect(pressed('ArrowUp', { altKey: true })), null);
    assert.equal(keyEffect(pressed('Tab')), null);
    assert.equal(keyEffect(pressed('q')), null);
  });

  it('mean one thing each', () => {
    const all = keyBindings.flatMap(({ keys, shift, control }) =>
      keys.map((key) => `${key} ${shift === true} ${control === true}`),
    );
    assert.equal(new Set(all).size, all.length);
  });

  it('are told of by the command', () => {
    assert.equal(keyOf('solve'), 'S');
    assert.equal(keyOf('exportPng'), undefined);
    const keyed = previewCommands.filter((command) => keyOf(command) !== undefined);
    assert.ok(keyed.length >= 14);
  });
});
