import { html, nothing, type TemplateResult } from 'lit';
import errorIcon from '@vscode/codicons/src/icons/error.svg';
import infoIcon from '@vscode/codicons/src/icons/info.svg';
import warningIcon from '@vscode/codicons/src/icons/warning.svg';
import { stateText, statusWords, upcomingText, type Upcoming } from '../../../engine/reactor/words';
import { lineOf, shownIndex } from '../modes/line';
import { icon } from '../../shared/parts/icon';
import type { View } from '../store/view';
import { statusAt } from '../modes/moment';
import { headline, warningsAt } from './outlook';

const icons: Readonly<Record<Upcoming['kind'], string>> = {
  good: infoIcon,
  caution: warningIcon,
  bad: errorIcon,
};

/** Renders what is visible in every mode: the level state, the robot's means, the outcome and the warnings. */
export function status(view: View): TemplateResult | typeof nothing {
  const line = lineOf(view);
  const at = shownIndex(view);
  const state = line?.frames[at]?.state;
  if (line === null || state === undefined) return nothing;
  const now = statusAt(view, state, at);
  const words = headline(view);
  const warnings = warningsAt(view);
  return html`<section class="status" aria-label="Status">
    <div class="hud">
      <strong class=${`badge ${now.toLowerCase()}`}>${stateText(now)}</strong>
      ${statusWords(state).map((each) => html`<span>${each}</span>`)}
    </div>
    <p class=${words?.isLost === true ? 'summary is-bad' : 'summary'}>
      ${words === null ? html`&nbsp;` : html`${icon(words.isLost ? warningIcon : infoIcon)} ${words.text}`}
    </p>
    <ul class="plain warnings" tabindex="0" aria-label="Warnings">
      ${
        warnings.length === 0
          ? html`<li class="quiet">No warnings.</li>`
          : warnings.map(
              (each) =>
                html`<li class=${`warning ${each.kind}`}>
                  ${icon(icons[each.kind])} ${upcomingText(each)}
                </li>`,
            )
      }
    </ul>
  </section>`;
}
