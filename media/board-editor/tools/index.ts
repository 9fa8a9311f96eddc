/**
 * The tools of the board editor: one record of pure functions per file, listed in the table below. A new tool is a file and
 * a line here; bars, keys, help, hints and gestures follow from the record. Tools know the scene, the brush and the
 * selection, but not the page, its events or how strokes are written to the text.
 */
import { propTypes } from '../../../engine/reactor';
import type { BrushSettings } from '../brushes';
import { brush } from './brush';
import { eraser } from './eraser';
import { fill } from './fill';
import { line } from './line';
import { picker } from './picker';
import { rectangle } from './rectangle';
import { select } from './select';
import type { Tool } from './tool';

export type { Gesture, Outcome, Press, Tool, ToolState } from './tool';

/** In the order of the toolbar. */
export const tools = [
  select,
  brush,
  line,
  rectangle,
  fill,
  eraser,
  picker,
] as const satisfies readonly Tool[];

/** The chosen tool and brush, with all settings. */
export interface Palette extends BrushSettings {
  readonly tool: (typeof tools)[number]['name'];
  /** True if props, leaks, hazards and the robot move with a region. */
  readonly things: boolean;
}

export const firstPalette: Palette = {
  tool: 'brush',
  brush: 'floor',
  prop: propTypes[0],
  carrier: 'Fuel',
  hazard: 'fuel',
  amount: 1,
  things: true,
};

export function toolOf({ tool }: Pick<Palette, 'tool'>): Tool {
  return tools.find(({ name }) => name === tool) ?? brush;
}

/** Returns the change that selects a tool that uses the brush. */
export function withBrushTool(palette: Palette): Partial<Palette> {
  return toolOf(palette).usesBrush ? {} : { tool: 'brush' };
}
