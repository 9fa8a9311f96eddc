/** Controls of the forms beside the board: each change is told when it is finished. */
import { html, type TemplateResult } from 'lit';
import type { JsonValue } from '../../engine/json';

export function choice(
  label: string,
  options: readonly string[],
  chosen: string,
  choose: (option: string) => void,
): TemplateResult {
  const all = options.includes(chosen) ? options : [chosen, ...options];
  return html`<label
    ><span>${label}</span
    ><select
      .value=${chosen}
      @change=${({ target }: Event) => {
        if (target instanceof HTMLSelectElement) choose(target.value);
      }}
    >
      ${all.map((option) => html`<option ?selected=${option === chosen}>${option}</option>`)}
    </select></label
  >`;
}

export function entry(label: string, value: string, write: (value: string) => void): TemplateResult {
  return html`<label
    ><span>${label}</span
    ><input
      .value=${value}
      @change=${({ target }: Event) => {
        if (target instanceof HTMLInputElement) write(target.value);
      }}
  /></label>`;
}

export function number(label: string, value: number, write: (value: number) => void): TemplateResult {
  return html`<label
    ><span>${label}</span
    ><input
      type="number"
      step="any"
      min="0"
      .value=${String(value)}
      @change=${({ target }: Event) => {
        if (target instanceof HTMLInputElement && target.valueAsNumber >= 0) write(target.valueAsNumber);
      }}
  /></label>`;
}

/** A string, or nothing. */
export function text(value: JsonValue): string {
  return typeof value === 'string' ? value : '';
}

/** Column and row as a control shows them. */
export function placeText(position: JsonValue): string | undefined {
  return Array.isArray(position) && position.length === 2 ? position.join(', ') : undefined;
}
