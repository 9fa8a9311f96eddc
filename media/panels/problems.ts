import { html, type TemplateResult } from 'lit';
import type { PreviewProblem } from '../../server/protocol-preview';
import type { Panel } from '../panel';
import { icon, type IconName } from '../parts/icon';
import type { View } from '../store/view';

const icons: Readonly<Record<PreviewProblem['severity'], IconName>> = {
  error: 'error',
  warning: 'warning',
  information: 'info',
  hint: 'info',
};

/** The faults that the language service tells of. A click leads to the text and to the cell. */
export function problems({ store, host }: Panel, view: View): TemplateResult {
  const { list, version } = view.problems;
  if (list.length === 0) return html`<p class="quiet">No problems.</p>`;
  const show = ({ range, cells: [cell] }: PreviewProblem): void => {
    if (cell !== undefined) store.change({ type: 'cursor', cell });
    host.post({ type: 'reveal-range', version, range });
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
