import { endOf, type ThingBrush } from './brush';
import { placeOf } from './sides';

/** Moves the robot's start. */
export const robotBrush = {
  name: 'robot',
  title: 'Robot',
  hint: () => 'Click the floor cell where the robot starts.',
  isFacing: () => false,
  put: (scene, _, gesture) => ({ type: 'robot', fields: { position: placeOf(scene, endOf(gesture)) } }),
} as const satisfies ThingBrush;
