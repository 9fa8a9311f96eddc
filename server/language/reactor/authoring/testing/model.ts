/** Applies strokes to a plain value instead of a text, and so computes the expected content of the text. */
import type { JsonObject, JsonValue } from '../../../../../engine/json';
import type { carriers } from '../../../../../engine/reactor';
import type { Box, Fields, Place, Stroke } from '../stroke';

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

/** Applies a stroke to the model. */
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
    case 'shift': {
      const { box, to, things } = stroke;
      const [dx, dy] = [to[0] - box.at[0], to[1] - box.at[1]];
      lift(model, box, to);
      if (!things) return;
      const isInside = (place: JsonValue): boolean => isIn(box, place as Place);
      const go = (place: JsonValue): JsonValue => {
        const [x, y] = place as Place;
        return [x + dx, y + dy];
      };
      const gone = (entry: Entry): boolean =>
        isIn({ ...box, at: to }, entry['position'] as Place) && !isInside(entry['position']);
      for (const list of ['props', 'leaks', 'hazards'])
        if (rest[list] !== undefined) rest[list] = listOf(list).filter((entry) => !gone(entry));
      moveAll(rest, isInside, go);
      return;
    }
    case 'paste': {
      const { content, to } = stroke;
      const box = { ...content, at: to };
      for (const grid of Object.keys(grids) as (keyof Model['grids'])[])
        content.grids[grid].forEach((row, y) =>
          Array.from(row).forEach((glyph, x) => put(grid, (to[1] + y) * width + to[0] + x, glyph)),
        );
      for (const list of ['props', 'leaks', 'hazards'] as const) {
        const left = listOf(list).filter((entry) => !isIn(box, entry['position'] as Place));
        if (rest[list] !== undefined || content[list].length > 0) rest[list] = [...left, ...content[list]];
      }
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

/** Moves the characters of a box. */
function lift({ grids }: Model, { at: [left, top], width, height }: Box, [x, y]: Place): void {
  for (const [name, rows] of Object.entries(grids)) {
    const lifted = rows.slice(top, top + height).map((row) => row.slice(left, left + width));
    const empty = name === 'terrain' ? '#' : '.';
    for (const row of rows.slice(top, top + height)) row.fill(empty, left, left + width);
    lifted.forEach((cells, down) => rows[y + down]?.splice(x, width, ...cells));
  }
}

function isIn({ at: [left, top], width, height }: Box, [x, y]: Place): boolean {
  return x >= left && x < left + width && y >= top && y < top + height;
}

/** Moves each place in a value that is inside the area. An edge moves with its door, a face with its leak. */
function moveAll(
  value: JsonValue,
  isInside: (place: JsonValue) => boolean,
  go: (place: JsonValue) => JsonValue,
): void {
  if (typeof value !== 'object' || value === null) return;
  const entry = value as Entry;
  const owner = entry['position'];
  for (const [key, member] of Object.entries(entry)) {
    if (key.startsWith('x-')) continue;
    if (key === 'edge' && owner !== undefined) {
      if (isInside(owner)) entry[key] = (member as JsonValue[]).map(go);
    } else if (key === 'access' && owner !== undefined && entry['type'] === undefined) {
      if (isInside(owner)) entry[key] = go(member);
    } else if (Array.isArray(member) && member.length === 2 && member.every(Number.isSafeInteger)) {
      if (isInside(member)) entry[key] = go(member);
    } else moveAll(member, isInside, go);
  }
  if (owner !== undefined && isInside(owner)) entry['position'] = go(owner);
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
