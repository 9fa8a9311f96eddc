import { endOf, type ThingBrush } from './brush';
import { placeOf } from './sides';

/** Sets the amount of a hazard on a cell. */
export const hazardBrush = {
  name: 'hazard',
  title: 'Hazard',
  hint: () => 'Click a floor cell to set the amount.',
  isFacing: () => false,
  put: (scene, { hazard, amount }, gesture) => ({
    type: 'hazard',
    position: placeOf(scene, endOf(gesture)),
    fields: { [hazard]: amount },
  }),
} as const satisfies ThingBrush;
