/** Strokes on a plain value, written without any regard to text: what the text has to say afterwards. */
import type { JsonObject, JsonValue } from '../../../../engine/json';
import type { carriers } from '../../../../engine/reactor';
import type { Fields, Place, Stroke } from '../stroke';

/** A level's value as an array model: grids are arrays of characters. */
export interface Model {
  width: number;
  grids: Record<'terrain' | (typeof carriers)[number], string[][]>;
  rest: Record<string, JsonValue>;
}

type Entry = Record<string, JsonValue>;

/** Strokes that the model knows to the last member. */
export type ModelStroke = Exclude<
  Stroke,
  { type: 'move' | 'resize' | 'addRule' | 'addRulePart' | 'setRule' | 'moveRule' | 'removeRule' }
>;

export function modelOf(value: JsonValue): Model {
  const { terrain, networks, ...rest } = structuredClone(value) as Entry;
  const cells = (rows: JsonValue): string[][] => (rows as string[]).map((row) => Array.from(row));
  const { fuel, coolant, electricity, ...others } = networks as Entry;
  return {
    width: ((rest['dimensions'] as Entry)['width'] ?? 0) as number,
    grids: {
      terrain: cells(terrain),
      Fuel: cells(fuel),
      Coolant: cells(coolant),
      Electricity: cells(electricity),
    },
    rest: { ...rest, 'x-other-networks': others },
  };
}

/** Changes the model as the stroke says. */
export function draw(model: Model, stroke: ModelStroke): void {
  const { grids, rest, width } = model;
  const put = (grid: keyof Model['grids'], cell: number, glyph: string): void => {
    const row = grids[grid][Math.floor(cell / width)];
    if (row !== undefined) row[cell % width] = glyph;
  };
  const listOf = (key: string): Entry[] => (rest[key] ?? []) as Entry[];
  const cellOf = ({ position }: Entry): number => {
    const [x, y] = position as readonly [number, number];
    return y * width + x;
  };
  switch (stroke.type) {
    case 'paint':
      for (const cell of stroke.cells) put(stroke.grid, cell, stroke.glyph);
      return;
    case 'erase':
      for (const what of stroke.what) {
        if (what === 'props' || what === 'leaks' || what === 'hazards') {
          if (rest[what] !== undefined)
            rest[what] = listOf(what).filter((entry) => !stroke.cells.includes(cellOf(entry)));
        } else for (const cell of stroke.cells) put(what, cell, '.');
      }
      return;
    case 'place':
      rest['props'] = [...listOf('props'), stroke.prop];
      return;
    case 'prop':
      set(at(listOf('props'), stroke.at), stroke.fields);
      return;
    case 'bind':
      set(at(listOf('props'), stroke.reactor)?.['consumers'] as Entry, {
        [stroke.carrier.toLowerCase()]: stroke.to,
      });
      return;
    case 'leak': {
      const known = listOf('leaks').find(
        (leak) => leak['carrier'] === stroke.carrier && isSame(leak['position'], stroke.position),
      );
      if (known !== undefined) set(known, stroke.fields);
      else {
        const { carrier, position, fields } = stroke;
        rest['leaks'] = [...listOf('leaks'), set({ carrier, position }, fields)];
      }
      return;
    }
    case 'hazard': {
      const list = listOf('hazards');
      const known = at(list, stroke.position);
      const entry = set(known ?? { position: stroke.position }, stroke.fields);
      const isEmpty = !['fuel', 'coolant', 'electricity', 'heat', 'blocks'].some((key) => key in entry);
      if (known === undefined && !isEmpty) rest['hazards'] = [...list, entry];
      if (known !== undefined && isEmpty) rest['hazards'] = list.filter((one) => one !== known);
      return;
    }
    case 'robot':
      set(rest['robot'] as Entry, stroke.fields);
      return;
    case 'inventory': {
      const robot = rest['robot'] as Entry;
      const { remedy, count } = stroke;
      if (robot['inventory'] !== undefined) set(robot['inventory'] as Entry, { [remedy]: count });
      else if (count !== null) robot['inventory'] = { [remedy]: count };
      return;
    }
    case 'metadata':
      set(rest['metadata'] as Entry, stroke.fields);
      return;
    case 'eye':
      rest['allSeeingEye'] = stroke.state;
      return;
  }
}

function at(list: readonly Entry[], place: Place): Entry | undefined {
  return list.find(({ position }) => isSame(position, place));
}

function isSame(position: JsonValue, place: Place): boolean {
  return JSON.stringify(position) === JSON.stringify(place);
}

function set(entry: Entry | undefined, fields: Fields): Entry {
  const target = entry ?? {};
  for (const [key, value] of Object.entries(fields)) {
    if (value === null) Reflect.deleteProperty(target, key);
    else target[key] = value;
  }
  return target;
}

/** The model of a text's value and a drawn model are compared as JSON, members in any order. */
export function comparable(model: Model): JsonObject {
  return JSON.parse(JSON.stringify({ ...model.grids, ...model.rest })) as JsonObject;
}
