/** A control for a member of an object, made from its shape alone. */
import { html, nothing, type TemplateResult } from 'lit';
import type { JsonValue } from '../../../engine/json';
import type { EnumerationShape, IntegerShape, Member, NumberShape } from '../../../engine/shape';
import type { Place } from '../../../protocol/board';
import { onChoice, onInput } from '../forms/changes';
import { placeIn } from '../level/rule-words';

/** A member as it is written, and what changes it. */
export interface Field {
  readonly key: string;
  readonly member: Member;
  /** `undefined` where it is not written. */
  readonly value: JsonValue;
  /** The values to choose from, where fewer fit than the shape has, or where it has none. */
  readonly fitting: readonly string[] | undefined;
  /** Writes another value; `null` takes the member away. */
  readonly change: (value: JsonValue) => void;
  /** Asks for a cell, with what it is for. */
  readonly pick: (words: string, from: Place | undefined, give: (place: Place) => void) => void;
}

/** The control of a member; nothing for lists and objects, which are more than a control. */
export function field(of: Field): TemplateResult | typeof nothing {
  const { member, key } = of;
  const { shape } = member;
  const control = controlOf(of);
  if (control === undefined) return nothing;
  const doc = member.doc.replaceAll('`', '');
  // a click on words beside a button would press the button
  return shape.kind === 'position'
    ? html`<div class="author-field" title=${doc}><span>${key}</span>${control}</div>`
    : html`<label title=${doc}><span>${key}</span>${control}</label>`;
}

function controlOf(of: Field): TemplateResult | undefined {
  const { shape } = of.member;
  switch (shape.kind) {
    case 'string':
      return of.fitting === undefined ? textControl(of, shape.nonEmpty) : choice(of, of.fitting);
    case 'boolean':
      return checkBox(of);
    case 'integer':
    case 'number':
      return numberControl(of, shape);
    case 'enumeration':
      return choice(of, of.fitting ?? valuesOf(shape));
    case 'position':
      return cellControl(of);
    default:
      return undefined;
  }
}

function valuesOf({ values }: EnumerationShape): readonly string[] {
  return values;
}

function choice({ key, member, value, change }: Field, values: readonly string[]): TemplateResult {
  const written = typeof value === 'string' ? value : '';
  const fallback = typeof member.default === 'string' ? `(${member.default})` : '(any)';
  const empty = member.required && written !== '' ? [] : [''];
  const unknown = written === '' || values.includes(written) ? [] : [written];
  return html`<select
    data-field=${key}
    @change=${onChoice((option) => change(option === '' ? null : option))}
  >
    ${[...empty, ...unknown, ...values].map(
      (one) =>
        html`<option value=${one} ?selected=${one === written} .selected=${one === written}>
          ${one === '' ? (member.required ? '…' : fallback) : one}
        </option>`,
    )}
  </select>`;
}

function checkBox({ key, member, value, change }: Field): TemplateResult {
  const fallback = member.default === true;
  return html`<input
    type="checkbox"
    data-field=${key}
    .checked=${typeof value === 'boolean' ? value : fallback}
    @change=${onInput(({ checked }) => change(!member.required && checked === fallback ? null : checked))}
  />`;
}

function textControl({ key, member, value, change }: Field, nonEmpty: boolean): TemplateResult {
  const written = typeof value === 'string' ? value : '';
  return html`<input
    class="author-words"
    data-field=${key}
    .value=${written}
    @change=${onInput((input) => {
      if (input.value !== '') change(input.value);
      else if (!member.required) change(null);
      else if (nonEmpty) input.value = written;
      else change('');
    })}
  />`;
}

function numberControl(
  { key, member, value, change }: Field,
  shape: IntegerShape | NumberShape,
): TemplateResult {
  const { min, max } = shape;
  const written = typeof value === 'number' ? String(value) : '';
  const fallback = typeof member.default === 'number' ? String(member.default) : '';
  const fits = (number: number): boolean =>
    number >= min &&
    number <= max &&
    (shape.kind === 'integer' ? Number.isSafeInteger(number) : number > (shape.above ?? -Infinity));
  return html`<input
    type="number"
    data-field=${key}
    step=${shape.kind === 'integer' ? '1' : 'any'}
    min=${Math.abs(min) < Number.MAX_SAFE_INTEGER ? min : nothing}
    max=${max < Number.MAX_SAFE_INTEGER ? max : nothing}
    placeholder=${fallback}
    .value=${written}
    @change=${onInput((input) => {
      if (input.value === '' && !member.required) change(null);
      else if (input.value !== '' && fits(input.valueAsNumber)) change(input.valueAsNumber);
      else input.value = written;
    })}
  />`;
}

function cellControl({ key, member, value, change, pick }: Field): TemplateResult {
  const place = placeIn(value);
  const said = place === undefined ? 'none' : `[${place.join(', ')}]`;
  return html`<span>
    <button
      data-field=${key}
      aria-label="${key}: ${said}. Choose a cell."
      @click=${({ currentTarget }: Event) =>
        pick(`${key}: ${member.doc}`, place, (chosen) => {
          change([...chosen]);
          if (currentTarget instanceof HTMLElement) currentTarget.focus();
        })}
    >
      ${said}
    </button>
    ${
      member.required || value === undefined
        ? nothing
        : html`<button aria-label="Remove ${key}" @click=${() => change(null)}>×</button>`
    }
  </span>`;
}
