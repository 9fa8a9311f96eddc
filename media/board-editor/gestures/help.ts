/** The dialog that lists the keys of the board. */
import { html, render } from 'lit';
import { modal, openModal } from '../../shared/parts/dialogs';
import { keyHelp } from '../../shared/parts/key-list';
import type { Controller } from '../controller/controller';
import { tools } from '../tools';

const groups: Parameters<typeof keyHelp>[0] = [
  [
    'Draw',
    [
      ['1 … 9', 'Choose a brush'],
      ...tools.map(({ key, title }): readonly [string, string] => [key.toUpperCase(), title]),
      ['↑ → ↓ ←', 'Move the cursor'],
      ['Enter', 'Begin a stroke at the cursor, and end it'],
      ['Space', 'Draw on the cell'],
      ['Esc', 'Drop the stroke, or what is selected'],
    ],
  ],
  [
    'What stands on the cell',
    [
      ['T', 'Turn the prop to its next mode or state'],
      ['Delete', 'Take props, leaks and hazards away'],
      ['Q', 'Go to the next fault, and to what mends it'],
    ],
  ],
  [
    'Regions, with the select tool',
    [
      ['Shift', 'Select where a prop stands too, with drag or Enter'],
      ['Alt Ctrl', 'Copy what is dragged rather than move it'],
      ['C X P', 'Copy, cut, put down at the cursor'],
      ['M', 'Take props, leaks and hazards along, or not'],
    ],
  ],
  [
    'View',
    [
      ['+ - 0', 'Zoom in and out, fit the board'],
      ['Ctrl+wheel', 'Zoom at the pointer'],
      ['?', 'This help'],
    ],
  ],
];

/** Shows the keys until the dialog is closed. */
export function showHelp({ board }: Pick<Controller, 'board'>): void {
  const host = document.createElement('div');
  document.body.append(host);
  const close = (): void => {
    host.remove();
    board.grid.focus();
  };
  const keys = html`<p>
      They work while the board has the keyboard. Ctrl or Cmd with Z, Y and S undo, redo and save.
    </p>
    ${keyHelp(groups)}`;
  render(modal('Keys of the board', close, keys), host);
  openModal(host);
}
