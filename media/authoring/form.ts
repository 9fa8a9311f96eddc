import { html, nothing, type TemplateResult } from 'lit';
import type { JsonObject, JsonValue } from '../../engine/json';
import {
  carrierKeys,
  carriers,
  includes,
  junctionModes,
  propTypes,
  remedies,
  statesOfProp,
  type Carrier,
} from '../../engine/reactor';
import type { Fields, Place, Stroke } from '../../server/protocol-board';
import type { Desk } from './desk';
import { entriesAt, entryAt, member, type BoardDocument } from './draft';

/** What the form works with. */
export interface FormContext {
  readonly document: BoardDocument;
  readonly at: Place;
  readonly send: (stroke: Stroke) => void;
}

/** What is on the cell under the cursor, and the level's own fields. Each change is one stroke. */
export function form(desk: Desk): TemplateResult | undefined {
  const { document } = desk.now();
  if (document === null) return undefined;
  const at = desk.placeOf(desk.store.view().cursor);
  const [x, y] = at;
  const context = { document, at, send: desk.send };
  return html`<div class="author-form" role="form" aria-label="Cell and level">
    <h2>Column ${x + 1}, row ${y + 1}</h2>
    ${propFields(context)} ${leakFields(context)} ${hazardFields(context)}
    <h2>Level</h2>
    ${levelFields(context)}
  </div>`;
}

function propFields({ document, at, send }: FormContext): TemplateResult | typeof nothing {
  const prop = entryAt(document.value, 'props', ...at);
  if (prop === undefined) return nothing;
  const type = text(prop['type']);
  const change = (fields: Fields): void => send({ type: 'prop', at, fields });
  const states = includes(propTypes, type) ? statesOfProp(type) : [];
  const modes: readonly string[] =
    type === 'TJunction' || type === 'CrossJunction' ? junctionModes[type] : [];
  return html`<h2>${type}</h2>
    ${
      states.length > 0 && type !== 'AllSeeingEyeTerminal'
        ? choice('State', states, text(prop['state']), (state) => change({ state }))
        : nothing
    }
    ${modes.length > 0 ? choice('Mode', modes, text(prop['mode']), (mode) => change({ mode })) : nothing}
    ${type === 'Door' ? edgeField(prop, change) : nothing}
    ${type === 'ReactorControl' ? reactorFields({ document, at, send }, prop) : nothing}`;
}

function edgeField(prop: JsonObject, change: (fields: Fields) => void): TemplateResult {
  const cells = Array.isArray(prop['edge']) ? (prop['edge'] as readonly JsonValue[]) : [];
  const written = cells.map((cell) => (Array.isArray(cell) ? cell.join(', ') : '')).join('; ');
  return entry('Edge (x, y; x, y)', written, (value) => {
    const edge = value.split(';').map((cell) => cell.split(',').map((one) => Number(one.trim())));
    if (edge.length === 2 && edge.every((cell) => cell.length === 2 && cell.every(Number.isSafeInteger)))
      change({ edge });
  });
}

function reactorFields({ document, at, send }: FormContext, prop: JsonObject): TemplateResult {
  const props = member(document.value, 'props');
  const all = Array.isArray(props) ? (props as readonly JsonValue[]) : [];
  const bound = (carrier: Carrier): TemplateResult => {
    const places = all
      .filter((one) => member(one, 'type') === `${carrier}Consumer`)
      .flatMap((one) => placeText(member(one, 'position')) ?? []);
    const now = placeText(member(prop['consumers'], carrierKeys[carrier])) ?? '';
    return choice(`${carrier} consumer`, places, now, (chosen) => {
      const [x, y] = chosen.split(', ').map(Number);
      if (x !== undefined && y !== undefined) send({ type: 'bind', reactor: at, carrier, to: [x, y] });
    });
  };
  return html`${entry('Id', text(prop['id']), (id) => {
    if (id !== '') send({ type: 'prop', at, fields: { id } });
  })}
  ${carriers.map(bound)}`;
}

