import { html, nothing, type TemplateResult } from 'lit';
import type { PreviewProblem } from '../../../protocol/preview';
import type { Controller } from '../controller/controller';
import type { SelectedProblem } from '../controller/state';
import { selectProblem, problemsOf } from './selected-problem';

/** The maximum number of problems in the list. */
const maxListed = 30;

/** Renders the problems of the current level. Selecting one goes to its cell and offers its fixes. */
export function problemList(controller: Controller): TemplateResult {
  const { problem } = controller.now();
  const faults = problemsOf(controller);
  return html`<section class="editor-form editor-problems" aria-label="Problems">
    <h2>Problems: ${faults.length}</h2>
    ${faults.map((fault, index) => {
      const isChosen = fault === problem?.fault;
      return index < maxListed || isChosen ? entry(controller, fault, isChosen ? problem : null) : nothing;
    })}
  </section>`;
}

function entry(
  controller: Controller,
  fault: PreviewProblem,
  problem: SelectedProblem | null,
): TemplateResult {
  const { severity, message, cells } = fault;
  const choose = (): void => {
    if (problem !== null) {
      controller.change({ problem: null });
      return;
    }
    const [cell] = cells;
    if (cell !== undefined) controller.goTo(cell);
    selectProblem(controller, fault);
  };
  return html`<div class="editor-problem is-${severity}">
    <button data-problem aria-expanded=${problem !== null} @click=${choose}>
      ${severity === 'error' ? 'Error' : 'Warning'}: ${message}
    </button>
    ${problem === null ? nothing : fixes(controller, problem)}
  </div>`;
}

function fixes(
  { board, change, now, post, channel }: Controller,
  { fault, offered }: SelectedProblem,
): TemplateResult {
  const version = now().document?.version ?? -1;
  return html`<div class="editor-fixes" role="group" aria-label="Fixes">
    ${
      offered === null || offered.fixes.length === 0
        ? html`<p class="editor-quiet" role="status">
            ${offered === null ? 'Looking for fixes…' : 'No quick fix is available.'}
          </p>`
        : offered.fixes.map(
            ({ title, isPreferred }, index) =>
              html`<button
                data-fix=${index}
                class=${isPreferred ? 'is-preferred' : ''}
                @click=${() => {
                  change({ problem: null });
                  void channel.request('fix', { offer: offered.offer, index }).then((reply) => {
                    if (reply !== null) change({ notice: { text: reply.refused, isBad: true } });
                  });
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
