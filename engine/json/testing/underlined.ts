import type { SyntaxFault } from '..';

/** A text and the faults that are written under its lines. */
export interface Underlined {
  readonly text: string;
  readonly faults: readonly string[];
}

const UNDERLINE = /^ *\^+ [a-z-]+$/;

/**
 * Reads a fixture: lines of text, each followed by its faults, one per line: `^^^ kind` below the characters that are
 * meant. One line end before the text and one after it are not part of it.
 */
export function underlined(fixture: string): Underlined {
  const lines = fixture.replace(/^\n/, '').replace(/\n *$/, '').split('\n');
  const kept: string[] = [];
  const faults: string[] = [];
  let start = 0;
  let lineStart = 0;
  for (const line of lines) {
    if (UNDERLINE.test(line)) {
      const from = lineStart + line.indexOf('^');
      faults.push(describe(from, from + (line.match(/\^/g) ?? []).length, line.trim().split(' ')[1] ?? ''));
    } else {
      kept.push(line);
      lineStart = start;
      start += line.length + 1;
    }
  }
  return { text: kept.join('\n'), faults };
}

/** A fault in the form of `Underlined`. */
export function described({ start, end, kind }: SyntaxFault): string {
  return describe(start, end, kind);
}

function describe(start: number, end: number, kind: string): string {
  return `${kind} at [${start}, ${end})`;
}
