/** Renders the control of an object's member from its shape. */
import { html, nothing, type TemplateResult } from 'lit';
import type { JsonValue } from '../../../engine/json';
import type { EnumerationShape, IntegerShape, Member, NumberShape } from '../../../engine/shape';
import type { Place } from '../../../protocol/board';
import { onChoice, onInput } from '../forms/changes';
import { placeIn } from '../level/rule-words';

/** A member with its written value and the functions that change it. */
export interface Field {
  readonly key: string;
  readonly member: Member;
  /** `undefined` if it is absent. */
  readonly value: JsonValue;
  /** The values to choose from, if they are narrower than those of the shape. */
  readonly fitting: readonly string[] | undefined;
  /** Writes a value; `null` removes the member. */
  readonly change: (value: JsonValue) => void;
  /** Asks for a cell; `words` describe its purpose. */
  readonly pick: (words: string, from: Place | undefined, give: (place: Place) => void) => void;
}

/** Renders the control of a member; nothing for lists and objects. */
export function field(of: Field): TemplateResult | typeof nothing {
  const { member, key } = of;
  const { shape } = member;
  const control = controlOf(of);
  if (control === undefined) return nothing;
  const doc = member.doc.replaceAll('`', '');
  // in a label, a click on the text would press the button
  return shape.kind === 'position'
    ? html`<div class="editor-field" title=${doc}><span>${key}</span>${control}</div>`
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
    class="editor-words"
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
  const words = place === undefined ? 'none' : `[${place.join(', ')}]`;
  return html`<span>
    <button
      data-field=${key}
      aria-label="${key}: ${words}. Choose a cell."
      @click=${({ currentTarget }: Event) =>
        pick(`${key}: ${member.doc}`, place, (chosen) => {
          change([...chosen]);
          if (currentTarget instanceof HTMLElement) currentTarget.focus();
        })}
    >
      ${words}
    </button>
    ${
      member.required || value === undefined
        ? nothing
        : html`<button aria-label="Remove ${key}" @click=${() => change(null)}>×</button>`
    }
  </span>`;
}
