import assert from 'node:assert/strict';
import { runToCompletion } from '../../../engine/core';
import { balanceOf, complete, type Setting } from '../../../engine/reactor/testing/level-fixture';
import { LevelFixContext, levelFixes } from '../reactor/fixes';
import { LevelContext } from '../reactor/level';
import { readDocument } from '../text/document';
import { quickFixesOf, type QuickFix } from '../text/fixes';
import { markedTitle, readFixFixture, takeFix } from '../text/fixes/testing/fixture';
import { originalSeverities } from '../text/severity';

/**
 * Checks the result of a fix of a level. In the level before it, one problem is underlined with its message, or the
 * caret `$0` is at it. `*` before the title of the fix marks it as preferred; `!` means that it can be applied without
 * asking. Both levels get the members that they leave out from the small level (see `checkLevelFixture`).
 */
export function checkFix(before: string, named: string, after: string, setting: Setting = {}): void {
  const fixture = readFixFixture(before);
  const text = complete(fixture.text, setting);
  const fixed = takeFix(fixesFor(contextFor(text, setting)), fixture, named, { text, line: 0 });
  assert.equal(fixed, complete(after.replace(/^\n/, ''), setting));
}

/** The titles of all fixes that a level is offered. */
export function fixesOffered(given: string, setting: Setting = {}): string[] {
  return fixesFor(contextFor(complete(given, setting), setting)).map(markedTitle);
}

/** A level's text as fixes see it. */
export function contextFor(text: string, setting: Setting = {}): LevelFixContext {
  const balance = balanceOf(setting.balance);
  const level = new LevelContext(readDocument(text), { balance, severityOf: originalSeverities });
  return new LevelFixContext(level);
}

function fixesFor(context: LevelFixContext): QuickFix[] {
  const fixes = quickFixesOf(context, levelFixes);
  return fixes.diagnostics.flatMap((diagnostic) => runToCompletion(fixes.fixesFor(diagnostic)));
}
