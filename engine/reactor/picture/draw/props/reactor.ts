import { legible, type Look } from '../../look';
import type { Pen } from '../../pen';
import type { ReactorHeat, Scene, SceneProp } from '../../scene';
import { isInside, type Part } from '../view';

type Reactor = Extract<SceneProp, { type: 'ReactorControl' }>;

/**
 * Draws a reactor control: an octagon with a core between three blades. If it is ready, core and blades are full and
 * ringed. If it is too hot, it has flames: one while hot, two when critical, and a cross once it is lost.
 */
export function drawReactor(pen: Pen, look: Look, ready: boolean | null, heat: ReactorHeat): void {
  const { size, palette } = look;
  const middle = size / 2;
  const line = Math.max(1.3, size * 0.07);
  const color = ready === true ? palette.good : palette.ink;
  pen.polygon(octagon(middle, size * 0.44), look.outline(palette.plate, color, line));
  const full = ready === true;
  const blade = full ? look.fill(color) : look.outline(null, color, Math.max(1, size * 0.045));
  for (const turn of [0, 1, 2]) pen.polygon(bladeAt(middle, size, turn), blade);
  pen.circle(middle, middle, size * 0.085, full ? look.fill(color) : blade);
  if (ready === true) pen.circle(middle, middle, size * 0.36, look.stroke(color, Math.max(1, size * 0.05)));
  if (ready === null) {
    const height = size * 0.3;
    pen.text(
      size * 0.5,
      size * 0.5 + height * 0.36,
      '?',
      look.font(height, palette.ink, { bold: true, halo: palette.plate }),
    );
  }
  drawHeat(pen, look, heat);
}

function octagon(middle: number, radius: number): number[] {
  const cut = radius * 0.42;
  const [near, far] = [middle - radius, middle + radius];
  const [low, high] = [middle - cut, middle + cut];
  return [low, near, high, near, far, low, far, high, high, far, low, far, near, high, near, low];
}

/** Sines and cosines of -15°, -75° and so on, as literals: the last bits of computed ones differ between machines. */
const blades = [
  [-0.42, -0.9, 0.42, -0.9],
  [0.99, 0.085, 0.57, 0.81],
  [-0.57, 0.81, -0.99, 0.085],
] as const;

function bladeAt(middle: number, size: number, turn: number): number[] {
  const [ax, ay, bx, by] = blades[turn as 0 | 1 | 2];
  const inner = size * 0.13;
  const outer = size * 0.31;
  return [
    middle + ax * inner,
    middle + ay * inner,
    middle + ax * outer,
    middle + ay * outer,
    middle + bx * outer,
    middle + by * outer,
    middle + bx * inner,
    middle + by * inner,
  ];
}

function drawHeat(pen: Pen, look: Look, heat: ReactorHeat): void {
  if (heat === 'cool') return;
  const { size, palette } = look;
  if (heat === 'terminal') {
    const reach = size * 0.34;
    const cross = (color: string, width: number) => {
      const brush = look.stroke(color, width, undefined, 'round');
      pen.line(size / 2 - reach, size / 2 - reach, size / 2 + reach, size / 2 + reach, brush);
      pen.line(size / 2 - reach, size / 2 + reach, size / 2 + reach, size / 2 - reach, brush);
    };
    cross(palette.plate, size * 0.2);
    cross(palette.bad, size * 0.11);
    return;
  }
  const color = legible(palette, 'Heat');
  const places = heat === 'critical' ? [0.3, 0.7] : [0.5];
  for (const at of places) drawFlame(pen, look, size * at, size * 0.68, color);
}

function drawFlame(pen: Pen, look: Look, x: number, y: number, color: string): void {
  const { size, palette } = look;
  const wide = size * 0.14;
  const tall = size * 0.26;
  pen.polygon(
    [
      x,
      y - tall,
      x + wide * 0.6,
      y - tall * 0.25,
      x + wide,
      y - tall * 0.45,
      x + wide * 0.8,
      y + wide,
      x - wide * 0.8,
      y + wide,
      x - wide,
      y - tall * 0.3,
      x - wide * 0.4,
      y - tall * 0.2,
    ],
    look.outline(color, palette.plate, Math.max(1, size * 0.05)),
  );
}

/** Draws a line around the cells whose heat counts. */
export function drawReactorArea(scene: Scene, pen: Pen, look: Look, region: Part, { area }: Reactor): void {
  const { width } = scene;
  const { size, palette } = look;
  const wide = Math.max(1, size * 0.05);
  const brush = look.stroke(palette.accent, wide, 'dashed');
  const inset = Math.max(wide / 2, size * 0.06);
  const cells = new Set(area);
  for (const cell of area) {
    if (!isInside(scene, region, cell)) continue;
    const column = cell % width;
    const x = column * size;
    const y = Math.floor(cell / width) * size;
    const west = column > 0 && cells.has(cell - 1) ? x : x + inset;
    const east = column + 1 < width && cells.has(cell + 1) ? x + size : x + size - inset;
    const top = cells.has(cell - width) ? y : y + inset;
    const bottom = cells.has(cell + width) ? y + size : y + size - inset;
    if (top !== y) pen.line(west, top, east, top, brush);
    if (bottom !== y + size) pen.line(west, bottom, east, bottom, brush);
    if (west !== x) pen.line(west, top, west, bottom, brush);
    if (east !== x + size) pen.line(east, top, east, bottom, brush);
  }
}
