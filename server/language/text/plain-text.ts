/** Rows of texts as lines, each column as wide as its widest text; the last one is left as it is. */
export function table(rows: readonly (readonly string[])[], indent: string): string {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((text, column) => (widths[column] = Math.max(widths[column] ?? 0, text.length)));
  }
  const line = (row: readonly string[]): string =>
    row.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  ');
  return rows.map((row) => `${indent}${line(row).trimEnd()}\n`).join('');
}

/**
 * Without the control characters by which a file could speak to the terminal, or turn the reading order around. Each
 * stays one character wide; tabs and the joiners of scripts and emoji are left.
 */
export function printable(text: string): string {
  return text.replaceAll(/(?![\t\u200c\u200d])[\p{Cc}\p{Cf}]/gu, '\u00b7');
}
