import type { Cell } from '../../../../engine/reactor';
import type { LevelSketch } from '../level';
import { glyphOf } from './glyphs';

/** Options that limit the part of the map that is shown. */
export interface PictureOptions {
  /** The number of cells shown around the marked ones. */
  readonly radius: number;
}

/** No picture is larger, however far apart the marked cells are. */
const maxColumns = 31;
const maxRows = 17;

/** The part of the map that is shown: columns from `left` up to, not including, `right`; rows alike. */
interface View {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * A small map around some cells, as markdown: a code block in which they stand in brackets, columns and rows numbered,
 * and a legend of what is in it. Cells that lie too far from the first to be shown are left out. Empty where no cell
 * is given or the level has no map.
 *
 *     ```text
 *          5
 *     0  # # #  #
 *     1  # . [>]f
 *     ```
 *     `#` wall, `.` floor, `>` flow, `f` fuel network
 */
export function mapPicture(sketch: LevelSketch, cells: readonly Cell[], { radius }: PictureOptions): string {
  const onMap = cells.filter((cell) => cell >= 0 && cell < sketch.width * sketch.height);
  const view = viewOf(sketch, onMap, radius);
  if (view === undefined) return '';
  const marked = new Set(onMap);
  const leaks = new Set(sketch.leaks.flatMap(({ cell }) => cell ?? []));
  const legend = new Map<string, string>();
  const labelWidth = String(view.bottom - 1).length;
  const lines = [`${' '.repeat(labelWidth)} ${columnNumbers(view)}`];
  for (let y = view.top; y < view.bottom; y++) {
    const row = y * sketch.width;
    let line = isMarked(view.left, row) ? '[' : ' ';
    for (let x = view.left; x < view.right; x++) {
      const { glyph, means } = glyphOf(sketch, row + x, leaks);
      legend.set(glyph, means);
      line += glyph + between(isMarked(x, row), x + 1 < view.right && isMarked(x + 1, row));
    }
    lines.push(`${String(y).padStart(labelWidth)} ${line}`);
  }
  const words = [...legend].map(([glyph, means]) => `\`${glyph}\` ${means}`);
  return ['```text', ...lines.map((line) => line.trimEnd()), '```', words.join(', ')].join('\n');

  function isMarked(x: number, row: number): boolean {
    return marked.has(row + x);
  }
}

function between(before: boolean, after: boolean): string {
  if (before) return after ? '|' : ']';
  return after ? '[' : ' ';
}

/** Every fifth column's number, above its cells. */
function columnNumbers({ left, right }: View): string {
  let line = ' ';
  for (let x = left; x < right; x++) {
    const at = 1 + 2 * (x - left);
    if ((x % 5 === 0 || x === left) && line.length <= at && (x === left || x - left > 1))
      line = line.padEnd(at) + String(x);
  }
  return line;
}

/** Returns the area around the cells; if they are too far apart, around the first. */
function viewOf(sketch: LevelSketch, cells: readonly Cell[], radius: number): View | undefined {
  const { width, height } = sketch;
  const [first] = cells;
  if (first === undefined) return undefined;
  const positions = cells.map((cell) => sketch.positionOf(cell));
  const columns = reach(
    positions.map(([x]) => x),
    { radius, most: maxColumns, size: width },
  );
  const rows = reach(
    positions.map(([, y]) => y),
    { radius, most: maxRows, size: height },
  );
  return { left: columns.from, right: columns.to, top: rows.from, bottom: rows.to };
}

function reach(
  at: readonly number[],
  { radius, most, size }: { radius: number; most: number; size: number },
) {
  const first = at[0] ?? 0;
  let from = first;
  let to = first + 1;
  for (const one of at) {
    const [wider, further] = [Math.min(from, one), Math.max(to, one + 1)];
    if (further - wider + 2 * radius <= most) [from, to] = [wider, further];
  }
  const around = Math.min(radius, Math.floor((most - 1) / 2));
  return { from: Math.max(0, from - around), to: Math.min(size, to + around) };
}
