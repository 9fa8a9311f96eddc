import { ground, presence } from '../../../engine/reactor/picture';
import { endOf, type ThingBrush } from './brush';
import { facedCell, neighbors, placeOf } from './sides';

/** Places a leak. An electricity leak is in a wall and opens to the floor; the gesture can begin on either. */
export const leakBrush = {
  name: 'leak',
  title: 'Leak',
  hint: ({ carrier }) =>
    carrier === 'Electricity'
      ? 'Drag from a wall that contains a cable to the floor cell it leaks into.'
      : 'Click a floor cell above a pipe.',
  isFacing: ({ carrier }) => carrier === 'Electricity',
  put(scene, { carrier }, gesture) {
    if (carrier !== 'Electricity')
      return { type: 'leak', carrier, position: placeOf(scene, endOf(gesture)), fields: {} };
    const [first] = gesture.trail;
    const isWall = (cell: number): boolean => scene.terrain[cell] === ground.wall;
    const hasLine = (cell: number): boolean => scene.networks[carrier].cells[cell] === presence.present;
    const sides = [facedCell(scene, gesture), ...neighbors(scene, first)].flatMap((cell) => cell ?? []);
    const wall = isWall(first) ? first : (sides.find((cell) => isWall(cell) && hasLine(cell)) ?? first);
    const face = wall !== first ? first : sides.find((cell) => !isWall(cell));
    const fields = face === undefined ? {} : { access: placeOf(scene, face) };
    return { type: 'leak', carrier, position: placeOf(scene, wall), fields };
  },
} as const satisfies ThingBrush;
