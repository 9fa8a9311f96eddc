import type { Diagnostic, Range } from '../../server/language';

/** The maximum number of related locations that are shown with their messages. */
const MAX_LABELED_PLACES = 4;

/**
 * Returns the lines of a text that contain a diagnostic, with `^^^` below its range and `---` below its related locations.
 * A row of a grid is shown with its whole grid.
 */
export function excerpt(text: string, { range, related }: Pick<Diagnostic, 'range' | 'related'>): string {
  const lines = text.split('\n');
  const marks = new Map<number, string[]>();
  const isCrowded = related.length > MAX_LABELED_PLACES;
  mark(marks, range, '^');
  for (const place of related) {
    if (isCrowded) overlay(marks, place.range);
    else mark(marks, place.range, '-', ` ${place.message}`);
  }
  const wanted = new Set([...marks.keys()].flatMap((line) => linesAround(lines, line)));
  return render(
    lines,
    [...wanted].sort((one, other) => one - other),
    marks,
  );
}

/** Underlines a range on a separate line. */
function mark(marks: Map<number, string[]>, { start, end }: Range, sign: string, label = ''): void {
  const line = `${' '.repeat(start.character)}${sign.repeat(Math.max(1, end.character - start.character))}`;
  marks.set(start.line, [...(marks.get(start.line) ?? []), line + label]);
}

/** Underlines a range on the first line below it, except for characters that are already marked. */
function overlay(marks: Map<number, string[]>, { start, end }: Range): void {
  const [below = ''] = marks.get(start.line) ?? [];
  const signs = Array.from(below.padEnd(end.character));
  for (let at = start.character; at < end.character; at++) if (signs[at] === ' ') signs[at] = '-';
  marks.set(start.line, [signs.join('')]);
}

/** Returns a line with its context: the whole grid of a row, the neighbors of a bracket, any other line alone. */
function linesAround(lines: readonly string[], line: number): number[] {
  if (/^\s*[\]}],?$/.test(lines[line] ?? '')) return [line - 1, line, line + 1];
  return gridAround(lines, line);
}

/** Returns the lines of the grid of a row, including its key and brackets, or any other line alone. */
function gridAround(lines: readonly string[], line: number): number[] {
  if (!isRow(lines[line])) return [line];
  let first = line;
  let last = line;
  while (isRow(lines[first - 1])) first--;
  while (isRow(lines[last + 1])) last++;
  return Array.from({ length: last - first + 3 }, (_, index) => first - 1 + index);
}

function isRow(line: string | undefined): boolean {
  return line !== undefined && /^\s*"[^" ]*",?$/.test(line);
}

function render(
  lines: readonly string[],
  wanted: readonly number[],
  marks: ReadonlyMap<number, readonly string[]>,
): string {
  const indent = Math.min(...wanted.map((line) => (lines[line] ?? '').search(/\S|$/)));
  return wanted
    .flatMap((line, index) => [
      ...(index > 0 && wanted[index - 1] !== line - 1 ? ['…'] : []),
      (lines[line] ?? '').slice(indent),
      ...(marks.get(line) ?? []).map((below) => below.slice(indent)),
    ])
    .join('\n');
}
