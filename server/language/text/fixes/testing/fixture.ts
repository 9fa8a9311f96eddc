import assert from 'node:assert/strict';
import { underlines } from '../../../../../engine/json/testing/underlines';
import { Lines } from '../../lines';
import { applyEdits } from '../../edits';
import type { QuickFix } from '../fix';

/** A text in which a problem is underlined, `^^^ error code: Message.`, or where a caret `$0` is in it. */
export interface FixFixture {
  /** Without the marks. */
  readonly text: string;
  /**
   * Returns true if a fix is offered for what the fixture marks; the text may begin at a later line of its document.
   */
  readonly marks: (fix: QuickFix, document: string, line: number) => boolean;
}

/** Reads a fixture. */
export function readFixFixture(fixture: string): FixFixture {
  const { text: drawn, expected } = underlines(fixture);
  const caret = drawn.indexOf('$0');
  const text = drawn.replace('$0', '');
  if (caret >= 0) {
    return {
      text,
      marks: ({ diagnostic: { span } }, document, line) => {
        const offset = Lines.of(document).offsetAt({ line, character: 0 }) + caret;
        return span.start <= offset && offset <= span.end;
      },
    };
  }
  const [problem, ...others] = expected;
  assert.ok(problem !== undefined && others.length === 0, 'one problem is underlined');
  return {
    text,
    marks: ({ diagnostic: { severity, code, message, range } }, _, line) =>
      range.start.line === line + problem.line &&
      range.start.character === problem.from &&
      // an empty place is drawn one character wide
      Math.max(range.end.character, range.start.character + 1) === problem.to &&
      `${severity} ${code}: ${message}` === problem.says,
  };
}

/**
 * Finds the fix that a fixture marks, and returns the document after it. `*` before the title marks it as preferred;
 * `!` means that it can be applied without asking.
 */
export function takeFix(
  offered: readonly QuickFix[],
  { marks }: FixFixture,
  named: string,
  document: { readonly text: string; readonly line: number },
): string {
  const there = offered.filter((fix) => marks(fix, document.text, document.line));
  const found = there.find((fix) => markedTitle(fix) === named);
  const says = ({ severity, code, message, range }: QuickFix['diagnostic']): string =>
    `${range.start.line}:${range.start.character}-${range.end.character} ${severity} ${code}: ${message}`;
  assert.ok(
    found,
    `${named} is offered there.\nThere are: ${there.map(markedTitle).join('; ')}\nIn all:\n${offered
      .map((fix) => `${says(fix.diagnostic)} → ${markedTitle(fix)}`)
      .join('\n')}`,
  );
  return applyEdits(document.text, found.edits);
}

/** Returns the title of a fix, with `*` if it is preferred and `!` if it is safe. */
export function markedTitle({ title, isPreferred, isSafe }: QuickFix): string {
  const marks = `${isPreferred ? '*' : ''}${isSafe ? '!' : ''}`;
  return marks === '' ? title : `${marks} ${title}`;
}
