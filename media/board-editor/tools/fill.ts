import { endOf } from '../brushes/brush';
import { fillCells } from './cells';
import { drawingTool } from './drawing';
import { stretch } from './tool';

/** Fills the area of equal cells, in the grid that the brush paints. */
export const fill = drawingTool({
  name: 'fill',
  key: 'f',
  title: 'Fill',
  hint: 'Click to fill all connected cells.',
  isClick: true,
  move: stretch,
  cells({ scene }, gesture, { grid }) {
    const cells = grid === 'terrain' ? scene.terrain : scene.networks[grid].cells;
    return fillCells(cells, scene.width, endOf(gesture));
  },
});
