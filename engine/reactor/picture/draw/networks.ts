import type { Carrier } from '../../terms';
import { legible, type Look } from '../look';
import type { Brush, Pen, Tile } from '../pen';
import { presence, supply } from '../scene';
import { isSpeck, speckMosaic } from './mosaic';
import { isInside, type DrawSheet } from './view';

/**
 * Draws a carrier's network: a node in each cell and an arm to each neighbor. Fuel is solid with square nodes, coolant
 * dashed with round ones, electricity zigzags with triangles. Each has its own lane, so all three are visible in one
 * cell. Without flow, lines are thin and nodes hollow; a low supply leaves a hole in its nodes.
 */
export function networkSheet(carrier: Carrier): DrawSheet {
  return (scene, pen, look, region) => {
    if (!scene.underground) return;
    const { cells, supply: supplied, severed } = scene.networks[carrier];
    const { width, height } = scene;
    const { size } = look;
    if (isSpeck(look)) {
      const { palette } = look;
      const colors = look.keep(`${carrier} specks`, () => [palette.floor, legible(palette, carrier)]);
      speckMosaic(scene, pen, look, region, cells, colors);
      return;
    }
    const { only } = region;
    const kind = `${carrier} network`;
    for (let y = region.top; y < region.bottom; y++) {
      for (let x = region.left; x < region.right; x++) {
        const cell = y * width + x;
        if (cells[cell] !== presence.present || (only !== null && only[cell] !== 1)) continue;
        const arms =
          (y > 0 && cells[cell - width] === presence.present ? 1 : 0) |
          (x + 1 < width && cells[cell + 1] === presence.present ? 2 : 0) |
          (y + 1 < height && cells[cell + width] === presence.present ? 4 : 0) |
          (x > 0 && cells[cell - 1] === presence.present ? 8 : 0);
        const number = arms | ((supplied === null ? supply.safe : (supplied[cell] ?? 0)) << 4);
        pen.tile(tileOf(look, kind, carrier, number), x * size, y * size);
      }
    }
    for (const cell of severed) {
      if (!isInside(scene, region, cell)) continue;
      const x = (cell % width) * size;
      const y = Math.floor(cell / width) * size;
      pen.tile(
        look.tile(`${carrier} cut`, 0, (tile) => drawCut(tile, look, carrier)),
        x,
        y,
      );
    }
  };
}

// created here to avoid a closure for each cell
function tileOf(look: Look, kind: string, carrier: Carrier, number: number): Tile {
  const tiles = look.keep(kind, (): Tile[] => []);
  return (tiles[number] ??= {
    size: look.size,
    draw: (pen) => drawCell(pen, look, carrier, number & 15, number >> 4),
  });
}

/** The distance of a carrier's lane from the middle of the cell, in cells. */
const lanes = { Fuel: -0.2, Coolant: 0, Electricity: 0.2 } as const satisfies Record<Carrier, number>;

function drawCell(pen: Pen, look: Look, carrier: Carrier, arms: number, flow: number): void {
  const { size, palette } = look;
  const middle = size * (0.5 + lanes[carrier]);
  const dry = flow === supply.none;
  const thick = Math.max(1, size * (dry ? 0.045 : carrier === 'Electricity' ? 0.07 : 0.1));
  const color = palette.field[carrier];
  const brushes: Brush[] = [];
  if (carrier === 'Electricity' && palette.casing !== null) {
    brushes.push(look.stroke(palette.casing, thick + Math.max(1.2, size * 0.045), undefined, 'round'));
  }
  brushes.push(
    carrier === 'Coolant' && look.detail !== 'dot'
      ? dashed(look, color, thick)
      : look.stroke(color, thick, undefined, carrier === 'Electricity' ? 'round' : 'butt'),
  );
  for (const brush of brushes) {
    for (let side = 0; side < 4; side++) {
      if ((arms & (1 << side)) !== 0) drawArm(pen, look, carrier, side, middle, brush);
    }
  }
  if (look.detail !== 'dot' || arms === 0) drawNode(pen, look, carrier, middle, flow);
}

