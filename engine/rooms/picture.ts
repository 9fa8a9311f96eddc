import { glyphs, tileCodes } from './glyphs';
import type { Floor } from './terms';

const byTile = ['#', '.', '+', '>', '<'];

/** A floor in the characters of layouts, row by row: rock and walls are `#`, who and what waits is marked. */
export function floorRows({ tiles, width, height, rooms }: Floor): string[] {
  const cells = Array.from(tiles, (tile) => byTile[tile] ?? '#');
  for (const { loot, npcs } of rooms) {
    for (const cell of loot) cells[cell] = 'l';
    for (const { cell } of npcs) cells[cell] = 'n';
  }
  return Array.from({ length: height }, (_, y) => cells.slice(y * width, (y + 1) * width).join(''));
}

/** What is not in a room nor a corridor is drawn as rock. */
const colours: Readonly<Record<string, string>> = {
  rock: '#16181d',
  '#': '#4a5160',
  '.': '#c9c2b0',
  '+': '#a5713a',
  '>': '#3d7dd8',
  '<': '#3fa35b',
  l: '#d9b13b',
  n: '#a05fc4',
};

/** A floor as SVG: runs of equal cells as one rectangle each, rooms with their prefabs as titles. */
export function floorSvg(floor: Floor, cellSize: number): string {
  const { width, height, rooms, tiles } = floor;
  const rows = floorRows(floor).map((row) => Array.from(row));
  for (const [cell, tile] of tiles.entries()) {
    const row = rows[Math.floor(cell / width)];
    if (tile === tileCodes.Wall && row !== undefined) row[cell % width] = 'rock';
  }
  for (const { rect } of rooms)
    for (let y = rect.y; y < rect.y + rect.height; y++)
      for (let x = rect.x; x < rect.x + rect.width; x++) {
        const row = rows[y];
        if (row?.[x] === 'rock') row[x] = '#';
      }
  const size = (cells: number): number => cells * cellSize;
  const parts = rows.flatMap((row, y) =>
    runsOf(row).map(({ kind, from, length }) => {
      const fill = colours[kind] ?? colours['.'] ?? '';
      return kind === 'rock'
        ? ''
        : `<rect x="${size(from)}" y="${size(y)}" width="${size(length)}" height="${cellSize}" fill="${fill}"/>`;
    }),
  );
  const titles = rooms.map(
    ({ rect, prefab }, index) =>
      `<rect x="${size(rect.x)}" y="${size(rect.y)}" width="${size(rect.width)}" height="${size(rect.height)}" fill="transparent"><title>${index + 1}: ${prefab}</title></rect>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size(width)} ${size(height)}" width="${size(width)}" height="${size(height)}" shape-rendering="crispEdges" role="img" aria-label="Floor ${floor.number}">`,
    `<rect width="100%" height="100%" fill="${colours['rock'] ?? ''}"/>`,
    ...parts.filter((part) => part !== ''),
    ...titles,
    '</svg>',
    '',
  ].join('\n');
}

function runsOf(row: readonly string[]): { kind: string; from: number; length: number }[] {
  const runs: { kind: string; from: number; length: number }[] = [];
  for (const [x, kind] of row.entries()) {
    const last = runs.at(-1);
    if (last?.kind === kind) last.length++;
    else runs.push({ kind, from: x, length: 1 });
  }
  return runs;
}

/** What the characters of `floorRows` mean. */
export const legend: readonly string[] = Object.entries(glyphs)
  .filter(([glyph]) => glyph !== 'e')
  .map(([glyph, { meaning }]) => `${glyph} ${meaning}`);
