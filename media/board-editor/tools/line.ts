import { endOf } from '../brushes/brush';
import { lineCells } from './cells';
import { drawingTool } from './drawing';
import { stretch } from './tool';

/** Draws a line between the ends of the gesture. */
export const line = drawingTool({
  name: 'line',
  key: 'l',
  title: 'Line',
  move: stretch,
  cells: ({ scene }, gesture) => lineCells(scene.width, gesture.trail[0], endOf(gesture)),
});
