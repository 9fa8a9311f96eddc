import type { Look } from '../../look';
import type { Pen } from '../../pen';
import type { Scene, SceneProp } from '../../scene';

type Door = Extract<SceneProp, { type: 'Door' }>;

/** Draws a door's handle on its own cell: a shut leaf or an open one. */
export function drawDoorHandle(pen: Pen, look: Look, open: boolean): void {
  const { size, palette } = look;
  const wide = size * 0.3;
  const tall = size * 0.44;
  const left = (size - wide) / 2;
  const top = (size - tall) / 2;
  const line = Math.max(1.2, size * 0.06);
  pen.rect(
    left - size * 0.06,
    top - size * 0.06,
    wide + size * 0.12,
    tall + size * 0.12,
    look.fill(palette.plate),
  );
  pen.rect(left, top, wide, tall, look.outline(null, palette.ink, line));
  if (open) {
    const swing = size * 0.1;
    pen.polygon(
      [left, top, left + wide * 0.55, top + swing, left + wide * 0.55, top + tall + swing, left, top + tall],
      look.outline(palette.plate, palette.ink, line),
    );
    return;
  }
  pen.line(left + wide / 2, top, left + wide / 2, top + tall, look.stroke(palette.ink, line));
  pen.line(left, top + tall / 2, left + wide, top + tall / 2, look.stroke(palette.ink, line));
}

/** Draws the edge of a door: a bar across all of it if closed, two posts with the leaf swung aside if open. */
export function drawDoorEdge({ width }: Scene, pen: Pen, look: Look, { edge, open }: Door): void {
  if (edge === null) return;
  const { size, palette } = look;
  const cell = Math.min(...edge);
  const step = Math.max(...edge) - cell;
  const across = step === 1 && cell % width < width - 1;
  if (!across && step !== width) return;
  // the edge runs along one cell from (x, y), upright or level
  const x = ((cell % width) + (across ? 1 : 0)) * size;
  const y = (Math.floor(cell / width) + (across ? 0 : 1)) * size;
  const thick = Math.max(2, size * 0.16);
  const line = Math.max(1, size * 0.05);
  // the outline also stays within the edge's two cells
  const end = Math.max(0.02, line / 2 / size);
  const bar = (from: number, to: number, wide: number, color: string, around: string) => {
    const brush = look.outline(color, around, line);
    if (across) pen.rect(x - wide / 2, y + from * size, wide, (to - from) * size, brush);
    else pen.rect(x + from * size, y - wide / 2, (to - from) * size, wide, brush);
  };
  if (!open) {
    bar(end, 1 - end, thick, palette.ink, palette.plate);
    return;
  }
  bar(end, 0.2, thick, palette.plate, palette.ink);
  bar(0.8, 1 - end, thick, palette.plate, palette.ink);
  const leaf = look.stroke(palette.ink, line, 'dotted');
  if (across) pen.line(x, y + 0.2 * size, x, y + 0.8 * size, leaf);
  else pen.line(x + 0.2 * size, y, x + 0.8 * size, y, leaf);
}
