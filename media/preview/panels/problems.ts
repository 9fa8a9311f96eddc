import { html, nothing, type TemplateResult } from 'lit';
import errorIcon from '@vscode/codicons/src/icons/error.svg';
import infoIcon from '@vscode/codicons/src/icons/info.svg';
import warningIcon from '@vscode/codicons/src/icons/warning.svg';
import type { PreviewProblem } from '../../../protocol/preview';
import type { Panel } from '../panel';
import { icon } from '../../shared/parts/icon';
import { problemsAmong } from '../../shared/parts/problems';
import type { View } from '../store/view';

const icons: Readonly<Record<PreviewProblem['severity'], string>> = {
  error: errorIcon,
  warning: warningIcon,
  information: infoIcon,
  hint: infoIcon,
};

/** Renders what the language server reports: problems, then information. A click goes to the text and the cell. */
export function problems(panel: Panel, { problems: { list, version } }: View): TemplateResult {
  const found = problemsAmong(list);
  const others = list.filter(({ severity }) => severity === 'information' || severity === 'hint');
  return html`${found[0] ? problemList(panel, version, found) : html`<p class="quiet">No problems.</p>`}
  ${
    others[0]
      ? html`<h3>Information</h3>
          ${problemList(panel, version, others)}`
      : nothing
  }`;
}

/** Renders the problems of the cell under the cursor; nothing while the board is outdated or shows a player's view. */
export function problemsHere(panel: Panel, view: View): TemplateResult {
  const {
    cursor,
    good,
    problems: { list, version },
  } = view;
  const here = list.filter(({ cells }) => cells.includes(cursor));
  const shown = panel.shownOf(view);
  if (here.length === 0 || (good !== null && shown?.isStale !== false)) return html``;
  if (shown?.scene.underground === false) return html``;
  return html`<h3>Problems here</h3>
    ${problemList(panel, version, here)}`;
}

function problemList(
  { store, post }: Panel,
  version: number,
  list: readonly PreviewProblem[],
): TemplateResult {
  const show = ({ range, cells: [cell] }: PreviewProblem): void => {
    if (cell !== undefined) store.change({ type: 'cursor', cell });
    post({ type: 'reveal-range', version, range });
  };
  return html`<ul class="plain">
    ${list.map(
      (problem) =>
        html`<li>
          <button type="button" class=${`event problem ${problem.severity}`} @click=${() => show(problem)}>
            ${icon(icons[problem.severity])}
            <span>
              <span class="visually-hidden">${problem.severity}: </span>${problem.message}
              <span class="how">${problem.code}, line ${problem.range.start.line + 1}</span>
            </span>
          </button>
        </li>`,
    )}
  </ul>`;
}
