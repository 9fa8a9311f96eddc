import type { Diagnostic, Range } from '../../server/language';

/** Up to how many related places of a diagnostic are shown with what they have to do with it. */
const LABELLED_PLACES = 4;

/**
 * The lines of a text that a diagnostic is about, with `^^^` below what it points at and `---` below what is related.
 * A row of a grid is shown with its whole grid, since it says little alone.
 */
export function excerpt(text: string, { range, related }: Pick<Diagnostic, 'range' | 'related'>): string {
  const lines = text.split('\n');
  const marks = new Map<number, string[]>();
  const isCrowded = related.length > LABELLED_PLACES;
  mark(marks, range, '^');
  for (const place of related) {
    if (isCrowded) overlay(marks, place.range);
    else mark(marks, place.range, '-', ` ${place.message}`);
  }
  const wanted = new Set([...marks.keys()].flatMap((line) => linesAround(lines, line)));
  return measureGrids(
    lines,
    [...wanted].sort((one, other) => one - other),
    marks,
  );
}

/** Underlines a place on a line of its own. */
function mark(marks: Map<number, string[]>, { start, end }: Range, sign: string, label = ''): void {
  const line = `${' '.repeat(start.character)}${sign.repeat(Math.max(1, end.character - start.character))}`;
  marks.set(start.line, [...(marks.get(start.line) ?? []), line + label]);
}

/** Underlines a place on the one line below its own, where that is free. */
function overlay(marks: Map<number, string[]>, { start, end }: Range): void {
  const [below = ''] = marks.get(start.line) ?? [];
  const signs = Array.from(below.padEnd(end.character));
  for (let at = start.character; at < end.character; at++) if (signs[at] === ' ') signs[at] = '-';
  marks.set(start.line, [signs.join('')]);
}

/** The lines that make a line understood: a row's whole grid, a bracket's neighbours, any other line alone. */
function linesAround(lines: readonly string[], line: number): number[] {
  if (/^\s*[\]}],?$/.test(lines[line] ?? '')) return [line - 1, line, line + 1];
  return gridAround(lines, line);
}

/** The lines of the grid that a row belongs to, its key and brackets too; any other line alone. */
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

function measureGrids(
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
