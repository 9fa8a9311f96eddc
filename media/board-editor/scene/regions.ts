/** Strokes that move or copy the contents of a box. */
import type { JsonObject, JsonValue } from '../../../engine/json';
import { perCarrier, type Carrier } from '../../../engine/reactor';
import { ground, presence, type Scene } from '../../../engine/reactor/picture';
import type { Box, Copied, Place, Stroke } from '../../../protocol/board';
import { cellsOfBox, fitted } from '../level/box';
import { groundOf } from '../level/copied';
import { read, type Balance, type Lists } from './read';
import { along, movedEdge, withHazards, withoutThings } from './things';

/**
 * Moves a box and leaves walls in its old place. Its objects move too if the stroke says so, and replace those at the
 * target.
 */
export function shifted(scene: Scene, { box, to, things }: Extract<Stroke, { type: 'shift' }>): Scene {
  const { width, networks } = scene;
  const target = { ...box, at: to };
  if (!fits(scene, box) || !fits(scene, target)) return scene;
  const drawn: Scene = {
    ...scene,
    terrain: shiftedGrid(width, scene.terrain, box, to, ground.wall),
    networks: perCarrier((carrier) => ({
      ...networks[carrier],
      cells: shiftedGrid(width, networks[carrier].cells, box, to, presence.absent),
    })),
  };
  if (!things) return drawn;
  const inside = new Set(cellsOfBox(scene, box));
  const room = cellsOfBox(scene, target).filter((cell) => !inside.has(cell));
  const go = along(scene, box.at, to);
  const goInside = (cell: number): number => (inside.has(cell) ? (go(cell) ?? cell) : cell);
  const moved = <T extends { readonly cell: number }>(one: T): T => ({ ...one, cell: goInside(one.cell) });
  const { props, leaks, blocks, hazards, codes, robot } = withoutThings(drawn, room, [
    'props',
    'leaks',
    'hazards',
  ]);
  return {
    ...drawn,
    props: props.map((prop) => ({
      ...moved(prop),
      ...(prop.type === 'Door' && inside.has(prop.cell) ? { edge: movedEdge(prop, go) } : {}),
      ...('area' in prop ? { area: prop.area.map(goInside) } : {}),
    })),
    leaks: leaks.map((leak) => {
      const cell = goInside(leak.cell);
      return inside.has(leak.cell) ? { ...leak, cell, access: go(leak.access) ?? cell } : leak;
    }),
    hazards: shiftedGrid(4 * width, hazards, scaled(box), [4 * to[0], to[1]], 0),
    codes: shiftedGrid(width, codes, box, to, 0),
    blocks: blocks.map(moved),
    robot: robot && moved(robot),
  };
}

/** Pastes a copy and replaces what is there. */
export function pasted(
  scene: Scene,
  { content, to }: Extract<Stroke, { type: 'paste' }>,
  balance: Balance,
): Scene {
  const target = { at: to, width: content.width, height: content.height };
  if (!fits(scene, target)) return scene;
  const { width, terrain, networks } = scene;
  const grid = (before: Uint8Array, name: 'terrain' | Carrier): Uint8Array => {
    const drawn = before.slice();
    for (const [y, row] of content.grids[name].entries())
      for (const [x, glyph] of Array.from(row).entries())
        drawn[(to[1] + y) * width + to[0] + x] = groundOf(name, glyph);
    return drawn;
  };
  const cells = cellsOfBox(scene, target);
  const { props, leaks } = withoutThings(scene, cells, ['props', 'leaks']);
  const put = read(scene, movedLists(content, to), balance);
  return {
    ...withHazards(scene, cells, put),
    terrain: grid(terrain, 'terrain'),
    networks: perCarrier((carrier) => ({
      ...networks[carrier],
      cells: grid(networks[carrier].cells, carrier),
    })),
    props: [...props, ...put.props],
    leaks: [...leaks, ...put.leaks],
  };
}

/** Returns true if a box is on the map, which may have shrunk since the box was drawn. */
function fits(scene: Scene, box: Box): boolean {
  const [x, y] = fitted(scene, box, box.at);
  return x === box.at[0] && y === box.at[1];
}

const scaled = ({ at, width, height }: Box): Box => ({ at: [4 * at[0], at[1]], width: 4 * width, height });

/** Moves a box of a grid whose rows have `width` values, and clears its old position. */
function shiftedGrid<T extends Uint8Array | Float32Array>(
  width: number,
  grid: T,
  box: Box,
  to: Place,
  empty: number,
): T {
  const drawn = grid.slice() as T;
  const start = ([x, y]: Place, row: number): number => (y + row) * width + x;
  for (let row = 0; row < box.height; row++) {
    const from = start(box.at, row);
    drawn.fill(empty, from, from + box.width);
  }
  for (let row = 0; row < box.height; row++) {
    const from = start(box.at, row);
    drawn.set(grid.subarray(from, from + box.width), start(to, row));
  }
  return drawn;
}

/** The entries of a copy, translated to the target. */
function movedLists({ at, props, leaks, hazards }: Copied, to: Place): Lists {
  const move = (place: JsonValue): JsonValue => {
    const [x, y] = Array.isArray(place) ? (place as readonly number[]) : [];
    return x === undefined || y === undefined ? place : [x + to[0] - at[0], y + to[1] - at[1]];
  };
  const moveAll = (places: JsonValue): JsonValue =>
    Array.isArray(places) ? (places as readonly JsonValue[]).map(move) : places;
  const entries = (list: readonly JsonObject[]): JsonObject[] =>
    list.map((entry) => ({
      ...entry,
      position: move(entry['position']),
      access: move(entry['access']),
      edge: moveAll(entry['edge']),
      area: moveAll(entry['area']),
    }));
  return { props: entries(props), leaks: entries(leaks), hazards: entries(hazards) };
}
