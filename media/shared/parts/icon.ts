import { html, type TemplateResult } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';

/**
 * A decorative icon next to a label. Its markup comes from the codicons package and needs no escaping.
 */
export function icon(markup: string): TemplateResult {
  return html`<span class="icon" aria-hidden="true">${unsafeHTML(markup)}</span>`;
}
