import { html, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { icon } from './icon';

export interface IconButton {
  readonly icon: string;
  readonly label: string;
  readonly key?: string | undefined;
  readonly click: () => void;
  readonly disabled?: boolean;
  /** The expanded state, for a button that opens something. */
  readonly expanded?: boolean;
}

/** A small button with an icon. Its tooltip shows the label and the key. */
export function iconButton({
  icon: name,
  label,
  key,
  click,
  disabled,
  expanded,
}: IconButton): TemplateResult {
  return html`<button
    type="button"
    class="icon-button"
    title=${key === undefined ? label : `${label} (${key})`}
    aria-label=${label}
    aria-expanded=${ifDefined(expanded === undefined ? undefined : expanded ? 'true' : 'false')}
    ?disabled=${disabled === true}
    @click=${click}
  >
    ${icon(name)}
  </button>`;
}
