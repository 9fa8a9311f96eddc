import { html, nothing, type TemplateResult } from 'lit';
import infoIcon from '@vscode/codicons/src/icons/info.svg';
import warningIcon from '@vscode/codicons/src/icons/warning.svg';
import { icon } from './icon';

/** A message over the picture; nothing if it is empty. */
export function notice(text: string, isBad = false): TemplateResult | typeof nothing {
  if (text === '') return nothing;
  return html`<p class=${isBad ? 'notice is-bad' : 'notice'}>
    ${icon(isBad ? warningIcon : infoIcon)} ${text}
  </p>`;
}
