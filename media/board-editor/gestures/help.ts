/** The keys of the board, and what the pointer does with keys held. */
import { html, render } from 'lit';
import type { Controller } from '../controller/controller';
import { tools } from '../tools';

const groups: readonly { readonly name: string; readonly rows: readonly (readonly [string, string])[] }[] = [
  {
    name: 'Draw',
    rows: [
      ['1 … 9', 'Choose a brush'],
      ...tools.map(({ key, title }): readonly [string, string] => [key.toUpperCase(), title]),
      ['↑ → ↓ ←', 'Move the cursor'],
      ['Enter', 'Begin a stroke at the cursor, and end it'],
      ['Space', 'Draw on the cell'],
      ['Esc', 'Drop the stroke, or what is selected'],
    ],
  },
  {
    name: 'What stands on the cell',
    rows: [
      ['T', 'Turn the prop to its next mode or state'],
      ['Delete', 'Take props, leaks and hazards away'],
      ['Q', 'Go to the next fault, and to what mends it'],
    ],
  },
  {
    name: 'Regions, with the select tool',
    rows: [
      ['Shift', 'Select where a prop stands too, with drag or Enter'],
      ['Alt Ctrl', 'Copy what is dragged rather than move it'],
      ['C X P', 'Copy, cut, put down at the cursor'],
      ['M', 'Take props, leaks and hazards along, or not'],
    ],
  },
  {
    name: 'View',
    rows: [
      ['+ - 0', 'Zoom in and out, fit the board'],
      ['Ctrl+wheel', 'Zoom at the pointer'],
      ['?', 'This help'],
    ],
  },
];

/** Shows the keys until Escape or a click. */
export function showHelp({ board }: Pick<Controller, 'board'>): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'modal';
  dialog.setAttribute('aria-label', 'Keys of the board');
  const rows = ([keys, words]: readonly [string, string]) =>
    html`<div>
      <dt>${keys.split(' ').map((key) => (key === '…' ? ' … ' : html`<kbd>${key}</kbd> `))}</dt>
      <dd>${words}</dd>
    </div>`;
  render(
    html`<h2>Keys of the board</h2>
      <p>They work while the board has the keyboard. Ctrl or Cmd with Z, Y and S undo, redo and save.</p>
      <div class="help">
        ${groups.map(
          ({ name, rows: list }) =>
            html`<section>
              <h3>${name}</h3>
              <dl>${list.map(rows)}</dl>
            </section>`,
        )}
      </div>
      <button class="primary" @click=${() => dialog.close()}>Close</button>`,
    dialog,
  );
  dialog.addEventListener('close', () => {
    dialog.remove();
    board.grid.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
}
