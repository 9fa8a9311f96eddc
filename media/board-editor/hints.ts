import type { Palette } from './tools';

/** What can be done with the tool and the brush at hand, in a line. */
export function hintOf({ tool, brush, prop, carrier }: Palette, hasSelection: boolean): string {
  switch (tool) {
    case 'select':
      return hasSelection
        ? 'Drag what is selected to move it, with Alt to copy it. Delete clears it, Escape lets it go.'
        : 'Drag a prop to move it, or drag over cells to select them (with Shift where a prop stands).';
    case 'eraser':
      return 'Drag over cells: networks, props, leaks and hazards go, the floor and the walls stay.';
    case 'picker':
      return 'Click a cell to take up the brush that draws it.';
    default:
      break;
  }
  switch (brush) {
    case 'prop':
      return prop === 'Door'
        ? 'Click the edge that the door is to close, or drag over it.'
        : 'Click a floor cell to place the prop. T turns it; its fields are in the form.';
    case 'leak':
      return carrier === 'Electricity'
        ? 'Drag from a wall with a line in it to the floor that the leak opens to.'
        : 'Click a floor cell that a pipe lies under.';
    case 'hazard':
      return 'Click a floor cell to put the amount on it.';
    case 'robot':
      return 'Click the floor cell where the robot starts.';
    default:
      return tool === 'fill'
        ? 'Click to fill all cells that hang together.'
        : 'Drag to draw. Escape drops the stroke.';
  }
}
