import type { Look } from '../look';
import { hatched, type Brush, type Pen } from '../pen';
import { ground, type Scene } from '../scene';
import { isSpeck, speckMosaic } from './mosaic';
import type { DrawSheet, Region } from './view';

/** Draws floor, walls, unknown cells and the border between wall and floor. A run of cells is one rectangle. */
export const drawTerrain: DrawSheet = (scene, pen, look, region) => {
  const { palette, size } = look;
  const width = (region.right - region.left) * size;
  const height = (region.bottom - region.top) * size;
  if (isSpeck(look) && !palette.highContrast) {
    pen.rect(region.left * size, region.top * size, width, height, look.fill(palette.wall));
    const colors = look.keep('terrain specks', () => [palette.wall, palette.floor, palette.unknown]);
    speckMosaic(scene, pen, look, { ...region, only: null }, scene.terrain, colors);
    return;
  }
  pen.rect(region.left * size, region.top * size, width, height, look.fill(palette.floor));
  if (look.detail !== 'dot') drawGrid(pen, look, region);
  if (!palette.highContrast) fillRuns(scene, pen, region, size, ground.wall, look.fill(palette.wall));
  if (palette.highContrast || look.detail !== 'dot') {
    fillRuns(scene, pen, region, size, ground.wall, wallTexture(look));
  }
  fillRuns(scene, pen, region, size, ground.unknown, look.fill(palette.unknown));
  fillRuns(scene, pen, region, size, ground.unknown, unknownTexture(look));
  drawBorders(scene, pen, look, region);
};

function drawGrid(pen: Pen, { size, stroke, palette }: Look, { left, top, right, bottom }: Region): void {
  const brush = stroke(palette.grid, 1);
  for (let x = left + 1; x < right; x++) {
    pen.line(x * size, top * size, x * size, bottom * size, brush);
  }
  for (let y = top + 1; y < bottom; y++) {
    pen.line(left * size, y * size, right * size, y * size, brush);
  }
}

function fillRuns(
  { terrain, width }: Scene,
  pen: Pen,
  { left, top, right, bottom }: Region,
  size: number,
  kind: number,
  brush: Brush,
): void {
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      if (terrain[y * width + x] !== kind) continue;
      const start = x;
      while (x < right && terrain[y * width + x] === kind) x++;
      pen.rect(start * size, y * size, (x - start) * size, size, brush);
    }
  }
}

/** Returns sparse lines that slant the other way than fuel's. In high contrast a wall is drawn with these alone. */
function wallTexture(look: Look): Brush {
  const { size, palette } = look;
  const side = palette.highContrast ? Math.max(4, size / 3) : Math.max(4, size / 2);
  return look.keep('wall texture', () =>
    hatched({
      size: side,
      stroke: palette.wallLine,
      width: look.hair,
      lines: [
        [-side / 2, side / 2, side / 2, side * 1.5],
        [0, 0, side, side],
        [side / 2, -side / 2, side * 1.5, side / 2],
      ],
      dots: [],
    }),
  );
}

function unknownTexture(look: Look): Brush {
  const { size, palette } = look;
  const side = Math.max(4, size / 2);
  return look.keep('unknown texture', () =>
    hatched({
      size: side,
      stroke: palette.dim,
      width: look.hair,
      lines: [],
      dots: [[side / 2, side / 2, Math.max(0.75, size / 24)]],
    }),
  );
}

/** Draws lines between walls and other cells. */
function drawBorders({ terrain, width, height }: Scene, pen: Pen, look: Look, region: Region): void {
  const { size, palette } = look;
  const { left, top, right, bottom } = region;
  const brush = look.stroke(palette.highContrast ? palette.ink : palette.wallLine, look.hair * 1.5);
  const isWall = (x: number, y: number) => terrain[y * width + x] === ground.wall;
  for (let y = Math.max(1, top); y < Math.min(height, bottom + 1); y++) {
    for (let x = left; x < right; x++) {
      if (isWall(x, y) === isWall(x, y - 1)) continue;
      const start = x;
      while (x < right && isWall(x, y) !== isWall(x, y - 1)) x++;
      pen.line(start * size, y * size, x * size, y * size, brush);
    }
  }
  for (let x = Math.max(1, left); x < Math.min(width, right + 1); x++) {
    for (let y = top; y < bottom; y++) {
      if (isWall(x, y) === isWall(x - 1, y)) continue;
      const start = y;
      while (y < bottom && isWall(x, y) !== isWall(x - 1, y)) y++;
      pen.line(x * size, start * size, x * size, y * size, brush);
    }
  }
}
