import { endOf } from '../brushes/brush';
import { rectangleCells } from './cells';
import { drawingTool } from './drawing';
import { stretch } from './tool';

/** Draws a filled rectangle between the ends of the gesture. */
export const rectangle = drawingTool({
  name: 'rectangle',
  key: 'r',
  title: 'Rectangle',
  move: stretch,
  cells: ({ scene }, gesture) => rectangleCells(scene.width, gesture.trail[0], endOf(gesture)),
});
