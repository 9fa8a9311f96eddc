import type { Span, TextEdit } from '../../../engine/json';

/** A place in a text: a line, and a UTF-16 unit of that line, both from 0. */
export interface Position {
  readonly line: number;
  readonly character: number;
}

/** From `start` up to, not including, `end`. */
export interface Range {
  readonly start: Position;
  readonly end: Position;
}

const LF = 10;
const CR = 13;

/**
 * The offsets of the lines of a text. Immutable; 4 bytes a line, computed on first use. A line ends with LF, CR LF or a
 * lone CR, as the Language Server Protocol defines it; U+2028 is an ordinary character.
 */
export class Lines {
  private constructor(
    private readonly text: string,
    private found: Uint32Array | undefined,
  ) {}

  static of(text: string): Lines {
    return new Lines(text, undefined);
  }

  private get starts(): Uint32Array {
    if (this.found === undefined) {
      const starts = [0];
      collectStarts(this.text, 1, this.text.length, starts);
      this.found = Uint32Array.from(starts);
    }
    return this.found;
  }

  get count(): number {
    return this.starts.length;
  }

  /** Returns the lines after one edit. Only the text that the edit touches is read again. */
  edit({ start, end, text: inserted }: TextEdit, text: string): Lines {
    if (this.found === undefined) return Lines.of(text);
    const grown = inserted.length - (end - start);
    // whether a line begins at an offset depends on the two units around it, hence both ends are looked at again
    const before = this.found;
    const kept = firstAtLeast(before, Math.max(start, 1));
    const moved = firstAtLeast(before, Math.max(end + 1, 1));
    const fresh: number[] = [];
    collectStarts(text, Math.max(start, 1), start + inserted.length, fresh);
    const starts = new Uint32Array(kept + fresh.length + before.length - moved);
    starts.set(before.subarray(0, kept));
    starts.set(fresh, kept);
    const shift = kept + fresh.length - moved;
    for (let line = moved; line < before.length; line++) starts[line + shift] = (before[line] ?? 0) + grown;
    return new Lines(text, starts);
  }

  /**
   * Returns the position of an offset. An offset between CR and LF, or outside the text, is moved to the nearest valid
   * one.
   */
  positionAt(offset: number): Position {
    const inside = Math.min(Math.max(offset, 0), this.text.length);
    const line = firstAtLeast(this.starts, inside + 1) - 1;
    return { line, character: Math.min(inside, this.endOf(line)) - this.startOf(line) };
  }

  /** The offset of a position; a line or character that does not exist becomes the end of the text or line. */
  offsetAt({ line, character }: Position): number {
    if (line >= this.count) return this.text.length;
    if (line < 0) return 0;
    return Math.min(this.startOf(line) + Math.max(character, 0), this.endOf(line));
  }

  /** The range of a span. */
  rangeOf(span: Span): Range {
    const start = this.positionAt(span.start);
    // most spans end on the line where they begin
    const from = this.startOf(start.line);
    const next = this.starts[start.line + 1] ?? Infinity;
    if (span.end < from || span.end >= next) return { start, end: this.positionAt(span.end) };
    return { start, end: { line: start.line, character: Math.min(span.end, this.endOf(start.line)) - from } };
  }

  /** The text of a line, without its end. */
  lineText(line: number): string {
    return line < this.count ? this.text.slice(this.startOf(line), this.endOf(line)) : '';
  }

  private startOf(line: number): number {
    return this.starts[line] ?? this.text.length;
  }

  private endOf(line: number): number {
    if (line + 1 >= this.count) return this.text.length;
    const next = this.startOf(line + 1);
    const isPair = this.text.charCodeAt(next - 1) === LF && this.text.charCodeAt(next - 2) === CR;
    return isPair && next - 2 >= this.startOf(line) ? next - 2 : next - 1;
  }
}

/** Adds every line start in `[from, to]` to `starts`. */
function collectStarts(text: string, from: number, to: number, starts: number[]): void {
  if (to - from > 1000 && !text.includes('\r')) {
    // the engine's own search is several times faster than a loop
    for (let at = text.indexOf('\n', from - 1); at >= 0 && at < to; at = text.indexOf('\n', at + 1))
      starts.push(at + 1);
    return;
  }
  for (let start = from; start <= to; start++) {
    const before = text.charCodeAt(start - 1);
    if (before === LF || (before === CR && text.charCodeAt(start) !== LF)) starts.push(start);
  }
}

/** Returns the index of the first entry that is not less than `value`. */
function firstAtLeast(sorted: Uint32Array, value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
