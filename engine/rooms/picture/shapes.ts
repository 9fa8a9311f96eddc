import type { Palette } from './palette';
import type { CellKind, Picture } from './picture';

/** A filled form, as the path data of SVG; a cell is 1 × 1. Canvases take the same data. */
export interface Shape {
  readonly path: string;
  readonly fill: string;
}

/** The part of a form that is the same in each cell, from its first point: within (0, 0) and (1, 1). */
const marks: Readonly<Partial<Record<CellKind, readonly (readonly [x: number, y: number, path: string])[]>>> =
  {
    door: [
      [0.08, 0.08, 'h.84v.84h-.84z'],
      // its panel is cut out
      [0.3, 0.3, 'v.4h.4v-.4z'],
    ],
    // steps down
    stairs: [[0.12, 0.16, 'h.26v.24h.25v.24h.25v.24h-.76z']],
    entrance: [[0.5, 0.14, 'l.38 .72h-.76z']],
    enemy: [[0.5, 0.3, 'l.2-.2 .2 .2-.2 .2 .2 .2-.2 .2-.2-.2-.2 .2-.2-.2 .2-.2-.2-.2 .2-.2z']],
    loot: [[0.2, 0.5, 'a.3 .3 0 1 0 .6 0a.3 .3 0 1 0-.6 0z']],
    npc: [
      [0.34, 0.26, 'a.16 .16 0 1 0 .32 0a.16 .16 0 1 0-.32 0z'],
      [0.18, 0.9, 'v-.2a.2 .2 0 0 1 .2-.2h.24a.2 .2 0 0 1 .2 .2v.2z'],
    ],
  };

/** Returns a picture as forms, the lowest ones first. */
export function shapesOf(picture: Picture, palette: Palette): Shape[] {
  const { width, cells } = picture;
  const shapes = [
    { path: areaOf(picture, (kind) => kind === 'rock'), fill: palette.rock },
    { path: areaOf(picture, (kind) => kind === 'wall'), fill: palette.wall },
    { path: areaOf(picture, (kind) => kind !== 'rock' && kind !== 'wall'), fill: palette.floor },
  ];
  for (const kind of Object.keys(marks) as CellKind[]) {
    const parts: string[] = [];
    for (const [cell, at] of cells.entries())
      if (at === kind)
        for (const [x, y, path] of marks[kind] ?? [])
          parts.push(`M${round((cell % width) + x)} ${round(Math.floor(cell / width) + y)}${path}`);
    shapes.push({ path: parts.join(''), fill: palette[kind] });
  }
  if (picture.player !== undefined) shapes.push(...playerShapes(picture.player, width, palette));
  return shapes.filter(({ path }) => path !== '');
}

function playerShapes(cell: number, width: number, palette: Palette): Shape[] {
  const [x, y] = [cell % width, Math.floor(cell / width)];
  const disc = (radius: number): string =>
    `M${round(x + 0.5 - radius)} ${round(y + 0.5)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0z`;
  return [
    { path: disc(0.5), fill: palette.player },
    { path: disc(0.36), fill: palette.floor },
    { path: disc(0.24), fill: palette.player },
  ];
}

/** Returns the cells of some kinds, with one rectangle per run of cells. */
function areaOf({ width, height, cells }: Picture, isMeant: (kind: CellKind) => boolean): string {
  let path = '';
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const start = x;
      while (x < width && isMeant(cells[y * width + x] ?? 'rock')) x++;
      if (x > start) path += `M${start} ${y}h${x - start}v1h-${x - start}z`;
    }
  }
  return path;
}

/** Rounds away the digits that floating point adds. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}
