import { endOf, type ThingBrush } from './brush';
import { facedCell, placeOf } from './sides';

/** Places a prop. A door closes the edge that is pressed or dragged over; the edge of an existing door changes. */
export const propBrush = {
  name: 'prop',
  title: 'Prop',
  hint: ({ prop }) =>
    prop === 'Door'
      ? 'Click the edge for the door, or drag across it.'
      : 'Click a floor cell to place the prop. T turns it; its fields are in the form.',
  isFacing: ({ prop }) => prop === 'Door',
  put(scene, { prop: type }, gesture) {
    if (type !== 'Door') return { type: 'place', prop: { type, position: placeOf(scene, endOf(gesture)) } };
    const [first] = gesture.trail;
    const position = placeOf(scene, first);
    const towards = facedCell(scene, gesture);
    const edge = towards === undefined ? {} : { edge: [position, placeOf(scene, towards)] };
    const isThere = scene.props.some((one) => one.type === type && one.cell === first);
    if (!isThere) return { type: 'place', prop: { type, position, ...edge } };
    return towards === undefined ? undefined : { type: 'prop', at: position, fields: edge };
  },
} as const satisfies ThingBrush;
