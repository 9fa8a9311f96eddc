import { html, type TemplateResult } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';

/**
 * An icon without a meaning of its own: words stand beside it, or on its button. Its markup is imported from the codicons,
 * and needs no escaping.
 */
export function icon(markup: string): TemplateResult {
  return html`<span class="icon" aria-hidden="true">${unsafeHTML(markup)}</span>`;
}
