import { decimal } from '../../../core';
import { fieldIndex, levels } from '../../simulation/cell-code';
import type { HazardField } from '../../terms';
import { hazardFields } from '../../terms';
import { legible, type Look } from '../look';
import type { Brush, Pen, Tile } from '../pen';
import type { Scene } from '../scene';
import { drawNodeShape } from './networks';
import { isInside, type DrawSheet, type Part } from './view';

/** The number of lengths that an edge's bar can have. */
const steps = 32;

/**
 * Draws the marks of hazards. Each field has a corner and an edge of the cell: fuel top left and the top edge, coolant
 * top right and the right edge, heat bottom right and the bottom edge, electricity bottom left and the left edge. The
 * corner has the field's shape (in high contrast its letter): hollow while safe, solid in caution, large and framed
 * when critical. Large cells show the amount with one decimal: next to the shape, or between the two shapes of a row and
 * the middle of the cell if the cell has room for two. The edge has a bar whose length is the amount's share of the
 * maximum.
 */
export const drawHazardMarks: DrawSheet = (scene, pen, look, region) => {
  if (look.detail === 'dot') return;
  for (let field = 0; field < 3; field++) drawMarks(scene, pen, look, region, field);
  for (const { cell, carrier, turns } of scene.blocks) {
    if (!isInside(scene, region, cell)) continue;
    const x = (cell % scene.width) * look.size;
    const y = Math.floor(cell / scene.width) * look.size;
    const inward = (((scene.codes[cell] ?? 0) >> (2 * fieldIndex[carrier])) & 3) !== levels.absent;
    const kind = inward ? `inner block ${carrier}` : `block ${carrier}`;
    const tile = look.tile(kind, turns, (on) => drawBlock(on, look, carrier, turns, inward));
    pen.tile(tile, x, y);
  }
};

export const drawHeatMarks: DrawSheet = (scene, pen, look, region) => {
  if (look.detail !== 'dot') drawMarks(scene, pen, look, region, 3);
};

function drawMarks(scene: Scene, pen: Pen, look: Look, region: Part, field: number): void {
  const { codes, hazards, width, hazardMax } = scene;
  const { size, detail } = look;
  const tiles = look.keep(`marks ${field}`, () => new Map<number, Tile>());
  const { only } = region;
  const shift = 2 * field;
  const scale = hazardMax > 0 ? steps / hazardMax : 0;
  const isLarge = detail === 'large';
  for (let y = region.top; y < region.bottom; y++) {
    for (let x = region.left; x < region.right; x++) {
      const cell = y * width + x;
      const level = ((codes[cell] ?? 0) >> shift) & 3;
      if (level === levels.absent || (only !== null && only[cell] !== 1)) continue;
      const amount = hazards[4 * cell + field] ?? 0;
      const bar = Math.min(steps, Math.ceil(amount * scale));
      const isShared = isLarge && (((codes[cell] ?? 0) >> (2 * (field ^ 1))) & 3) !== levels.absent;
      const shown = isLarge ? Math.round(amount * 10) : 0;
      const number = ((shown * (steps + 1) + bar) * 4 + level) * 2 + (isShared ? 1 : 0);
      let tile = tiles.get(number);
      if (tile === undefined)
        tiles.set(number, (tile = markTile(look, field, { level, bar, amount, isShared })));
      pen.tile(tile, x * size, y * size);
    }
  }
}

/** The mark of one field on a cell. */
interface Mark {
  readonly level: number;
  readonly bar: number;
  readonly amount: number;
  /** True if the other corner in the same half of the cell has a mark too. */
  readonly isShared: boolean;
}

function markTile(look: Look, index: number, mark: Mark): Tile {
  const field = hazardFields[index as 0 | 1 | 2 | 3];
  const { level, bar } = mark;
  return {
    size: look.size,
    draw: (pen) => {
      drawBar(pen, look, field, bar / steps);
      drawChip(pen, look, field, level);
      if (look.detail === 'large') drawAmount(pen, look, field, mark);
    },
  };
}

const onRight = { Fuel: false, Coolant: true, Electricity: false, Heat: true } as const;
const below = { Fuel: false, Coolant: false, Electricity: true, Heat: true } as const;

function barWidth({ size }: Look): number {
  return Math.max(1.5, size * 0.07);
}

/**
 * Draws the bar along the field's edge, clockwise from its corner, on a line that separates it from a floor of its own
 * color.
 */
function drawBar(pen: Pen, look: Look, field: HazardField, share: number): void {
  const { size, palette } = look;
  const thick = barWidth(look);
  const length = size * share;
  const color = legible(palette, field);
  const inner = palette.highContrast ? look.outline(null, color, 1) : look.fill(palette.field[field]);
  const edge = palette.highContrast ? 0.5 : 0;
  const under = thick + Math.max(1, size * 0.04);
  const bar = (x: number, y: number, along: number, across: number, brush: Brush) => {
    const level = field === 'Fuel' || field === 'Heat';
    pen.rect(x, y, Math.max(0.5, level ? along : across), Math.max(0.5, level ? across : along), brush);
  };
  const [x, y] = {
    Fuel: [0, 0],
    Coolant: [size, 0],
    Heat: [size - length, size],
    Electricity: [0, size - length],
  }[field] as [number, number];
  const dx = field === 'Coolant' ? -1 : 0;
  const dy = field === 'Heat' ? -1 : 0;
  bar(x + dx * under, y + dy * under, length, under, look.fill(palette.plate));
  bar(x + dx * thick + edge, y + dy * thick + edge, length - 2 * edge, thick - 2 * edge, inner);
}

