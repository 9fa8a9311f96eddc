import { html, type TemplateResult } from 'lit';
import errorIcon from '@vscode/codicons/src/icons/error.svg';
import { button } from './button';
import { icon } from './icon';

/** A bar above the picture of a text with errors: their effect, and a link to an error. */
export function banner(words: string, link: string, show: () => void): TemplateResult {
  return html`<div class="banner" role="note">
    ${icon(errorIcon)} <span>${words}</span>${button(link, show, { look: 'link' })}
  </div>`;
}
