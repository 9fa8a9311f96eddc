import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { icon } from './icon';

interface ButtonOptions {
  /** A tooltip. */
  readonly title?: string;
  readonly icon?: string;
  /** `primary`: the main action; `link`: looks like a link. */
  readonly look?: 'primary' | 'link';
  readonly disabled?: boolean;
}

/** A button with a label. */
export function button(
  label: string,
  click: () => void,
  { title, icon: name, look, disabled = false }: ButtonOptions = {},
): TemplateResult {
  return html`<button
    type="button"
    class=${look ?? ''}
    title=${ifDefined(title)}
    ?disabled=${disabled}
    @click=${click}
  >
    ${name === undefined ? nothing : icon(name)} ${label}
  </button>`;
}
