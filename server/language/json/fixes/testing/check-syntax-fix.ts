import assert from 'node:assert/strict';
import { runToCompletion } from '../../../../../engine/core';
import { anything, list, object, oneOf, optional, required, text } from '../../../../../engine/shape';
import { noGuess } from '../../completion/draft';
import { diagnose } from '../../../text/diagnose';
import { readDocument } from '../../../text/document';
import { quickFixesOf, type QuickFix } from '../../../text/fixes';
import { readFixFixture, takeFix } from '../../../text/fixes/testing/fixture';
import { jsonFixes, ShapedFixContext } from '..';

/** A format with one member of each kind that the syntax fixes distinguish. */
const shape = object({
  format: required(text, 'The format.'),
  door: optional(oneOf(['Locked', 'Unlocked']), 'A word.', 'Locked'),
  leaks: optional(list(anything), 'A list.', []),
  robot: required(object({ position: required(anything, 'A value.') }), 'An object.'),
});

/**
 * Checks the result of a fix of lines in a file. In `before`, one problem is underlined with its message. `*` before
 * the title of the fix marks it as preferred; `!` means that it can be applied without asking.
 */
export function checkSyntaxFix(before: string, named: string, after: string): void {
  assert.equal(fixed(before, named, inFile), inFile(after.replace(/^\n/, '')));
}

/** The same for a whole file. */
export function checkSyntaxFixInFile(before: string, named: string, after: string): void {
  assert.equal(
    fixed(before, named, (lines) => lines),
    after.replace(/^\n/, ''),
  );
}

function fixed(before: string, named: string, around: (lines: string) => string): string {
  const fixture = readFixFixture(before);
  const whole = around(fixture.text);
  const line = whole === fixture.text ? 0 : linesAbove;
  return takeFix(fixesFor(whole), fixture, named, { text: whole, line });
}

const linesAbove = 2;

function inFile(lines: string): string {
  const own = lines === '' ? '' : `${lines}\n`;
  return `{\n  "format": "some-format",\n${own}  "robot": { "position": [1, 1] }\n}\n`;
}

function fixesFor(whole: string): QuickFix[] {
  const fixes = quickFixesOf(
    new ShapedFixContext({
      document: readDocument(whole),
      shape,
      guess: noGuess,
      diagnose: (document) => diagnose(document, []),
    }),
    jsonFixes,
  );
  return fixes.diagnostics.flatMap((diagnostic) => runToCompletion(fixes.fixesFor(diagnostic)));
}
