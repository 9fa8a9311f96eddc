import { decimal, grouped } from '../../../engine/core';
import { html, nothing, type TemplateResult } from 'lit';
import type { SolverProgress } from '../../../engine/core';
import { solveWords } from '../../../engine/reactor/words';
import { button } from '../../shared/parts/button';
import { seesUnderground } from '../../../engine/reactor/simulation';
import { shownState } from '../modes/line';
import type { Panel } from '../panel';
import { blockedReason, type SolverView, type View } from '../store/view';
import '@vscode-elements/elements/dist/vscode-progress-ring/index.js';

/** The actions of the solver's tab besides its command. */
export interface SolverActions {
  readonly cancel: () => void;
  readonly openResult: () => void;
}

const verdictNames = {
  solved: 'Solved',
  impossible: 'Impossible',
  'impossible-within': 'Impossible within the turns allowed',
  unknown: 'Unknown',
} as const;

/** Renders the search for a win from the shown state: live progress, then the verdict. */
export function solver({ run }: Panel, view: View, actions: SolverActions): TemplateResult {
  const { solver: search } = view;
  const blocked = blockedReason(view);
  const isRunning = search?.outcome.kind === 'running';
  return html`<p class="quiet">Searches for a shortest win from the shown state.</p>
    ${blocked === null ? nothing : html`<p class="is-bad">${blocked}</p>`}
    <p>
      ${
        isRunning
          ? button('Cancel (Esc)', actions.cancel)
          : button(`Solve from turn ${shownTurn(view)}`, () => run('solve'), {
              look: 'primary',
              disabled: blocked !== null,
            })
      }
    </p>
    ${search === null ? nothing : outcome(search, view.display, actions)}`;
}

function shownTurn(view: View): number {
  return shownState(view)?.turn ?? 1;
}

function outcome(
  search: SolverView,
  display: View['display'],
  { openResult }: SolverActions,
): TemplateResult {
  const { outcome: now, from, progress } = search;
  const counts = progress === null ? nothing : countTable(progress);
  switch (now.kind) {
    case 'running':
      return html`<div class="searching">
          <vscode-progress-ring aria-label="Searching"></vscode-progress-ring> Searching from turn
          ${from.turn}…
        </div>
        ${counts}`;
    case 'cancelled':
      return html`<h3>Cancelled</h3>
        <p>The search was cancelled, so there is no result.</p>
        ${counts}`;
    case 'failed':
      return html`<h3>The search failed</h3>
        <p class="is-bad">${now.message}</p>`;
    case 'done': {
      const { result } = now;
      const { headline, details } = solveWords(result, from.machine.level);
      return html`<div class=${`verdict ${result.verdict}`}>
          <h3>${verdictNames[result.verdict]}</h3>
          <p>${headline}.</p>
          ${(seesUnderground(from, display) ? details : []).map((line) => html`<p>${line}</p>`)}
          ${
            result.verdict === 'solved'
              ? button('Open as a replay', openResult, { look: 'primary' })
              : nothing
          }
        </div>
        ${counts}`;
    }
  }
}

function countTable({ states, expanded, turns, bytes }: SolverProgress): TemplateResult {
  return html`<dl class="counts">
    <div>
      <dt>States kept</dt>
      <dd>${grouped(states)}</dd>
    </div>
    <div>
      <dt>States tried</dt>
      <dd>${grouped(expanded)}</dd>
    </div>
    <div>
      <dt>No win in fewer turns than</dt>
      <dd>${Math.max(1, turns)}</dd>
    </div>
    <div>
      <dt>Memory</dt>
      <dd>${decimal(bytes / 1_000_000)} MB</dd>
    </div>
  </dl>`;
}