function leakFields({ document, at, send }: FormContext): TemplateResult[] {
  return entriesAt(document.value, 'leaks', ...at).flatMap((leak) => {
    const carrier = carriers.find((one) => one === leak['carrier']);
    if (carrier === undefined) return [];
    const change = (fields: Fields): void => send({ type: 'leak', carrier, position: at, fields });
    const severity = typeof leak['severity'] === 'number' ? leak['severity'] : 1;
    const [x, y] = at;
    const faces = [
      [x, y - 1],
      [x + 1, y],
      [x, y + 1],
      [x - 1, y],
    ].map((place) => place.join(', '));
    return [
      html`<h2>${carrier} leak</h2>
        ${number('Severity', severity, (value) => change({ severity: value }))}
        ${choice('State', ['Leaking', 'Repaired'], text(leak['state']) || 'Leaking', (state) =>
          change({ state }),
        )}
        ${
          carrier === 'Electricity'
            ? choice('Opens to', faces, placeText(leak['access']) ?? '', (face) =>
                change({ access: face.split(', ').map(Number) }),
              )
            : nothing
        }`,
    ];
  });
}

function hazardFields({ document, at, send }: FormContext): TemplateResult {
  const hazard = entryAt(document.value, 'hazards', ...at);
  return html`<h2>On the floor</h2>
    ${(['fuel', 'coolant', 'electricity', 'heat'] as const).map((field) => {
      const amount = member(hazard, field);
      return number(field, typeof amount === 'number' ? amount : 0, (value) =>
        send({ type: 'hazard', position: at, fields: { [field]: value === 0 ? null : value } }),
      );
    })}`;
}

function levelFields({ document: { value }, send }: FormContext): TemplateResult {
  const metadata = member(value, 'metadata');
  const inventory = member(member(value, 'robot'), 'inventory');
  const budget = member(metadata, 'actionBudget');
  return html`${(['title', 'author', 'description'] as const).map((key) =>
      entry(key, text(member(metadata, key)), (written) =>
        send({ type: 'metadata', fields: { [key]: written === '' ? null : written } }),
      ),
    )}
    ${number('actionBudget', typeof budget === 'number' ? budget : 0, (count) =>
      send({ type: 'metadata', fields: { actionBudget: count === 0 ? null : count } }),
    )}
    ${choice(
      'allSeeingEye',
      ['Locked', 'Unlocked'],
      text(member(value, 'allSeeingEye')) || 'Locked',
      (state) => send({ type: 'eye', state: state === 'Unlocked' ? 'Unlocked' : 'Locked' }),
    )}
    <h2>Robot carries</h2>
    ${remedies.map((remedy) => {
      const count = member(inventory, remedy);
      return number(remedy, typeof count === 'number' ? count : 0, (wanted) =>
        send({ type: 'inventory', remedy, count: wanted === 0 ? null : wanted }),
      );
    })}
    <h2>Grow or cut</h2>
    ${(['left', 'top', 'right', 'bottom'] as const).map(
      (side) =>
        html`<label
          ><span>${side}</span
          ><span
            ><button data-grow=${side} aria-label="Add at the ${side}" @click=${() => send(growth(side, 1))}>
              +
            </button>
            <button data-cut=${side} aria-label="Cut at the ${side}" @click=${() => send(growth(side, -1))}>
              −
            </button></span
          ></label
        >`,
    )}`;
}

function growth(side: 'left' | 'top' | 'right' | 'bottom', by: number): Stroke {
  return { type: 'resize', left: 0, top: 0, right: 0, bottom: 0, [side]: by };
}

function choice(
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

function entry(label: string, value: string, write: (value: string) => void): TemplateResult {
  return html`<label
    ><span>${label}</span
    ><input
      .value=${value}
      @change=${({ target }: Event) => {
        if (target instanceof HTMLInputElement) write(target.value);
      }}
  /></label>`;
}

function number(label: string, value: number, write: (value: number) => void): TemplateResult {
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

function text(value: JsonValue): string {
  return typeof value === 'string' ? value : '';
}

function placeText(position: JsonValue): string | undefined {
  return Array.isArray(position) && position.length === 2 ? position.join(', ') : undefined;
}
