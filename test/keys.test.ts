import assert from 'node:assert/strict';
import { commandOf } from '../media/board-editor/gestures/keymap';
import { firstPalette } from '../media/board-editor/tools';
import { keyEffect as lixKey } from '../media/lix/keymap';
import { keyEffect as previewKey } from '../media/preview/keys';
import { keyEffect as roomsKey } from '../media/rooms/keymap';
import { pressedKey, type KeyPress } from '../media/shared/page/keys';
import { manifest } from './repository/manifest';

const pages: readonly ((key: KeyPress) => unknown)[] = [
  previewKey,
  roomsKey,
  lixKey,
  (key) => commandOf(key, firstPalette),
];
/** The single keys of any page that are no letter and no digit. */
const signs = [',', '.', '<', '>', '[', ']', '+', '=', '-', '?'];

type Held = Partial<KeyPress> & { readonly isComposing?: boolean; readonly isAltGr?: boolean };

/** Presses a key on each page, as the browser reports it. */
function press(key: string, { isAltGr = false, ...held }: Held = {}): unknown[] {
  const pressed = pressedKey({
    key,
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    isComposing: false,
    getModifierState: (name) => isAltGr && name === 'AltGraph',
    ...held,
  });
  return pages.map((effectOf) => (pressed === null ? null : effectOf(pressed)));
}

const nothing = pages.map(() => null);

describe('the single keys of all pages', () => {
  it('are characters, whichever modifiers a keyboard needs to type them', () => {
    for (const sign of signs) {
      const plain = press(sign);
      assert.notDeepEqual(plain, nothing, sign);
      const option = { altKey: true };
      const altGr = { isAltGr: true };
      for (const held of [option, altGr, { ...altGr, altKey: true, ctrlKey: true }]) {
        assert.deepEqual(press(sign, held), plain, sign);
        assert.deepEqual(press(sign, { ...held, shiftKey: true }), plain, sign);
      }
    }
  });

  it('are not the letters and digits of a chord, nor signs with Ctrl or Cmd', () => {
    for (const key of ['p', 's', 'l', '0', '1', 'ArrowUp']) {
      assert.notDeepEqual(press(key), nothing, key);
      assert.deepEqual(press(key, { altKey: true }), nothing, key);
    }
    for (const sign of signs)
      for (const chord of [{ ctrlKey: true }, { metaKey: true }, { ctrlKey: true, altKey: true }])
        assert.deepEqual(press(sign, chord), nothing, sign);
  });

  it('are left to dead keys and input methods', () => {
    for (const key of ['Enter', 'Escape', ' ', 'p', '['])
      assert.deepEqual(press(key, { isComposing: true }), nothing, key);
    for (const key of ['Dead', 'Process']) assert.deepEqual(press(key), nothing, key);
  });

  it('have bindings by character in the manifest, and another one where Alt types the character', () => {
    const { keybindings } = manifest.contributes;
    assert.deepEqual(
      keybindings.filter(({ key }) => /\[[A-Z]/.test(key)),
      [],
    );
    for (const sign of ['[', ']']) {
      const bound = keybindings.find(({ key }) => key === `alt+${sign}`);
      const others = keybindings.filter(
        ({ key, command }) => command === bound?.command && !key.endsWith(sign),
      );
      assert.equal(others.length, 1, sign);
    }
  });
});
