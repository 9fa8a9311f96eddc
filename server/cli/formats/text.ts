import { nodeFiles } from '../../node';
import { counted, grouped } from '../../../engine/core';
import { Lines, printable, type Diagnostic } from '../../language';
import type { CheckedFile } from '../checked-file';
import { issueLine, placeOf } from './lines';

/** Length of the excerpt around a diagnostic, because a whole file can be one line. */
const excerptLength = 100;

/** Formats diagnostics as text, each with an excerpt, and a summary at the end. Line and column are one-based. */
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
  return `${parts.join('')}${summary(files)}\n`;
}

/** Returns the line with carets below the range, or nothing if the line is empty. */
function excerpt({ range: { start, end } }: Diagnostic, line: string): string {
  if (line.trim() === '') return '';
  const from = Math.max(0, Math.min(start.character - excerptLength / 2, line.length - excerptLength));
  const shown = printable(line.slice(from, from + excerptLength));
  const before = shown.slice(0, start.character - from).replaceAll(/[^\t]/g, ' ');
  const width = Math.max(1, Math.min(end.character, from + excerptLength) - start.character);
  return `    ${shown}\n    ${before}${'^'.repeat(width)}\n`;
}

/** Counts files and diagnostics: `3 files, 2 errors, 1 warning`. */
function summary(files: readonly CheckedFile[]): string {
  const all = files.flatMap(({ diagnostics }) => diagnostics);
  const count = (severity: Diagnostic['severity']): number =>
    all.filter((one) => one.severity === severity).length;
  const hints = count('information');
  return [
    counted(files.length, 'file'),
    counted(count('error'), 'error'),
    counted(count('warning'), 'warning'),
    ...(hints > 0 ? [`${grouped(hints)} information`] : []),
  ].join(', ');
}
