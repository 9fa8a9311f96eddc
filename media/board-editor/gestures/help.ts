/** The dialog with the keyboard shortcuts of the board editor. */
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
      ['Enter', 'Begin or end a stroke at the cursor'],
      ['Space', 'Draw on the cell'],
      ['Esc', 'Cancel the stroke or clear the selection'],
    ],
  ],
  [
    'Current cell',
    [
      ['T', 'Switch the prop to its next mode or state'],
      ['Delete', 'Remove props, leaks and hazards'],
      ['Q', 'Go to the next problem and its fixes'],
    ],
  ],
  [
    'Regions (select tool)',
    [
      ['Shift', 'Start a selection on a prop, by dragging or with Enter'],
      ['Alt Ctrl', 'Copy instead of moving while dragging'],
      ['C X P', 'Copy, cut, paste at the cursor'],
      ['M', 'Toggle whether regions include props, leaks and hazards'],
    ],
  ],
  [
    'View',
    [
      ['+ - 0', 'Zoom in and out, fit the board'],
      ['Ctrl+wheel', 'Zoom at the pointer'],
      ['?', 'Keyboard shortcuts'],
    ],
  ],
];

/** Opens the dialog. */
export function showHelp({ board }: Pick<Controller, 'board'>): void {
  const host = document.createElement('div');
  document.body.append(host);
  const close = (): void => {
    host.remove();
    board.grid.focus();
  };
  const keys = html`<p>
      These keys work while the board has focus. Ctrl or Cmd with Z, Y and S undo, redo and save.
    </p>
    ${keyHelp(groups)}`;
  render(modal('Keyboard shortcuts', close, keys), host);
  openModal(host);
}
