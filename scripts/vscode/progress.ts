/** Sizes and the progress of downloads, in words. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds between two reports. */
const interval = 1_000;

/** Formats a number of bytes: `230 MB`. */
export function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1_000_000)} MB`;
}

/**
 * Shows how much of `total` bytes is there: in a terminal on one line that is written again, elsewhere on a line for each
 * tenth, because a log keeps every line.
 */
export class ProgressLine {
  /** The most bytes that were seen: a folder shrinks while files in it are replaced. */
  private most = 0;

  constructor(
    private readonly total: number,
    private readonly out: Pick<NodeJS.WriteStream, 'isTTY' | 'write'> = process.stdout,
  ) {}

  show(bytes: number): void {
    const before = this.most;
    this.most = Math.max(before, bytes);
    const text = `  ${megabytes(this.most)} of ${megabytes(Math.max(this.total, this.most))}`;
    const tenth = (count: number): number => Math.floor((10 * count) / this.total);
    if (this.out.isTTY) this.out.write(`\r${text}\u001b[K`);
    else if (tenth(this.most) > tenth(before)) this.out.write(`${text}\n`);
  }

  end(): void {
    if (this.out.isTTY && this.most > 0) this.out.write('\n');
  }
}

/** Shows the growth of a folder until `work` settles. */
export async function whileGrowing<T>(folder: string, total: number, work: Promise<T>): Promise<T> {
  const line = new ProgressLine(total);
  const timer = setInterval(() => line.show(sizeOf(folder)), interval);
  try {
    return await work;
  } finally {
    clearInterval(timer);
    line.end();
  }
}

/** Returns the bytes in a folder, which may be changing. */
function sizeOf(folder: string): number {
  let bytes = 0;
  try {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
      if (entry.isFile())
        bytes += statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0;
  } catch {
    // not created yet, or a folder in it was just deleted
  }
  return bytes;
}
