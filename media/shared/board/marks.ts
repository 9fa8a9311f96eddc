import type { Palette } from '../../../engine/reactor/picture';
import type { Context } from './canvas-pen';
import type { Placement } from './placement';

/** The marks that the panel draws over the board. */
export interface Marks {
  readonly width: number;
  readonly cursor: number;
  /** True if the board has focus. */
  readonly isFocused: boolean;
  /** Cells at the text's caret. */
  readonly caret: readonly number[];
  /** Cells of an event. */
  readonly events: readonly number[];
}

/** Creates a function that draws the marks on a separate canvas when they change. */
export interface MarksPainter {
  readonly paint: (context: Context, palette: Palette, at: Placement, marks: Marks) => void;
  /** The canvas was cleared. */
  readonly forget: () => void;
}

export function createMarksPainter(): MarksPainter {
  let shown: readonly unknown[] | null = null;
  return {
    forget() {
      shown = null;
    },
    paint(context, palette, at, marks) {
      const now: readonly unknown[] = [palette, at, ...(Object.values(marks) as unknown[])];
      if (shown?.every((each, index) => each === now[index]) === true) return;
      shown = now;
      context.clearRect(0, 0, at.width, at.height);
      drawMarks(context, palette, at, marks);
    },
  };
}

/** Outlines the cells of the caret and of an event, and the cursor on top. */
function drawMarks(context: Context, palette: Palette, at: Placement, marks: Marks): void {
  context.save();
  context.beginPath();
  context.rect(at.room.left - 3, at.room.top - 3, at.width, at.height);
  context.clip();
  const ring = (cell: number, color: string, wide: number, grow: number, dash: readonly number[]): void => {
    const x = at.left + (cell % marks.width) * at.cell - grow;
    const y = at.top + Math.floor(cell / marks.width) * at.cell - grow;
    const side = at.cell + 2 * grow;
    context.setLineDash([]);
    context.strokeStyle = palette.page;
    context.lineWidth = wide + 2;
    context.strokeRect(x, y, side, side);
    context.setLineDash([...dash]);
    context.strokeStyle = color;
    context.lineWidth = wide;
    context.strokeRect(x, y, side, side);
  };
  for (const cell of marks.caret) ring(cell, palette.accent, 2, 0, []);
  for (const cell of marks.events) ring(cell, palette.warning, 2, 0, [4, 3]);
  ring(marks.cursor, palette.ink, marks.isFocused ? 2.5 : 1.5, 1, marks.isFocused ? [] : [3, 3]);
  context.restore();
}
