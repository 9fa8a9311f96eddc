import { html, type TemplateResult } from 'lit';
import type { Desk } from './desk';

/** No more are listed than anybody reads. */
const mostListed = 30;

/** What is wrong with the level now: a click leads to its cell, or to its text where it has none. */
export function problemList({ now, board, goTo, post }: Desk): TemplateResult {
  const { problems, document } = now();
  const show = (cell: number): void => {
    goTo(cell);
    board.grid.focus();
  };
  const told = problems.filter(({ severity }) => severity === 'error' || severity === 'warning');
  return html`<div class="author-form" role="group" aria-label="Problems">
    <h2>Problems: ${told.length}</h2>
    ${told.slice(0, mostListed).map(({ severity, message, cells, range }) => {
      const [cell] = cells;
      return html`<p>
        <button
          @click=${() =>
            cell === undefined
              ? post({ type: 'reveal', version: document?.version ?? -1, range })
              : show(cell)}
        >
          ${severity === 'error' ? 'Error' : 'Warning'}: ${message}
        </button>
      </p>`;
    })}
  </div>`;
}
