import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Controller } from '../controller/controller';
import { showHelp } from '../gestures/help';
import { brushBar } from '../palette/brush-bar';
import { toolBar } from '../palette/tool-bar';
import { sidePanels } from './side-panels';
import type { Drawing } from '../controller/state';
import { toolOf } from '../tools';
import type { PointedCell } from '../gestures/pointed-cell';

/** Parts of the state that change with each move of a gesture. Only the status line shows them. */
const quick: readonly string[] = ['gesture', 'sent', 'newProblems', 'notice'] satisfies (keyof Drawing)[];

const noMap = 'The file has no map. Add "dimensions" and "terrain", or run New Reactor Level….';

/** The cell size in pixels below which cells are hard to hit. */
const smallCell = 8;

/** Creates the template of the page: tools, brushes, board, side panels and status line. */
export function createTemplate(controller: Controller, pointedCell: PointedCell): () => TemplateResult {
  let known: readonly unknown[] = [];
  /** The input of the side panels, frozen during a gesture to keep it smooth. */
  const sideInput = (): readonly unknown[] => {
    const drawing = controller.now();
    const slow = Object.entries<unknown>({ ...drawing }).filter(([name]) => !quick.includes(name));
    if (drawing.gesture === null) known = [...slow.map(([, part]) => part), controller.store.view().cursor];
    return known;
  };
  return () => {
    const { palette, sent } = controller.now();
    return html`<main class="author">
      ${guard([palette], () => [toolBar(palette, controller.choose, () => showHelp(controller)), brushBar(palette, controller.choose)])}
      <div class="editor-board" aria-busy=${sent.length > 0}>
        <p id="board-hint" class="visually-hidden">Arrow keys move the cursor.</p>
        ${controller.board.element}
      </div>
      <div class="editor-side">
        ${guard([...sideInput()], () => sidePanels.map((panel) => panel(controller)))}
      </div>
      <div class="editor-status">${status(controller)}${pointedCell.element}</div>
    </main>`;
  };
}

function status({ now, picture, board }: Controller): TemplateResult {
  const { newProblems, notice, gesture, document, palette, pick, selection } = now();
  const [first] = newProblems;
  if (first !== undefined) return line(`This would cause a problem: ${first.message}`, true);
  if (document !== null && picture.base() === undefined) return line(noMap, notice.isBad);
  if (pick !== null)
    return line(
      `${notice.text} ${pick.words} Click a cell, or move to it and press Enter. Press Escape to cancel.`,
      notice.isBad,
    );
  if (notice.text !== '') return line(notice.text, notice.isBad);
  if (gesture !== null) return line('Release or press Enter to draw. Press Escape to cancel.');
  const isSmall = (board.placement()?.cell ?? smallCell) < smallCell;
  const zoom = isSmall ? ' Zoom in with + or Ctrl+wheel.' : '';
  return line(
    `${toolOf(palette).hint({ brush: palette, selection })}${zoom} Press ? for keyboard shortcuts.`,
  );
}

function line(words: string, isBad = false): TemplateResult {
  return html`<p class=${isBad ? 'is-bad' : ''} role="status">${words}</p>`;
}
