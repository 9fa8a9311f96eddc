import { deepEqual, equal } from 'node:assert/strict';
import type { KeyPress } from '../shared/page/keys';
import { keyEffect } from './keymap';

const press = (key: string, held: Partial<KeyPress> = {}): unknown =>
  keyEffect({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held });

describe('keyboard shortcuts of the rooms panel', () => {
  it('move, jump and act', () => {
    deepEqual(press('ArrowUp'), { kind: 'move', dx: 0, dy: -1, isCursor: false });
    deepEqual(press('ArrowLeft', { shiftKey: true }), { kind: 'move', dx: -1, dy: 0, isCursor: true });
    deepEqual(press('End', { ctrlKey: true }), { kind: 'jump', to: 'end' });
    deepEqual(press('F', { shiftKey: true }), { kind: 'act', id: 'fight' });
  });

  it('ignore all other keys', () => {
    for (const key of ['Tab', 'q', 'toString', 'Escape']) equal(press(key), null);
    equal(press('n', { ctrlKey: true }), null);
    equal(press('ArrowUp', { altKey: true }), null);
  });
});
