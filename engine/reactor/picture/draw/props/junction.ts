import { legible, type Look } from '../../look';
import type { Pen } from '../../pen';
import type { SceneArms, SceneProp } from '../../scene';

type Junction = Extract<SceneProp, { mode: string }>;

/**
 * Draws a junction: a disc with its mode's weights. Where the networks are visible it has an arm to each side: an
 * inward wedge where it is fed, outward bars as wide as their weights, a stop where the weight is 0.
 */
export function drawJunction(pen: Pen, look: Look, { type, mode }: Junction, arms: SceneArms | null): void {
  const { size, palette } = look;
  const weights = mode.split('/').map(Number);
  if (arms === null) drawPlainArms(pen, look, type === 'CrossJunction' ? [0, 1, 2, 3] : [1, 2, 3]);
  else drawArms(pen, look, arms, weights);
  const middle = size / 2;
  const ring = Math.max(1.2, size * 0.06);
  const color = arms === null ? palette.ink : legible(palette, arms.carrier);
  const radius = size * 0.31;
  if (type === 'CrossJunction') {
    const reach = radius * 1.12;
    pen.polygon(
      [middle, middle - reach, middle + reach, middle, middle, middle + reach, middle - reach, middle],
      look.outline(palette.plate, color, ring),
    );
  } else pen.circle(middle, middle, radius, look.outline(palette.plate, color, ring));
  if (look.detail === 'small') drawWeightBars(pen, look, weights);
  else drawWeights(pen, look, weights);
}

/** Draws the digits of the weights, in the order of the mode. */
function drawWeights(pen: Pen, look: Look, weights: readonly number[]): void {
  const { size, palette } = look;
  const digits = weights.filter(Number.isFinite).slice(0, 3);
  const height = size * (digits.length > 2 ? 0.25 : 0.32);
  const text = digits.length === 0 ? '?' : digits.join('');
  pen.text(size / 2, size / 2 + height * 0.36, text, look.font(height, palette.ink, { bold: true }));
}

/** Draws the weights as bars side by side, a line for 0. */
function drawWeightBars(pen: Pen, look: Look, weights: readonly number[]): void {
  const { size, palette } = look;
  const each = size * (weights.length > 2 ? 0.11 : 0.15);
  const left = size / 2 - (each * weights.length) / 2;
  const bottom = size * 0.66;
  weights.forEach((weight, index) => {
    const tall = Math.max(size * 0.04, size * 0.085 * (Number.isFinite(weight) ? weight : 0));
    pen.rect(left + each * index + each * 0.1, bottom - tall, each * 0.8, tall, look.fill(palette.ink));
  });
}

function drawPlainArms(pen: Pen, look: Look, sides: readonly number[]): void {
  const brush = look.stroke(look.palette.dim, look.size * 0.12);
  for (const side of sides) drawBar(pen, look, side, brush);
}

function drawBar(pen: Pen, { size }: Look, side: number, brush: ReturnType<Look['stroke']>): void {
  const [x, y] = endOf(side, size, 0.5);
  pen.line(size / 2, size / 2, x, y, brush);
}

/** Returns the point at a distance (in cells) from the middle towards a side. */
function endOf(side: number, size: number, far: number): readonly [number, number] {
  const [dx, dy] = (
    [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const
  )[side as 0 | 1 | 2 | 3];
  return [size * (0.5 + dx * far), size * (0.5 + dy * far)];
}

function drawArms(pen: Pen, look: Look, arms: SceneArms, weights: readonly number[]): void {
  const { size, palette } = look;
  const color = palette.field[arms.carrier];
  const rim = look.hair * 2;
  const { casing } = palette;
  const edge = arms.carrier === 'Electricity' && casing !== null ? casing : palette.plate;
  arms.branches.forEach((side, index) => {
    const weight = weights[index] ?? 0;
    if (weight === 0) {
      drawStop(pen, look, side);
      return;
    }
    const wide = size * (0.08 + 0.07 * weight);
    drawBar(pen, look, side, look.stroke(edge, wide + rim));
    drawBar(pen, look, side, look.stroke(palette.highContrast ? palette.plate : color, wide));
    if (palette.highContrast) drawBar(pen, look, side, look.stroke(color, Math.max(1, wide - rim)));
  });
  drawInlet(pen, look, arms, color, edge);
}

/** Draws a wedge that points at the junction. */
function drawInlet(pen: Pen, look: Look, { from }: SceneArms, color: string, edge: string): void {
  const { size } = look;
  const [x, y] = endOf(from, size, 0.47);
  const half = size * 0.2;
  const upright = from % 2 === 0;
  const tip = endOf(from, size, 0.1);
  const points = upright
    ? [x - half, y, x + half, y, tip[0], tip[1]]
    : [x, y - half, x, y + half, tip[0], tip[1]];
  pen.polygon(points, look.outline(color, edge, look.hair));
}

/** Draws a bar across the arm. */
function drawStop(pen: Pen, look: Look, side: number): void {
  const { size, palette } = look;
  const [x, y] = endOf(side, size, 0.41);
  const half = size * 0.2;
  const brush = look.stroke(palette.ink, Math.max(1.5, size * 0.09));
  if (side % 2 === 0) pen.line(x - half, y, x + half, y, brush);
  else pen.line(x, y - half, x, y + half, brush);
}
