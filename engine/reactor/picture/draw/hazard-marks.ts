import { levels } from '../../simulation/cell-code';
import type { HazardField } from '../../terms';
import { hazardFields } from '../../terms';
import { legible, type Look } from '../look';
import type { Pen, Tile } from '../pen';
import type { Scene } from '../scene';
import { drawNodeShape } from './networks';
import { isInside, type DrawSheet, type Region } from './view';

/** How finely an edge's bar tells an amount. */
const steps = 32;

/**
 * Each field has a corner and an edge of the cell: fuel top left and the top edge, coolant top right and the right one,
 * heat bottom right and the bottom one, electricity bottom left and the left one. In the corner stands its shape (in
 * high contrast its letter): hollow while safe, solid in caution, large and framed when critical; large cells have the
 * amount beside it, rounded down so that it never names a band too high. Along the edge lies a bar as long as its share
 * of the most there can be.
 */
export const drawHazardMarks: DrawSheet = (scene, pen, look, region) => {
  if (look.detail === 'dot') return;
  for (let field = 0; field < 3; field++) drawMarks(scene, pen, look, region, field);
  for (const { cell, carrier, turns } of scene.blocks) {
    if (!isInside(scene, region, cell)) continue;
    const x = (cell % scene.width) * look.size;
    const y = Math.floor(cell / scene.width) * look.size;
    const tile = look.tile(`block ${carrier}`, turns, (on) => drawBlock(on, look, carrier, turns));
    pen.tile(tile, x, y);
  }
};

export const drawHeatMarks: DrawSheet = (scene, pen, look, region) => {
  if (look.detail !== 'dot') drawMarks(scene, pen, look, region, 3);
};

function drawMarks(scene: Scene, pen: Pen, look: Look, region: Region, field: number): void {
  const { codes, hazards, width, hazardMax } = scene;
  const { size, detail } = look;
  const tiles = look.keep(`marks ${field}`, () => new Map<number, Tile>());
  const shift = 2 * field;
  const scale = hazardMax > 0 ? steps / hazardMax : 0;
  const withText = detail === 'large' ? 4 * (steps + 1) : 0;
  for (let y = region.top; y < region.bottom; y++) {
    for (let x = region.left; x < region.right; x++) {
      const cell = y * width + x;
      const level = ((codes[cell] ?? 0) >> shift) & 3;
      if (level === levels.absent) continue;
      const amount = hazards[4 * cell + field] ?? 0;
      const bar = Math.min(steps, Math.ceil(amount * scale));
      const number = level + 4 * bar + withText * Math.floor(amount);
      let tile = tiles.get(number);
      if (tile === undefined) tiles.set(number, (tile = markTile(look, field, level, bar, amount)));
      pen.tile(tile, x * size, y * size);
    }
  }
}

function markTile(look: Look, index: number, level: number, bar: number, amount: number): Tile {
  const field = hazardFields[index as 0 | 1 | 2 | 3];
  return {
    size: look.size,
    draw: (pen) => {
      drawBar(pen, look, field, bar / steps);
      drawChip(pen, look, field, level);
      if (look.detail === 'large') drawAmount(pen, look, field, String(Math.floor(amount)));
    },
  };
}

const onRight = { Fuel: false, Coolant: true, Electricity: false, Heat: true } as const;
const below = { Fuel: false, Coolant: false, Electricity: true, Heat: true } as const;

function barWidth({ size }: Look): number {
  return Math.max(1.5, size * 0.07);
}

function drawBar(pen: Pen, look: Look, field: HazardField, share: number): void {
  const { size, palette } = look;
  const thick = barWidth(look);
  const length = size * share;
  const brush = palette.highContrast
    ? look.outline(null, legible(palette, field), 1)
    : look.fill(palette.field[field]);
  const inset = palette.highContrast ? 0.5 : 0;
  const bar = (x: number, y: number, width: number, height: number) => {
    if (field === 'Electricity' && palette.casing !== null && !palette.highContrast) {
      pen.rect(x, y, width, height, look.fill(palette.casing));
      pen.rect(x, y, width - 0.8, height, brush);
    } else
      pen.rect(
        x + inset,
        y + inset,
        Math.max(0.5, width - 2 * inset),
        Math.max(0.5, height - 2 * inset),
        brush,
      );
  };
  switch (field) {
    case 'Fuel':
      return bar(0, 0, length, thick);
    case 'Coolant':
      return bar(size - thick, 0, thick, length);
    case 'Electricity':
      return bar(0, size - length, thick, length);
    case 'Heat':
      return bar(size - length, size - thick, length, thick);
  }
}

