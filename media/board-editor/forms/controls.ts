/** Controls of the side panel's forms. */
import { html, type TemplateResult } from 'lit';
import type { JsonValue } from '../../../engine/json';
import { onChoice, onInput } from './changes';

export function choice(
  label: string,
  options: readonly string[],
  chosen: string,
  choose: (option: string) => void,
): TemplateResult {
  const all = options.includes(chosen) ? options : [chosen, ...options];
  return html`<label
    ><span>${label}</span
    ><select .value=${chosen} @change=${onChoice(choose)}>
      ${all.map((option) => html`<option ?selected=${option === chosen}>${option}</option>`)}
    </select></label
  >`;
}

export function entry(label: string, value: string, write: (value: string) => void): TemplateResult {
  return html`<label
    ><span>${label}</span><input .value=${value} @change=${onInput((input) => write(input.value))}
  /></label>`;
}

/** A number of at least 0. `fallback` is the placeholder while it is absent. Clearing the control writes `null`. */
export function number(
  label: string,
  value: JsonValue,
  write: (value: number | null) => void,
  fallback = 0,
): TemplateResult {
  return html`<label><span>${label}</span>${numberInput(label, value, write, fallback)}</label>`;
}

export function numberInput(
  label: string,
  value: JsonValue,
  write: (value: number | null) => void,
  fallback = 0,
): TemplateResult {
  const written = typeof value === 'number' ? String(value) : '';
  return html`<input
    type="number"
    step="any"
    min="0"
    aria-label=${label}
    placeholder=${fallback}
    .value=${written}
    @change=${onInput((input) => {
      if (input.value === '') write(null);
      else if (input.valueAsNumber >= 0) write(input.valueAsNumber);
      else input.value = written;
    })}
  />`;
}

/** Returns `null` for 0, which is the default and not written to the file. */
export function some(value: number | null): number | null {
  return value === 0 ? null : value;
}

/** Returns a string, or '' for any other value. */
export function text(value: JsonValue): string {
  return typeof value === 'string' ? value : '';
}

/** Formats a position for a control. */
export function placeText(position: JsonValue): string | undefined {
  return Array.isArray(position) && position.length === 2 ? position.join(', ') : undefined;
}
