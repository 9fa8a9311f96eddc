import assert from 'node:assert/strict';
import { levelShape } from '../../../../../engine/reactor';
import { readDocument } from '../../../text/document';
import { applyEdits } from '../../../json/edits';
import { balanceOf, complete, type Setting } from '../../../../../engine/reactor/testing/level-fixture';
import { fixesOf, levelSubject, type Fix, type Subject } from '../../../json/fixes';

/** A level's text as mends see it. */
export function subjectFor(text: string, setting: Setting = {}): Subject {
  const balance = balanceOf(setting.balance);
  return levelSubject(readDocument(text), balance, levelShape(balance));
}

/** All mends that are offered for a text. */
function fixesFor(subject: Subject): Fix[] {
  return subject.diagnostics.flatMap((diagnostic) => fixesOf(subject, diagnostic));
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
  const fixes = fixesFor(subjectFor(text, setting));
  const found = fixes.find((fix) => nameOf(fix) === named);
  assert.ok(found, `${named} is offered; there are:\n${fixes.map(nameOf).join('\n')}`);
  return applyEdits(text, found.edits);
}

/** The mends that a level is offered, by name. */
export function mendsOf(text: string, setting: Setting = {}): string[] {
  return fixesFor(subjectFor(complete(text, setting), setting)).map(nameOf);
}

function nameOf({ title, isPreferred, isSafe }: Fix): string {
  return `${isPreferred ? '*' : ''}${isSafe ? '!' : ''}${isPreferred || isSafe ? ' ' : ''}${title}`;
}
