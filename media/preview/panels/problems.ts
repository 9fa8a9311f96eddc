import { html, type TemplateResult } from 'lit';
import errorIcon from '@vscode/codicons/src/icons/error.svg';
import infoIcon from '@vscode/codicons/src/icons/info.svg';
import warningIcon from '@vscode/codicons/src/icons/warning.svg';
import type { PreviewProblem } from '../../../protocol/preview';
import type { Panel } from '../panel';
import { icon } from '../../shared/parts/icon';
import type { View } from '../store/view';

const icons: Readonly<Record<PreviewProblem['severity'], string>> = {
  error: errorIcon,
  warning: warningIcon,
  information: infoIcon,
  hint: infoIcon,
};

/** Renders the problems of the language server. A click goes to the text and the cell. */
export function problems(panel: Panel, { problems: { list, version } }: View): TemplateResult {
  if (list.length === 0) return html`<p class="quiet">No problems.</p>`;
  return problemList(panel, version, list);
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
