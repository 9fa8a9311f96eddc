/** Controls of the forms beside the board. */
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

/** A number of 0 or more; `fallback` is shown while none is written. An emptied control writes `null`. */
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

/** A number that says something: 0 is what there is where nothing is written. */
export function some(value: number | null): number | null {
  return value === 0 ? null : value;
}

/** A string, or nothing. */
export function text(value: JsonValue): string {
  return typeof value === 'string' ? value : '';
}

/** Column and row as a control shows them. */
export function placeText(position: JsonValue): string | undefined {
  return Array.isArray(position) && position.length === 2 ? position.join(', ') : undefined;
}