function chipRadius({ size, detail }: Look): number {
  return size * (detail === 'small' ? 0.13 : 0.1);
}

function chipPlace(look: Look, field: HazardField): readonly [number, number] {
  const { size } = look;
  const off = barWidth(look) + chipRadius(look) * 1.3 + 0.5;
  return [onRight[field] ? size - off : off, below[field] ? size - off : off];
}

function drawChip(pen: Pen, look: Look, field: HazardField, level: number): void {
  const { size, palette } = look;
  const [x, y] = chipPlace(look, field);
  const colour = palette.field[field];
  const radius = chipRadius(look);
  if (palette.highContrast) return drawLetter(pen, look, field, level, x, y);
  const line = Math.max(1, size * 0.045);
  switch (level) {
    case levels.safe:
      return drawFieldShape(
        pen,
        field,
        x,
        y,
        radius * 0.9,
        look.outline(palette.plate, legible(palette, field), line),
      );
    case levels.caution:
      return drawFieldShape(pen, field, x, y, radius * 1.1, look.outline(colour, palette.plate, line));
    default:
      return drawFieldShape(pen, field, x, y, radius * 1.3, look.outline(colour, palette.ink, line * 1.4));
  }
}

/** A letter; underlined in caution, framed when critical. */
function drawLetter(pen: Pen, look: Look, field: HazardField, level: number, x: number, y: number): void {
  const { size, palette } = look;
  const colour = legible(palette, field);
  const height = Math.max(6, size * 0.3);
  const half = height * 0.42;
  const line = look.stroke(colour, Math.max(1, size * 0.04));
  pen.text(
    x,
    y + height * 0.36,
    field.charAt(0),
    look.font(height, colour, { halo: palette.plate, bold: true }),
  );
  if (level === levels.caution) pen.line(x - half, y + half + 0.5, x + half, y + half + 0.5, line);
  if (level === levels.critical) {
    pen.rect(x - half, y - half, 2 * half, 2 * half, look.outline(null, colour, Math.max(1, size * 0.04)));
  }
}

/** A field's own shape around a point: its carrier's, or a flame's diamond. */
function drawFieldShape(
  pen: Pen,
  field: HazardField,
  x: number,
  y: number,
  radius: number,
  brush: ReturnType<Look['fill']>,
): void {
  if (field !== 'Heat') return drawNodeShape(pen, field, x, y, radius, brush);
  const wide = radius * 1.1;
  pen.polygon([x, y - radius * 1.4, x + wide, y, x, y + radius * 1.4, x - wide, y], brush);
}

function drawAmount(pen: Pen, look: Look, field: HazardField, text: string): void {
  const { size, palette } = look;
  const [x, y] = chipPlace(look, field);
  const height = size * 0.24;
  const off = chipRadius(look) * (palette.highContrast ? 1.7 : 1.6);
  pen.text(
    onRight[field] ? x - off : x + off,
    y + height * 0.36,
    text,
    look.font(height, palette.ink, {
      halo: palette.plate,
      bold: true,
      anchor: onRight[field] ? 'end' : 'start',
    }),
  );
}

/** An element that is kept out: its corner barred, with the turns left. */
function drawBlock(pen: Pen, look: Look, field: HazardField, turns: number): void {
  const { size, palette } = look;
  const [x, y] = chipPlace(look, field);
  const radius = chipRadius(look) * 1.25;
  const line = look.outline(palette.plate, palette.ink, Math.max(1, size * 0.05));
  pen.circle(x, y, radius * 1.1, line);
  if (look.detail === 'small') {
    pen.line(x - radius, y + radius, x + radius, y - radius, line);
    return;
  }
  drawFieldShape(
    pen,
    field,
    x,
    y,
    radius * 0.45,
    look.outline(palette.field[field], legible(palette, field), 1),
  );
  pen.line(x - radius * 0.8, y + radius * 0.8, x + radius * 0.8, y - radius * 0.8, line);
  if (look.detail === 'large') drawAmount(pen, look, field, `×${turns}`);
}
