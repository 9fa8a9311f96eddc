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
} from '../../engine/reactor';
import type { Fields, Place, Stroke } from '../../server/protocol-board';
import type { Desk } from './desk';
import { reactorFields } from './reactor-fields';
import { choice, entry, number, placeText, text } from './controls';
import { hazardNames } from './tools';
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
    <h2>Column ${x}, row ${y}</h2>
    ${propFields(desk, context)} ${leakFields(context)} ${hazardFields(context)}
    <h2>Level</h2>
    ${levelFields(context)}
  </div>`;
}

function propFields(desk: Desk, { document, at, send }: FormContext): TemplateResult | typeof nothing {
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
    ${type === 'Door' ? edgeField(at, prop, change) : nothing}
    ${type === 'ReactorControl' ? reactorFields(desk, document, at, prop) : nothing}`;
}

/** Over which side of its cell a door's edge lies; another one is chosen here or clicked. */
function edgeField(at: Place, prop: JsonObject, change: (fields: Fields) => void): TemplateResult {
  const cells = Array.isArray(prop['edge']) ? (prop['edge'] as readonly JsonValue[]) : [];
  const places = sidesOf(at).map((place) => place.join(', '));
  const now = cells.map((cell) => placeText(cell) ?? '').find((place) => places.includes(place)) ?? '';
  return choice('Edge to', places, now, (to) => change({ edge: [at, to.split(', ').map(Number)] }));
}

function leakFields({ document, at, send }: FormContext): TemplateResult[] {
  return entriesAt(document.value, 'leaks', ...at).flatMap((leak) => {
    const carrier = carriers.find((one) => one === leak['carrier']);
    if (carrier === undefined) return [];
    const change = (fields: Fields): void => send({ type: 'leak', carrier, position: at, fields });
    const severity = typeof leak['severity'] === 'number' ? leak['severity'] : 1;
    const faces = sidesOf(at).map((place) => place.join(', '));
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
    ${hazardNames.map((field) => {
      const amount = member(hazard, field);
      return number(field, typeof amount === 'number' ? amount : 0, (value) =>
        send({ type: 'hazard', position: at, fields: { [field]: value === 0 ? null : value } }),
      );
    })}
    ${carriers.map((carrier) => {
      const key = carrierKeys[carrier];
      const blocks = member(hazard, 'blocks');
      const turns = member(blocks, key);
      return number(`${key} blocked for turns`, typeof turns === 'number' ? turns : 0, (value) => {
        const others = Object.entries((blocks ?? {}) as JsonObject).filter(([name]) => name !== key);
        const after = value === 0 ? others : [...others, [key, value] as const];
        const fields = { blocks: after.length === 0 ? null : Object.fromEntries(after) };
        send({ type: 'hazard', position: at, fields });
      });
    })}`;
}

function levelFields({ document: { value }, send }: FormContext): TemplateResult {
  const metadata = member(value, 'metadata');
  const inventory = member(member(value, 'robot'), 'inventory');
  const immunity = member(member(value, 'robot'), 'heatImmunity');
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
    ${number('Moves immune to heat', typeof immunity === 'number' ? immunity : 0, (steps) =>
      send({ type: 'robot', fields: { heatImmunity: steps === 0 ? null : steps } }),
    )}
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

/** The places beside a place, clockwise from the top. */
function sidesOf([x, y]: Place): Place[] {
  return [
    [x, y - 1],
    [x + 1, y],
    [x, y + 1],
    [x - 1, y],
  ];
}
