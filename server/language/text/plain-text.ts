/** Formats rows as lines. Each column is as wide as its widest text; the last one is not padded. */
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
 * Replaces control characters that could control the terminal or reverse the reading order. Each stays one character
 * wide; tabs and joiners are kept.
 */
export function printable(text: string): string {
  return text.replaceAll(/(?![\t\u200c\u200d])[\p{Cc}\p{Cf}]/gu, '\u00b7');
}
