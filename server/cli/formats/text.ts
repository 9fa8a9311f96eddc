import { nodeFiles } from '../../node';
import { Lines, plural, printable, type Diagnostic } from '../../language';
import type { CheckedFile } from '../check';
import { issueLine, placeOf } from './lines';

/** How much of a line is shown around a fault: whole files can be one line. */
const longestExcerpt = 100;

/** The issues for people, each with its line, and a sum at the end. Line and column count from 1. */
export async function formatText(files: readonly CheckedFile[]): Promise<string> {
  const parts: string[] = [];
  for (const { uri, file, diagnostics } of files) {
    if (diagnostics.length === 0) continue;
    const content = await nodeFiles.read(uri);
    const lines = Lines.of('text' in content ? content.text : '');
    for (const diagnostic of diagnostics) {
      parts.push(`${issueLine(file, diagnostic)}\n`);
      parts.push(excerpt(diagnostic, lines.lineText(diagnostic.range.start.line)));
      for (const related of diagnostic.related) {
        parts.push(`    ${placeOf(file, related.range)} ${printable(related.message)}\n`);
      }
    }
  }
  return `${parts.join('')}${sum(files)}\n`;
}

/** The line with carets below what is meant; nothing where the line is empty. */
function excerpt({ range: { start, end } }: Diagnostic, line: string): string {
  if (line.trim() === '') return '';
  const from = Math.max(0, Math.min(start.character - longestExcerpt / 2, line.length - longestExcerpt));
  const shown = printable(line.slice(from, from + longestExcerpt));
  const before = shown.slice(0, start.character - from).replaceAll(/[^\t]/g, ' ');
  const width = Math.max(1, Math.min(end.character, from + longestExcerpt) - start.character);
  return `    ${shown}\n    ${before}${'^'.repeat(width)}\n`;
}

/** Sums up: `3 files, 2 errors, 1 warning`. */
function sum(files: readonly CheckedFile[]): string {
  const all = files.flatMap(({ diagnostics }) => diagnostics);
  const count = (severity: Diagnostic['severity']): number =>
    all.filter((one) => one.severity === severity).length;
  const hints = count('information');
  return [
    plural(files.length, 'file'),
    plural(count('error'), 'error'),
    plural(count('warning'), 'warning'),
    ...(hints > 0 ? [`${hints} information`] : []),
  ].join(', ');
}
