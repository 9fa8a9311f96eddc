import { html, nothing, type TemplateResult } from 'lit';
import type { Panel } from '../panel';
import { sides, type Side, type View } from '../store/view';
import { events } from './events';
import { inspector } from './inspector';
import { problemsAmong } from '../../shared/parts/problems';
import { problems } from './problems';
import { solver, type SolverActions } from './solver';
import '@vscode-elements/elements/dist/vscode-tabs/index.js';
import '@vscode-elements/elements/dist/vscode-tab-header/index.js';
import '@vscode-elements/elements/dist/vscode-tab-panel/index.js';

const names: Readonly<Record<Side, string>> = {
  inspector: 'Inspector',
  events: 'Events',
  problems: 'Problems',
  solver: 'Solver',
};

/** Renders the tabs of the side panel. Only the selected one is computed. */
export function side(panel: Panel, view: View, solverActions: SolverActions): TemplateResult {
  const choose = ({ detail }: CustomEvent<{ selectedIndex: number }>): void => {
    const chosen = sides[detail.selectedIndex];
    if (chosen !== undefined) panel.store.change({ type: 'side', side: chosen });
  };
  return html`<vscode-tabs panel selected-index=${sides.indexOf(view.side)} @vsc-tabs-select=${choose}>
    ${sides.map(
      (each) =>
        html`<vscode-tab-header slot="header">${names[each]}${badge(view, each)}</vscode-tab-header>
          <vscode-tab-panel>
            <div class="side-content">
              ${each === view.side ? content(panel, view, each, solverActions) : nothing}
            </div>
          </vscode-tab-panel>`,
    )}
  </vscode-tabs>`;
}

function badge({ problems: { list } }: View, each: Side) {
  const { length } = problemsAmong(list);
  if (each !== 'problems' || length === 0) return nothing;
  return html` <span class="count">${length}</span>`;
}

function content(panel: Panel, view: View, chosen: Side, solverActions: SolverActions): TemplateResult {
  switch (chosen) {
    case 'inspector':
      return inspector(panel, view);
    case 'events':
      return events(panel, view);
    case 'problems':
      return problems(panel, view);
    case 'solver':
      return solver(panel, view, solverActions);
  }
}
