/** Strokes that put one thing down, and take a direction from where the gesture goes or which edge was pressed. */
import { ground, presence, type Scene } from '../../engine/reactor/picture';
import type { Place, Stroke } from '../../protocol/board';
import type { Palette } from './tools';

/** The side of a cell that was pressed, clockwise from the top; `null` in its middle and by keyboard. */
export type Side = 0 | 1 | 2 | 3 | null;

/** A prop, leak, hazard or the robot. */
export function singleStroke(
  scene: Scene,
  { brush, prop, carrier, hazard, amount }: Palette,
  trail: readonly number[],
  side: Side,
): Stroke | undefined {
  const [first, last] = [trail[0], trail.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const placeOf = (cell: number): Place => [cell % scene.width, Math.floor(cell / scene.width)];
  const position = placeOf(last);
  if (brush === 'robot') return { type: 'robot', fields: { position } };
  if (brush === 'hazard') return { type: 'hazard', position, fields: { [hazard]: amount } };
  const beside = neighbours(scene, first);
  // towards the cell beside it that the gesture went to, else over the edge that was pressed
  const towards = beside.includes(last) ? last : side === null ? undefined : (beside[side] ?? undefined);
  if (brush === 'prop') {
    if (prop !== 'Door') return { type: 'place', prop: { type: prop, position } };
    const edge = towards === undefined ? {} : { edge: [placeOf(first), placeOf(towards)] };
    const isThere = scene.props.some((one) => one.type === 'Door' && one.cell === first);
    if (!isThere) return { type: 'place', prop: { type: 'Door', position: placeOf(first), ...edge } };
    return towards === undefined ? undefined : { type: 'prop', at: placeOf(first), fields: edge };
  }
  if (carrier !== 'Electricity') return { type: 'leak', carrier, position, fields: {} };
  const isWall = (cell: number): boolean => scene.terrain[cell] === ground.wall;
  const hasLine = (cell: number): boolean => scene.networks.Electricity.cells[cell] === presence.present;
  const sides = [towards, ...beside].flatMap((cell) => cell ?? []);
  // it lies in a wall and opens to a floor beside it, whichever of the two the gesture began on
  const wall = isWall(first) ? first : (sides.find((cell) => isWall(cell) && hasLine(cell)) ?? first);
  const face = wall !== first ? first : (sides.find((cell) => !isWall(cell)) ?? undefined);
  return {
    type: 'leak',
    carrier,
    position: placeOf(wall),
    fields: face === undefined ? {} : { access: placeOf(face) },
  };
}

/** The cells beside a cell, clockwise from the top; `null` off the map. */
function neighbours({ width, height }: Pick<Scene, 'width' | 'height'>, cell: number): (number | null)[] {
  const [x, y] = [cell % width, Math.floor(cell / width)];
  return [
    y > 0 ? cell - width : null,
    x < width - 1 ? cell + 1 : null,
    y < height - 1 ? cell + width : null,
    x > 0 ? cell - 1 : null,
  ];
}
