import assert from 'node:assert/strict';
import { finish } from '../../../../../engine/core';
import { balanceOf, complete, type Setting } from '../../../../../engine/reactor/testing/level-fixture';
import { originalSeverities } from '../../../text/severity';
import { applyEdits } from '../../../text/edits';
import { readDocument } from '../../../text/document';
import { quickFixesOf, type QuickFix } from '../../../text/fixes';
import { LevelContext } from '../../level';
import { LevelFixContext, levelFixes } from '..';

/** A level's text as fixes see it. */
export function contextFor(text: string, setting: Setting = {}): LevelFixContext {
  const balance = balanceOf(setting.balance);
  return new LevelFixContext(
    new LevelContext(readDocument(text), { balance, severityOf: originalSeverities }),
  );
}

/** All mends that are offered for a text. */
function fixesFor(context: LevelFixContext): QuickFix[] {
  const fixes = quickFixesOf(context, levelFixes);
  return fixes.diagnostics.flatMap((diagnostic) => finish(fixes.fixesFor(diagnostic)));
}

/**
 * Checks what a mend makes of a level. `*` before its title says that it is preferred, `!` that it needs no question.
 * What the fixtures leave out is lent to both (see `checkLevelFixture`).
 */
export function checkMend(before: string, named: string, after: string, setting: Setting = {}): void {
  assert.equal(mended(complete(before, setting), named, setting), complete(after, setting));
}

/** What a mend makes of a whole text. */
export function mended(text: string, named: string, setting: Setting = {}): string {
  const fixes = fixesFor(contextFor(text, setting));
  const found = fixes.find((fix) => nameOf(fix) === named);
  assert.ok(found, `${named} is offered; there are:\n${fixes.map(nameOf).join('\n')}`);
  return applyEdits(text, found.edits);
}

/** The mends that a level is offered, by name. */
export function mendsOf(text: string, setting: Setting = {}): string[] {
  return fixesFor(contextFor(complete(text, setting), setting)).map(nameOf);
}

function nameOf({ title, isPreferred, isSafe }: QuickFix): string {
  return `${isPreferred ? '*' : ''}${isSafe ? '!' : ''}${isPreferred || isSafe ? ' ' : ''}${title}`;
}
