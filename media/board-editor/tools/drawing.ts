import { brushOf, isPaint } from '../brushes';
import type { PaintBrush } from '../brushes/brush';
import { gestureAt, type Gesture, type Tool, type ToolState } from './tool';

/** The differences between tools that draw with the brush. */
interface Drawing<Name extends string> extends Pick<Tool, 'key' | 'title' | 'move'> {
  readonly name: Name;
  /** The cells that a gesture covers. */
  readonly cells: (state: ToolState, gesture: Gesture, brush: PaintBrush) => readonly number[];
  readonly hint?: string;
  /** True if a click is the whole gesture. */
  readonly isClick?: boolean;
}

/** Creates a tool that draws with the brush. A brush that places a single object does so with every tool. */
export function drawingTool<Name extends string>({
  cells,
  hint = 'Drag to draw. Press Escape to cancel.',
  isClick = false,
  ...rest
}: Drawing<Name>) {
  return {
    ...rest,
    usesBrush: true,
    hint({ brush: settings }) {
      const brush = brushOf(settings);
      return isPaint(brush) ? hint : brush.hint(settings);
    },
    press: (_, press) => ({ gesture: gestureAt(press) }),
    overlay(state, gesture) {
      const { scene, selection, brush: settings } = state;
      const brush = brushOf(settings);
      if (!isPaint(brush)) return { stroke: brush.put(scene, settings, gesture), selection };
      const { grid, glyph } = brush;
      return { stroke: { type: 'paint', grid, glyph, cells: cells(state, gesture, brush) }, selection };
    },
    isWhole(key, settings) {
      const brush = brushOf(settings);
      return key === 'Space' || isClick || (!isPaint(brush) && !brush.isFacing(settings));
    },
  } as const satisfies Tool;
}
