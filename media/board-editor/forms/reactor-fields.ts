/** The consumers and the area of a reactor control: chosen from lists or on the board. */
import { html, type TemplateResult } from 'lit';
import type { JsonObject, JsonValue } from '../../../engine/json';
import { carrierKeys, carriers, type Carrier } from '../../../engine/reactor';
import { ground } from '../../../engine/reactor/picture';
import type { Place } from '../../../protocol/board';
import { choice, entry, placeText, text } from './controls';
import type { Controller } from '../controller/controller';
import { entryAt, member, type BoardDocument } from '../level/document';

export function reactorFields(
  controller: Controller,
  document: BoardDocument,
  at: Place,
  prop: JsonObject,
): TemplateResult {
  const props = member(document.value, 'props');
  const all = Array.isArray(props) ? (props as readonly JsonValue[]) : [];
  const bound = (carrier: Carrier): TemplateResult => {
    const places = all
      .filter((one) => member(one, 'type') === `${carrier}Consumer`)
      .flatMap((one) => placeText(member(one, 'position')) ?? []);
    const now = placeText(member(prop['consumers'], carrierKeys[carrier])) ?? '';
    return choice(`${carrier} consumer`, places, now, (chosen) => {
      const [x, y] = chosen.split(', ').map(Number);
      if (x !== undefined && y !== undefined)
        controller.send({ type: 'bind', reactor: at, carrier, to: [x, y] });
    });
  };
  return html`${entry('Id', text(prop['id']), (id) => {
      if (id !== '') controller.send({ type: 'prop', at, fields: { id } });
    })}
    ${carriers.map(bound)}
    <p>
      <button data-bind @click=${() => pickConsumers(controller, at)}>Choose consumers</button>
      <button data-area @click=${() => pickArea(controller, at)}>Choose area</button>
      <button
        data-area-default
        ?hidden=${prop['area'] === undefined}
        @click=${() => controller.send({ type: 'prop', at, fields: { area: null } })}
      >
        Default area
      </button>
    </p>`;
}

/** Asks for consumers until Escape. Each is bound for its own carrier. */
function pickConsumers(controller: Controller, reactor: Place): void {
  controller.pick('Choose the consumers of the reactor.', (to) => {
    const type = entryAt(controller.now().document?.value, 'props', ...to)?.['type'];
    const carrier = carriers.find((one) => `${one}Consumer` === type);
    if (carrier !== undefined) controller.send({ type: 'bind', reactor, carrier, to });
    pickConsumers(controller, reactor);
    if (carrier === undefined)
      controller.change({ notice: { text: 'There is no consumer on that cell.', isBad: true } });
  });
}

/** Asks for cells until Escape. Each is added to the area, or removed from it. */
function pickArea(controller: Controller, reactor: Place): void {
  controller.pick('Choose cells to add to or remove from the reactor’s area.', (place) => {
    const area = areaOf(controller, reactor);
    const isSame = (other: Place): boolean => other[0] === place[0] && other[1] === place[1];
    const after = area.some(isSame) ? area.filter((one) => !isSame(one)) : [...area, place];
    if (after.length > 0) controller.send({ type: 'prop', at: reactor, fields: { area: after } });
    pickArea(controller, reactor);
  });
}

/** Returns the area including unsent clicks; the default area if the file has none. */
function areaOf({ now, picture }: Controller, [x, y]: Place): readonly Place[] {
  const { document, sent } = now();
  for (const { stroke } of [...sent].reverse()) {
    if (stroke.type !== 'prop' || stroke.at[0] !== x || stroke.at[1] !== y) continue;
    const { area } = stroke.fields;
    const places = placesIn(area);
    if (places !== undefined) return places;
  }
  const written = placesIn(entryAt(document?.value, 'props', x, y)?.['area']);
  if (written !== undefined) return written;
  const scene = picture.base();
  const places: readonly Place[] = [
    [x, y],
    [x, y - 1],
    [x + 1, y],
    [x, y + 1],
    [x - 1, y],
  ];
  if (scene === undefined) return places;
  const isOn = ([column, row]: Place): boolean =>
    column >= 0 && row >= 0 && column < scene.width && row < scene.height;
  return places.filter((one) => isOn(one) && scene.terrain[one[1] * scene.width + one[0]] === ground.floor);
}

function placesIn(area: JsonValue): readonly Place[] | undefined {
  return Array.isArray(area) ? (area as readonly unknown[] as readonly Place[]) : undefined;
}
