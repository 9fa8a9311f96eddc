/** The middle of some numbers. */
export function median(numbers: readonly number[]): number {
  return percentile(numbers, 50);
}

/** Returns a percentile. */
export function percentile(numbers: readonly number[], percent: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? NaN;
}

/** Measures how long something takes, in milliseconds. */
export async function time(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Milliseconds or another number, short. */
export function short(number: number): string {
  return number >= 100 ? number.toFixed(0) : number >= 10 ? number.toFixed(1) : number.toFixed(2);
}

/** A limit that the project promises, and whether it is met. */
export interface Limit {
  readonly promise: string;
  readonly measured: string;
  readonly isMet: boolean;
}

/** A table with one row a line, columns aligned to the right but the first. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const pad = (cell: string, column: number): string =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(pad).join('  ')).join('\n');
}
