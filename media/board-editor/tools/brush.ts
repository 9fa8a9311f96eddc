import { trailCells } from './cells';
import { drawingTool } from './drawing';
import { extend } from './tool';

/** Draws along the path of the pointer. */
export const brush = drawingTool({
  name: 'brush',
  key: 'b',
  title: 'Brush',
  move: extend,
  cells: ({ scene }, { trail }) => trailCells(scene.width, trail),
});
