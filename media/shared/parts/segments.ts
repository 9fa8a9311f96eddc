import { html, type TemplateResult } from 'lit';

interface Segments<T extends string> {
  /** The name of the group. */
  readonly label: string;
  /** The label of each option. */
  readonly options: Readonly<Record<T, string>>;
  readonly chosen: T;
  readonly choose: (option: T, event: MouseEvent) => void;
  readonly disabled?: boolean;
}

/** A row of buttons of which one is pressed. */
export function segments<T extends string>({
  label,
  options,
  chosen,
  choose,
  disabled = false,
}: Segments<T>): TemplateResult {
  return html`<div class="segments" role="group" aria-label=${label}>
    ${(Object.keys(options) as T[]).map(
      (option) =>
        html`<button
          type="button"
          class="segment"
          aria-pressed=${option === chosen ? 'true' : 'false'}
          ?disabled=${disabled}
          @click=${(event: MouseEvent) => choose(option, event)}
        >
          ${options[option]}
        </button>`,
    )}
  </div>`;
}
