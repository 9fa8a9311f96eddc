import { html, nothing, type TemplateResult } from 'lit';
import type { JsonObject, JsonValue } from '../../../engine/json';
import { carriers, includes, junctionModes, propTypes, statesOfProp } from '../../../engine/reactor';
import { ground } from '../../../engine/reactor/picture';
import type { Fields, Place, Stroke } from '../../../protocol/board';
import type { Controller } from '../controller/controller';
import { reactorFields } from './reactor-fields';
import { choice, number, numberInput, placeText, some, text } from './controls';
import { hazardNames } from '../brushes';
import { thingWords } from '../../../engine/reactor/words';
import { entriesAt, entryAt, member, type BoardDocument } from '../level/document';

/** The context of the form. */
export interface FormContext {
  readonly document: BoardDocument;
  readonly at: Place;
  readonly send: (stroke: Stroke) => void;
}

/** Renders the form of the cell under the cursor. Each change is one stroke. */
export function form(controller: Controller): TemplateResult | undefined {
  const { document } = controller.now();
  if (document === null) return undefined;
  const at = controller.placeOf(controller.store.view().cursor);
  const [x, y] = at;
  const context = { document, at, send: controller.send };
  return html`<div class="editor-form" role="form" aria-label="Cell">
    <h2>Column ${x}, row ${y}</h2>
    <p class="editor-quiet">${thingsAt(controller)}</p>
    ${propFields(controller, context)} ${leakFields(controller, context)} ${hazardFields(controller, context)}
  </div>`;
}

/** Lists the objects on and under the cursor's cell. */
function thingsAt({ picture, store }: Controller): string {
  const scene = picture.base();
  const { cursor } = store.view();
  return scene === undefined || cursor >= scene.width * scene.height
    ? ''
    : thingWords(scene, cursor).join(', ');
}

/** Renders a heading with a button that removes the object from the cell and focuses the board. */
function heading(controller: Controller, words: string, what: 'props' | 'leaks', at: Place): TemplateResult {
  const remove = (): void => {
    controller.send({ type: 'erase', what: [what], cells: [at[1] * controller.size().width + at[0]] });
    controller.board.grid.focus();
  };
  return html`<div class="editor-field">
    <h2>${words}</h2>
    <button data-remove=${what} aria-label="Remove: ${words}" @click=${remove}>Remove</button>
  </div>`;
}

function propFields(
  controller: Controller,
  { document, at, send }: FormContext,
): TemplateResult | typeof nothing {
  const prop = entryAt(document.value, 'props', ...at);
  if (prop === undefined) return nothing;
  const type = text(prop['type']);
  const change = (fields: Fields): void => send({ type: 'prop', at, fields });
  const states = includes(propTypes, type) ? statesOfProp(type) : [];
  const modes: readonly string[] =
    type === 'TJunction' || type === 'CrossJunction' ? junctionModes[type] : [];
  return html`${heading(controller, type, 'props', at)}
  ${
    states.length > 0 && type !== 'AllSeeingEyeTerminal'
      ? choice('State', states, text(prop['state']), (state) => change({ state }))
      : nothing
  }
  ${modes.length > 0 ? choice('Mode', modes, text(prop['mode']), (mode) => change({ mode })) : nothing}
  ${type === 'Door' ? edgeField(at, prop, change) : nothing}
  ${type === 'ReactorControl' ? reactorFields(controller, document, at, prop) : nothing}`;
}

/** Renders the choice of the side that a door closes. */
function edgeField(at: Place, prop: JsonObject, change: (fields: Fields) => void): TemplateResult {
  const cells = Array.isArray(prop['edge']) ? (prop['edge'] as readonly JsonValue[]) : [];
  const places = sidesOf(at).map((place) => place.join(', '));
  const now = cells.map((cell) => placeText(cell) ?? '').find((place) => places.includes(place)) ?? '';
  return choice('Edge to', places, now, (to) => change({ edge: [at, to.split(', ').map(Number)] }));
}

function leakFields(controller: Controller, { document, at, send }: FormContext): TemplateResult[] {
  return entriesAt(document.value, 'leaks', ...at).flatMap((leak, _, all) => {
    const carrier = carriers.find((one) => one === leak['carrier']);
    if (carrier === undefined) return [];
    const change = (fields: Fields): void => send({ type: 'leak', carrier, position: at, fields });
    const faces = sidesOf(at).map((place) => place.join(', '));
    return [
      html`${
        // the leaks of a cell are removed together
        all.length === 1
          ? heading(controller, `${carrier} leak`, 'leaks', at)
          : html`<h2>${carrier} leak</h2>`
      }
      ${number('Severity', leak['severity'], (value) => change({ severity: some(value) }), 1)}
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

/** Renders hazard amounts and blocks of a floor cell; of a wall, only if the file has some by mistake. */
function hazardFields(
  { picture, store }: Controller,
  { document, at, send }: FormContext,
): TemplateResult | typeof nothing {
  const hazard = entryAt(document.value, 'hazards', ...at);
  const isWall = picture.base()?.terrain[store.view().cursor] === ground.wall;
  if (isWall && hazard === undefined) return nothing;
  const blocks = member(hazard, 'blocks');
  const block = (key: string, turns: number | null): void => {
    const others = Object.entries((blocks ?? {}) as JsonObject).filter(([name]) => name !== key);
    const after = turns === null ? others : [...others, [key, turns] as const];
    const fields = { blocks: after.length === 0 ? null : Object.fromEntries(after) };
    send({ type: 'hazard', position: at, fields });
  };
  return html`<div class="editor-floor">
    <h2>Hazards</h2>
    <span>amount</span><span title="Number of turns for which a remedy blocks it">blocked</span>
    ${hazardNames.map(
      (field) =>
        html`<span>${field}</span>${numberInput(field, member(hazard, field), (value) =>
            send({ type: 'hazard', position: at, fields: { [field]: some(value) } }),
          )}${
            field === 'heat'
              ? html`<span></span>`
              : numberInput(`${field} blocked for turns`, member(blocks, field), (turns) =>
                  block(field, some(turns)),
                )
          }`,
    )}
  </div>`;
}

/** The four neighbors of a position, clockwise from the top. */
function sidesOf([x, y]: Place): Place[] {
  return [
    [x, y - 1],
    [x + 1, y],
    [x, y + 1],
    [x - 1, y],
  ];
}
