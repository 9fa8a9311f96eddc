import { levels } from '../../simulation/cell-code';
import type { carriers } from '../../terms';
import { hazardFields, type HazardField } from '../../terms';
import { legible, type Look } from '../look';
import type { Pen, Tile } from '../pen';
import { hazardMosaic } from './mosaic';
import type { DrawSheet } from './view';

/** The bits of a cell's code for the elements, and those for heat. */
const elementBits = 0b00111111;
const heatBits = 0b11000000;

/**
 * Draws the hazards on the floor: slanted lines for fuel, level lines for coolant, upright zigzags for electricity,
 * dots for heat. The higher the band, the denser the pattern. One tile a cell.
 */
export const drawHazardFloor: DrawSheet = floorSheet('hazard floor', elementBits);
export const drawHeatFloor: DrawSheet = floorSheet('heat floor', heatBits);

function floorSheet(kind: string, bits: number): DrawSheet {
  return (scene, pen, look, region) => {
    if (look.detail === 'dot') {
      hazardMosaic(scene, pen, look, region, bits);
      return;
    }
    const { codes, width } = scene;
    const { size } = look;
    const { only } = region;
    const tiles = look.keep(kind, (): Tile[] => []);
    for (let y = region.top; y < region.bottom; y++) {
      for (let x = region.left; x < region.right; x++) {
        const code = (codes[y * width + x] ?? 0) & bits;
        if (code === 0 || (only !== null && only[y * width + x] !== 1)) continue;
        const tile = (tiles[code] ??= { size, draw: (on) => drawFloor(on, look, code) });
        pen.tile(tile, x * size, y * size);
      }
    }
  };
}

function drawFloor(pen: Pen, look: Look, code: number): void {
  for (const [index, field] of hazardFields.entries()) {
    const level = (code >> (2 * index)) & 3;
    if (level !== levels.absent) drawField(pen, look, field, level);
  }
}

/** The strength of the floor's tint, by band. */
const tint = [0, 0.12, 0.22, 0.38] as const;

function drawField(pen: Pen, look: Look, field: HazardField, level: number): void {
  const { size, palette } = look;
  if (!palette.highContrast) {
    pen.push({ alpha: tint[level] ?? 0 });
    pen.rect(0, 0, size, size, look.fill(palette.field[field]));
    pen.pop();
  }
  const width = look.hair * (0.6 + 0.3 * level);
  if (field === 'Heat') {
    drawDots(pen, look, level);
    return;
  }
  if (field === 'Electricity' && palette.casing !== null) {
    drawHatch(pen, look, field, level, palette.casing, width + 1);
  }
  const color = field === 'Electricity' ? palette.field[field] : legible(palette, field);
  drawHatch(pen, look, field, level, color, width);
}

/** Draws lines that continue in the next cell. */
function drawHatch(
  pen: Pen,
  look: Look,
  field: (typeof carriers)[number],
  level: number,
  color: string,
  width: number,
): void {
  const { size, stroke } = look;
  const brush = stroke(color, width);
  const count = level + 1;
  const step = size / count;
  switch (field) {
    case 'Fuel':
      for (let line = 0; line < 2 * count; line++) {
        const sum = (line + 0.5) * step;
        const over = Math.max(0, sum - size);
        pen.line(sum - over, over, over, sum - over, brush);
      }
      break;
    case 'Coolant':
      for (let line = 0; line < count; line++) {
        const y = (line + 0.5) * step;
        pen.line(0, y, size, y, brush);
      }
      break;
    case 'Electricity':
      for (let line = 0; line < level; line++) {
        const x = ((line + 0.5) * size) / level;
        const swing = Math.min(size / 8, size / level / 3);
        const teeth = 4;
        const points: number[] = [];
        for (let tooth = 0; tooth <= teeth; tooth++) {
          points.push(x + (tooth % 2 === 0 ? -swing : swing), (tooth * size) / teeth);
        }
        pen.polyline(points, brush);
      }
      break;
  }
}

/** Draws dots: more of them in caution, larger ones in critical. */
function drawDots(pen: Pen, look: Look, level: number): void {
  const { size, palette } = look;
  const count = level === levels.safe ? 2 : 3;
  const radius = Math.max(0.6, size * (level === levels.critical ? 0.085 : 0.05));
  const brush = look.fill(palette.field.Heat);
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      pen.circle(((column + 0.5) * size) / count, ((row + 0.5) * size) / count, radius, brush);
    }
  }
}
