import type { TextEdit } from '../../../../engine/json';
import { carrierLetters, type Cell } from '../../../../engine/reactor';
import { replaceCharacters } from '../../json/edits';
import { gridPath, type GridName, type LevelSketch } from '../level';
import type { Refusal, EditSession } from './edit-session';

/** Returns the valid characters of a grid. */
export function glyphsOf(grid: GridName): readonly string[] {
  return grid === 'terrain' ? ['#', '.'] : ['.', carrierLetters[grid]];
}

/** Writes a character into cells of a grid. Only runs of cells with a different character are edited. */
export function paint(
  session: EditSession,
  sketch: LevelSketch,
  {
    grid,
    glyph,
    cells,
  }: { readonly grid: GridName; readonly glyph: string; readonly cells: readonly Cell[] },
): Refusal | undefined {
  const edits: TextEdit[] = [];
  const path = gridPath(grid);
  for (const { x, y, count } of runsOf(sketch, grid, glyph, cells)) {
    const run = replaceCharacters(session.json, [...path, y], x, count, glyph.repeat(count));
    if (run === undefined)
      return `Row ${y + 1} of ${grid === 'terrain' ? 'the terrain' : path.join('.')} is too short or missing.`;
    edits.push(...run);
  }
  return session.apply(edits);
}

interface Run {
  readonly x: number;
  readonly y: number;
  count: number;
}

/** Adjacent cells of a row with a different character. */
function runsOf(sketch: LevelSketch, grid: GridName, glyph: string, cells: readonly Cell[]): Run[] {
  const ordered = [...new Set(cells)].sort((one, other) => one - other);
  const runs: Run[] = [];
  let last = -2;
  for (const cell of ordered) {
    if (sketch.glyphAt(grid, cell) === glyph) continue;
    const [x, y] = sketch.positionOf(cell);
    const run = runs.at(-1);
    if (run !== undefined && cell === last + 1 && run.y === y) run.count += 1;
    else runs.push({ x, y, count: 1 });
    last = cell;
  }
  return runs;
}