function chipRadius({ size, detail }: Look): number {
  return size * (detail === 'small' ? 0.135 : 0.1);
}

function chipPlace(look: Look, field: HazardField): readonly [number, number] {
  const { size, palette } = look;
  const off = palette.highContrast ? Math.max(5, size * 0.2) : barWidth(look) + chipRadius(look) * 1.3 + 0.5;
  return [onRight[field] ? size - off : off, below[field] ? size - off : off];
}

function drawChip(pen: Pen, look: Look, field: HazardField, level: number): void {
  const { size, palette } = look;
  const [x, y] = chipPlace(look, field);
  const color = palette.field[field];
  const radius = chipRadius(look);
  if (palette.highContrast) {
    drawLetter(pen, look, field, level, x, y);
    return;
  }
  const line = Math.max(1, size * 0.045);
  pen.circle(x, y, radius * 1.6, look.fill(palette.plate));
  switch (level) {
    case levels.safe: {
      drawFieldShape(
        pen,
        field,
        x,
        y,
        radius * 0.9,
        look.outline(palette.plate, legible(palette, field), line),
      );
      return;
    }
    case levels.caution: {
      drawFieldShape(
        pen,
        field,
        x,
        y,
        radius * 1.15,
        look.outline(color, legible(palette, field), line * 0.6),
      );
      return;
    }
    default: {
      drawFieldShape(pen, field, x, y, radius * 1.25, look.outline(color, palette.ink, line * 1.3));
      return;
    }
  }
}

/** Draws a letter on a plate: underlined in caution, framed when critical. */
function drawLetter(pen: Pen, look: Look, field: HazardField, level: number, x: number, y: number): void {
  const { size, palette } = look;
  const color = legible(palette, field);
  const height = Math.max(8, size * 0.3);
  const half = height * 0.46;
  const wide = Math.max(1, size * 0.045);
  const plate =
    level === levels.critical ? look.outline(palette.plate, color, wide) : look.fill(palette.plate);
  pen.rect(x - half, y - half, 2 * half, 2 * half, plate);
  pen.text(x, y + height * 0.34, field.charAt(0), look.font(height * 0.92, color, { bold: true }));
  if (level === levels.caution)
    pen.line(x - half, y + half, x + half, y + half, look.stroke(color, wide * 1.3));
}

/** Draws a field's shape around a point: its carrier's shape, or a flame's diamond. */
function drawFieldShape(
  pen: Pen,
  field: HazardField,
  x: number,
  y: number,
  radius: number,
  brush: Brush,
): void {
  if (field !== 'Heat') {
    drawNodeShape(pen, field, x, y, radius, brush);
    return;
  }
  const wide = radius * 1.1;
  pen.polygon([x, y - radius * 1.4, x + wide, y, x, y + radius * 1.4, x - wide, y], brush);
}

/** The size in pixels of a cell from which two amounts side by side can be read. */
const roomForTwo = 40;

function drawAmount(pen: Pen, look: Look, field: HazardField, { level, amount, isShared }: Mark): void {
  const { size, palette } = look;
  if (isShared && size < roomForTwo) return;
  const [x, y] = chipPlace(look, field);
  const height = size * (isShared ? 0.18 : 0.24);
  const off = chipRadius(look) * (palette.highContrast ? 1.75 : level === levels.critical ? 1.95 : 1.65);
  const edge = barWidth(look) + 2;
  const inward = isShared ? edge - (onRight[field] ? size - x : x) : off;
  const toMiddle = isShared ? chipRadius(look) * 1.6 + height * 0.33 : 0;
  pen.text(
    onRight[field] ? x - inward : x + inward,
    y + (below[field] ? -toMiddle : toMiddle) + height * 0.36,
    decimal(amount),
    look.font(height, palette.ink, {
      halo: palette.plate,
      bold: true,
      anchor: onRight[field] ? 'end' : 'start',
    }),
  );
}

/**
 * Draws the block of an element: a barred ring in its corner with the number of turns left, further in if the cell
 * holds some of the element.
 */
function drawBlock(pen: Pen, look: Look, field: HazardField, turns: number, inward: boolean): void {
  const { size, palette } = look;
  const [cornerX, cornerY] = chipPlace(look, field);
  const radius = Math.max(3, chipRadius(look) * 1.3);
  const off = inward ? 1.6 * radius : 0;
  const x = cornerX + (onRight[field] ? -off : off);
  const y = cornerY + (below[field] ? -off : off);
  const line = Math.max(1, size * 0.05);
  const ring = look.detail === 'large' ? radius * 1.15 : radius;
  const color = legible(palette, field);
  pen.circle(x, y, ring, look.outline(palette.plate, color, line));
  const reach = ring * 0.7;
  pen.line(x - reach, y + reach, x + reach, y - reach, look.stroke(color, line));
  if (look.detail !== 'large') return;
  const height = ring * 1.6;
  const font = look.font(height, palette.ink, { halo: palette.plate, bold: true });
  pen.text(x, y + height * 0.36, String(turns), font);
}
