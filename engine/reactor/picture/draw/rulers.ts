import type { Look } from '../look';
import type { Pen } from '../pen';
import type { Scene } from '../scene';
import type { Region } from './view';

/** Returns the space that the rulers take at the left and at the top. */
export function rulerRoom({ width, height }: Pick<Scene, 'width' | 'height'>, { size }: Look) {
  const font = rulerFont(size);
  return {
    left: Math.ceil(font * (0.8 + 0.62 * String(Math.max(0, height - 1)).length)),
    top: Math.ceil(font * (width > 0 ? 1.6 : 0)),
  };
}

function rulerFont(size: number): number {
  return Math.min(13, Math.max(9, size * 0.4));
}

/** Returns the smallest distance between two numbers, in cells, at which they do not touch. */
function stride(size: number, room: number): number {
  for (const step of [1, 2, 5, 10, 20, 50, 100]) if (step * size >= room) return step;
  return 200;
}

/** Draws the numbers of the visible columns above the board's top edge. */
export function drawColumnRuler(scene: Scene, pen: Pen, look: Look, { left, right }: Region): void {
  const { size, palette } = look;
  const height = rulerFont(size);
  const step = stride(size, height * (0.6 + 0.62 * String(scene.width).length));
  const font = look.font(height, palette.dim);
  for (let x = left; x < right; x++) {
    if (x % step === 0) pen.text((x + 0.5) * size, -height * 0.45, String(x), font);
  }
}

/** Draws the numbers of the visible rows to the left of the board. */
export function drawRowRuler(_scene: Scene, pen: Pen, look: Look, { top, bottom }: Region): void {
  const { size, palette } = look;
  const height = rulerFont(size);
  const step = stride(size, height * 1.2);
  const font = look.font(height, palette.dim, { anchor: 'end' });
  for (let y = top; y < bottom; y++) {
    if (y % step === 0) pen.text(-height * 0.4, (y + 0.5) * size + height * 0.36, String(y), font);
  }
}
