import { carriers, perCarrier, type Carrier } from '../../engine/reactor';
import { ground, partsOfValue, presence, type Scene } from '../../engine/reactor/picture';
import type { JsonValue } from '../../engine/json';
import type { Place, Stroke } from '../../protocol/board';
import { isInBox } from './region/box';
import { groundOf, shifted } from './region/copied';

/**
 * A scene with a stroke drawn on it, before the text has it. Only what the stroke touches is another object, so that
 * only that is drawn anew. What is found by looking at the whole level (which way a junction faces) stays for now.
 */
export function withStroke(scene: Scene, stroke: Stroke): Scene {
  const cellOf = ([x, y]: Place): number => y * scene.width + x;
  switch (stroke.type) {
    case 'paint': {
      const { grid, glyph, cells } = stroke;
      if (grid === 'terrain')
        return {
          ...scene,
          terrain: painted(scene.terrain, cells, glyph === '#' ? ground.wall : ground.floor),
        };
      return withNetwork(scene, grid, cells, glyph === '.' ? presence.absent : presence.present);
    }
    case 'erase': {
      const gone = new Set(stroke.cells);
      let drawn = scene;
      for (const carrier of carriers)
        if (stroke.what.includes(carrier)) drawn = withNetwork(drawn, carrier, stroke.cells, presence.absent);
      if (stroke.what.includes('props')) drawn = { ...drawn, props: without(drawn.props, gone) };
      if (stroke.what.includes('leaks')) drawn = { ...drawn, leaks: without(drawn.leaks, gone) };
      return drawn;
    }
    case 'place':
      return { ...scene, props: [...scene.props, ...read(scene, 'props', stroke.prop).props] };
    case 'leak': {
      const { carrier, position, fields } = stroke;
      const isThere = scene.leaks.some((leak) => leak.carrier === carrier && leak.cell === cellOf(position));
      if (isThere) return scene;
      return {
        ...scene,
        leaks: [...scene.leaks, ...read(scene, 'leaks', { carrier, position, ...fields }).leaks],
      };
    }
    case 'move': {
      const [from, to] = [cellOf(stroke.from), cellOf(stroke.to)];
      return {
        ...scene,
        props: scene.props.map((prop) => (prop.cell === from ? { ...prop, cell: to } : prop)),
      };
    }
    case 'shift': {
      const { box, to, things } = stroke;
      const { terrain, networks, props, leaks, robot } = scene;
      const by = cellOf(to) - cellOf(box.at);
      const placeOf = (cell: number): Place => [cell % scene.width, Math.floor(cell / scene.width)];
      const isIn = (cell: number): boolean => isInBox(box, placeOf(cell));
      const moved = <T extends { readonly cell: number }>(one: T): T =>
        things && isIn(one.cell) ? { ...one, cell: one.cell + by } : one;
      return {
        ...scene,
        terrain: shifted(scene, terrain, box, to, ground.wall),
        networks: perCarrier((carrier) => ({
          ...networks[carrier],
          cells: shifted(scene, networks[carrier].cells, box, to, presence.absent),
        })),
        props: props
          .filter(({ cell }) => !things || isIn(cell) || !isInBox({ ...box, at: to }, placeOf(cell)))
          .map(moved),
        leaks: leaks.map((leak) =>
          things && isIn(leak.cell) ? { ...moved(leak), access: leak.access + by } : leak,
        ),
        robot: robot && moved(robot),
      };
    }
    case 'paste': {
      const { content, to } = stroke;
      const pasted = (grid: Uint8Array, name: 'terrain' | Carrier): Uint8Array => {
        const drawn = grid.slice();
        content.grids[name].forEach((row, y) =>
          Array.from(row).forEach((glyph, x) => {
            drawn[cellOf([to[0] + x, to[1] + y])] = groundOf(name, glyph);
          }),
        );
        return drawn;
      };
      return {
        ...scene,
        terrain: pasted(scene.terrain, 'terrain'),
        networks: perCarrier((carrier) => ({
          ...scene.networks[carrier],
          cells: pasted(scene.networks[carrier].cells, carrier),
        })),
      };
    }
    default:
      return scene;
  }
}

function withNetwork(scene: Scene, carrier: Carrier, cells: readonly number[], value: number): Scene {
  const network = scene.networks[carrier];
  const drawn = { ...network, cells: painted(network.cells, cells, value) };
  return { ...scene, networks: { ...scene.networks, [carrier]: drawn } };
}

function painted(grid: Uint8Array, cells: readonly number[], value: number): Uint8Array {
  const drawn = grid.slice();
  for (const cell of cells) if (cell >= 0 && cell < drawn.length) drawn[cell] = value;
  return drawn;
}

function without<T extends { readonly cell: number }>(
  list: readonly T[],
  gone: ReadonlySet<number>,
): readonly T[] {
  return list.some(({ cell }) => gone.has(cell)) ? list.filter(({ cell }) => !gone.has(cell)) : list;
}

/** What is to be seen of one entry of a list. */
function read({ width, height }: Scene, list: 'props' | 'leaks', entry: JsonValue) {
  const { props = [], leaks = [] } = partsOfValue({ dimensions: { width, height }, [list]: [entry] }) ?? {};
  return { props, leaks };
}
