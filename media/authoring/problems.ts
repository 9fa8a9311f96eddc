import { html, type TemplateResult } from 'lit';
import type { TextRange } from '../../server/protocol';
import type { PreviewProblem } from '../../server/protocol-preview';

/** No more are listed than anybody reads. */
const mostListed = 30;

/** What is wrong with the level now: a click leads to its cell, or to its text where it has none. */
export function problemList(
  problems: readonly PreviewProblem[],
  { goTo, reveal }: { readonly goTo: (cell: number) => void; readonly reveal: (range: TextRange) => void },
): TemplateResult {
  const told = problems.filter(({ severity }) => severity === 'error' || severity === 'warning');
  return html`<h2>Problems: ${told.length}</h2>
    ${told.slice(0, mostListed).map(({ severity, message, cells, range }) => {
      const [cell] = cells;
      return html`<p>
        <button @click=${() => (cell === undefined ? reveal(range) : goTo(cell))}>
          ${severity === 'error' ? 'Error' : 'Warning'}: ${message}
        </button>
      </p>`;
    })}`;
}