/** Draws dashes that meet at the edges of cells. */
function dashed(look: Look, color: string, width: number): Brush {
  return look.keep(`dash ${color} ${width}`, () => ({
    fill: null,
    pattern: null,
    stroke: color,
    width,
    dash: [look.size / 6, look.size / 12],
    cap: 'butt',
  }));
}

function drawArm(
  pen: Pen,
  { size, detail }: Look,
  carrier: Carrier,
  side: number,
  middle: number,
  brush: Brush,
) {
  const end = side === 0 || side === 3 ? 0 : size;
  const upright = side % 2 === 0;
  if (carrier !== 'Electricity' || detail === 'dot') {
    // from the edge, so that the dashes of two cells meet
    if (upright) pen.line(middle, end, middle, middle, brush);
    else pen.line(end, middle, middle, middle, brush);
    return;
  }
  const swing = size * 0.075;
  const length = middle - end;
  const teeth = Math.max(2, Math.round(Math.abs(length) / (size * 0.11)));
  const points: number[] = [];
  for (let tooth = 0; tooth <= teeth; tooth++) {
    const along = end + (length * tooth) / teeth;
    const off = tooth === 0 || tooth === teeth ? 0 : tooth % 2 === 0 ? swing : -swing;
    if (upright) points.push(middle + off, along);
    else points.push(along, middle + off);
  }
  pen.polyline(points, brush);
}

function drawNode(pen: Pen, look: Look, carrier: Carrier, middle: number, flow: number): void {
  const { size, palette } = look;
  const radius = Math.max(1, size * 0.1);
  const outline = legible(palette, carrier);
  const inside = flow === supply.none || palette.highContrast ? palette.floor : palette.field[carrier];
  const brush = look.outline(inside, outline, Math.max(1, size * 0.05));
  drawNodeShape(pen, carrier, middle, middle, radius, brush);
  if (look.detail === 'dot') return;
  const mark = radius * 0.5;
  const line = look.stroke(palette.highContrast ? outline : palette.floor, Math.max(1, size * 0.05));
  switch (flow) {
    case supply.safe:
      if (palette.highContrast) drawNodeShape(pen, carrier, middle, middle, mark, look.fill(outline));
      break;
    case supply.caution:
      pen.line(middle - radius, middle, middle + radius, middle, line);
      break;
    case supply.critical:
      pen.line(middle - radius, middle + radius, middle + radius, middle - radius, line);
      break;
  }
}

/** Draws a carrier's shape around a point. */
export function drawNodeShape(
  pen: Pen,
  carrier: Carrier,
  x: number,
  y: number,
  radius: number,
  brush: Brush,
): void {
  switch (carrier) {
    case 'Fuel': {
      pen.rect(x - radius, y - radius, 2 * radius, 2 * radius, brush);
      return;
    }
    case 'Coolant': {
      pen.circle(x, y, radius * 1.1, brush);
      return;
    }
    case 'Electricity': {
      pen.polygon(
        [x, y - radius * 1.3, x + radius * 1.25, y + radius * 0.95, x - radius * 1.25, y + radius * 0.95],
        brush,
      );
      return;
    }
  }
}

/** Draws a cell that is cut out: a gap with a cross. */
function drawCut(pen: Pen, look: Look, carrier: Carrier): void {
  const { size, palette } = look;
  const middle = size * (0.5 + lanes[carrier]);
  const radius = size * 0.15;
  pen.circle(middle, middle, radius * 1.15, look.fill(palette.floor));
  const cross = look.stroke(palette.ink, Math.max(1.2, size * 0.07));
  pen.line(middle - radius, middle - radius, middle + radius, middle + radius, cross);
  pen.line(middle - radius, middle + radius, middle + radius, middle - radius, cross);
}
