import { legible, type Look } from '../look';
import type { Pen } from '../pen';
import type { Scene, SceneLeak } from '../scene';
import { isInside, type DrawSheet } from './view';

/**
 * Draws leaks where they are repaired. Fuel is a star around its cell, coolant is ripples, electricity is a bolt from
 * its wall through the face into the room, each with its severity. Repaired leaks are dim, with a patch.
 */
export const drawLeaks: DrawSheet = (scene, pen, look, region) => {
  for (const leak of scene.leaks) {
    if (!isInside(scene, region, leak.access) && !isInside(scene, region, leak.cell)) continue;
    if (leak.access !== leak.cell) drawFace(scene, pen, look, leak);
    else {
      const x = (leak.cell % scene.width) * look.size;
      const y = Math.floor(leak.cell / scene.width) * look.size;
      const number = leak.leaking ? leak.severity : 0;
      pen.tile(
        look.tile(`${leak.carrier} leak`, number, (on) => drawSpot(on, look, leak)),
        x,
        y,
      );
    }
  }
};

function drawSpot(pen: Pen, look: Look, { carrier, leaking, severity }: SceneLeak): void {
  const { size, palette } = look;
  const middle = size / 2;
  const color = leaking ? legible(palette, carrier) : palette.dim;
  const line = Math.max(1.3, size * 0.07);
  const brush = leaking ? look.stroke(color, line) : look.stroke(color, line, 'dashed');
  const halo = look.stroke(palette.plate, line * 2);
  for (const each of leaking ? [halo, brush] : [brush]) {
    if (carrier === 'Coolant') {
      pen.circle(middle, middle, size * 0.44, each);
      if (leaking) pen.circle(middle, middle, size * 0.37, look.stroke(color, Math.max(1, line * 0.6)));
    } else pen.polygon(carrier === 'Fuel' ? star(middle, size) : spark(size), each);
  }
  if (leaking) drawSeverity(pen, look, middle, size - Math.max(4, size * 0.15), severity);
  else drawPatch(pen, look, middle, size * 0.86);
}

/** The eight spikes of two overlaid squares and the hollows between them, computed without trigonometry. */
const spikes = [
  [0, -0.48],
  [0.13, -0.31],
  [0.34, -0.34],
  [0.31, -0.13],
  [0.48, 0],
  [0.31, 0.13],
  [0.34, 0.34],
  [0.13, 0.31],
  [0, 0.48],
  [-0.13, 0.31],
  [-0.34, 0.34],
  [-0.31, 0.13],
  [-0.48, 0],
  [-0.31, -0.13],
  [-0.34, -0.34],
  [-0.13, -0.31],
] as const;

/** Returns the spark of an electricity leak whose face is unknown. */
function spark(size: number): number[] {
  return [0.5, 0.04, 0.96, 0.5, 0.5, 0.96, 0.04, 0.5].map((at) => at * size);
}

function star(middle: number, size: number): number[] {
  return spikes.flatMap(([x, y]) => [middle + x * size, middle + y * size]);
}

function severityHeight(size: number): number {
  return Math.max(8, size * 0.28);
}

/** Draws the severity on a plate of its own. */
function drawSeverity(pen: Pen, look: Look, x: number, y: number, severity: number): void {
  if (look.detail === 'dot') return;
  const { size, palette } = look;
  const height = severityHeight(size);
  const half = height * 0.42;
  pen.rect(x - half, y - half, 2 * half, 2 * half, look.outline(palette.plate, palette.ink, look.hair));
  pen.text(x, y + height * 0.35, String(severity), look.font(height, palette.ink, { bold: true }));
}

/** Draws a patch. */
function drawPatch(pen: Pen, look: Look, x: number, y: number): void {
  const { size, palette } = look;
  const half = size * 0.11;
  const line = Math.max(1, size * 0.05);
  pen.rect(
    x - half * 1.6,
    y - half * 0.7,
    half * 3.2,
    half * 1.4,
    look.outline(palette.plate, palette.dim, line),
  );
  pen.line(x - half * 0.5, y, x + half * 0.5, y, look.stroke(palette.dim, line));
  pen.line(x, y - half * 0.5, x, y + half * 0.5, look.stroke(palette.dim, line));
}

/** Draws a bolt from the wall's cell across the face to the cell from which the leak is repaired. */
function drawFace({ width }: Scene, pen: Pen, look: Look, leak: SceneLeak): void {
  const { size, palette } = look;
  const [wx, wy] = middleOf(leak.cell, width, size);
  const [ax, ay] = middleOf(leak.access, width, size);
  const [dx, dy] = [Math.sign(ax - wx), Math.sign(ay - wy)];
  const [fx, fy] = [(wx + ax) / 2, (wy + ay) / 2];
  const color = leak.leaking ? palette.field[leak.carrier] : palette.dim;
  const edge = leak.leaking ? (palette.casing ?? palette.plate) : palette.plate;
  const at = (along: number, aside: number) => [
    fx + size * (dx * along - dy * aside),
    fy + size * (dy * along + dx * aside),
  ];
  const bolt = [
    ...at(-0.34, 0.02),
    ...at(0.02, 0.2),
    ...at(0.0, 0.04),
    ...at(0.42, -0.02),
    ...at(0.04, -0.2),
    ...at(0.06, -0.04),
  ];
  const line = Math.max(1, size * 0.05);
  // the face itself
  const face = [...at(0, -0.46), ...at(0, 0.46)] as [number, number, number, number];
  pen.line(...face, look.stroke(edge, Math.min(size, line * 4)));
  pen.line(...face, leak.leaking ? look.stroke(color, line * 2) : look.stroke(color, line * 2, 'dashed'));
  pen.polygon(bolt, look.outline(leak.leaking ? color : palette.plate, leak.leaking ? edge : color, line));
  if (leak.leaking) {
    // small plates would extend beyond the cells
    const room = 0.5 - (severityHeight(size) * 0.42 + look.hair) / size;
    const [x = 0, y = 0] = at(-0.3, Math.min(0.26, room));
    drawSeverity(pen, look, x, y, leak.severity);
  } else {
    const [x = 0, y = 0] = at(0.28, 0);
    drawPatch(pen, look, x, y);
  }
}

function middleOf(cell: number, width: number, size: number): readonly [number, number] {
  return [((cell % width) + 0.5) * size, (Math.floor(cell / width) + 0.5) * size];
}
