import { html, type TemplateResult } from 'lit';
import { positionText } from '../../../engine/reactor/words';
import { modal } from '../../shared/parts/dialogs';
import type { Panel } from '../panel';
import type { View } from '../store/view';

/** Parses `3, 5` or `[3, 5]` as column and row; `null` if it is not a cell of the board. */
function cellNamed(text: string, board: { readonly width: number; readonly height: number }): number | null {
  const match = /^\s*\[?\s*(\d{1,4})\s*[,; ]\s*(\d{1,4})\s*\]?\s*$/.exec(text);
  if (match === null) return null;
  const [x, y] = [Number(match[1]), Number(match[2])];
  return x < board.width && y < board.height ? y * board.width + x : null;
}

/** Renders the input for a cell. */
export function goTo(panel: Panel, view: View): TemplateResult {
  const { store, shownOf } = panel;
  const scene = shownOf(view)?.scene;
  const submit = (event: Event): void => {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).elements.namedItem('cell');
    const cell =
      scene === undefined || !(field instanceof HTMLInputElement) ? null : cellNamed(field.value, scene);
    if (cell === null) {
      store.change({ type: 'notice', text: 'This cell is outside the board.', isBad: true });
      return;
    }
    store.change({ type: 'cursor', cell });
    store.change({ type: 'dialog', dialog: null });
  };
  const example = scene === undefined ? '[0, 0]' : positionText(scene, view.cursor);
  return modal(
    'Go to a cell',
    () => store.change({ type: 'dialog', dialog: null }),
    html`<form class="go-to" method="dialog" @submit=${submit}>
      <label for="go-to-cell">Column, row</label>
      <input id="go-to-cell" name="cell" autocomplete="off" placeholder=${example} autofocus />
      <button type="submit" class="primary">Go</button>
    </form>`,
  );
}
