import { html, nothing, type TemplateResult } from 'lit';
import type { PreviewProblem } from '../../../protocol/preview';
import type { Desk } from '../desk';
import type { Mending } from '../state';
import { chooseFault, faultsOf } from './choosing';

/** No more are listed than anybody reads. */
const mostListed = 30;

/** What is wrong with the level now. Choosing a fault leads to its cell and offers what mends it. */
export function problemList(desk: Desk): TemplateResult {
  const { mending } = desk.now();
  const faults = faultsOf(desk);
  return html`<section class="author-form author-problems" aria-label="Problems">
    <h2>Problems: ${faults.length}</h2>
    ${faults.map((fault, index) => {
      const isChosen = fault === mending?.fault;
      return index < mostListed || isChosen ? problem(desk, fault, isChosen ? mending : null) : nothing;
    })}
  </section>`;
}

function problem(desk: Desk, fault: PreviewProblem, mending: Mending | null): TemplateResult {
  const { severity, message, cells } = fault;
  const choose = (): void => {
    if (mending !== null) {
      desk.change({ mending: null });
      return;
    }
    const [cell] = cells;
    if (cell !== undefined) desk.goTo(cell);
    chooseFault(desk, fault);
  };
  return html`<div class="author-problem is-${severity}">
    <button data-problem aria-expanded=${mending === null ? 'false' : 'true'} @click=${choose}>
      ${severity === 'error' ? 'Error' : 'Warning'}: ${message}
    </button>
    ${mending === null ? nothing : mends(desk, mending)}
  </div>`;
}

function mends({ board, change, now, post }: Desk, { fault, id, mends: offered }: Mending): TemplateResult {
  const version = now().document?.version ?? -1;
  return html`<div class="author-mends" role="group" aria-label="Mends">
    ${
      offered === null || offered.length === 0
        ? html`<p class="author-quiet" role="status">
            ${offered === null ? 'Looking for mends…' : 'Nothing mends it by itself.'}
          </p>`
        : offered.map(
            ({ title, isPreferred }, index) =>
              html`<button
                data-mend=${index}
                class=${isPreferred ? 'is-preferred' : ''}
                @click=${() => {
                  change({ mending: null });
                  post({ type: 'mend', id, index });
                  board.grid.focus();
                }}
              >
                ${title}
              </button>`,
          )
    }
    <button @click=${() => post({ type: 'reveal', version, range: fault.range })}>Show in the text</button>
  </div>`;
}
