/** An issue as a fixture draws it: a line, its first and last column, and the text after the carets. */
export interface Underline {
  readonly line: number;
  readonly from: number;
  readonly to: number;
  readonly says: string;
}

const DRAWN = /^(\s*)(\^+)\s+(\S.*?)\s*$/;

/**
 * Takes the drawn lines out of a fixture. The rest is the text, and the drawn lines are the expectations, in text
 * order.
 */
export function underlines(fixture: string): {
  readonly text: string;
  readonly expected: readonly Underline[];
} {
  const lines: string[] = [];
  const expected: Underline[] = [];
  for (const line of fixture.replace(/^\n/, '').split('\n')) {
    const drawn = DRAWN.exec(line);
    if (!drawn) {
      lines.push(line);
      continue;
    }
    const [, indent = '', carets = '', says = ''] = drawn;
    expected.push({
      line: lines.length - 1,
      from: indent.length,
      to: indent.length + carets.length,
      says,
    });
  }
  expected.sort((one, other) => one.line - other.line || one.from - other.from || one.to - other.to);
  return { text: lines.join('\n'), expected };
}
