import assert from 'node:assert/strict';
import type { QuickFix } from '../../text/fixes';
import { markedTitle, readFixFixture, takeFix, type FixFixture } from '../../text/fixes/testing/fixture';
import { roomsAt } from './rooms-at';
import { modText } from './texts';
import { everyFix } from '../../testing/every-fix';

/**
 * Checks the result of a fix of a file with rooms next to the example. In `before`, one problem is underlined with its
 * message, and `*` before the title of the fix marks it as preferred.
 */
export async function checkFix(before: string, named: string, after: string): Promise<void> {
  const fixture = readFixFixture(before);
  assert.equal(await fixed(fixture, named, { text: fixture.text, line: 0 }), after.replace(/^\n/, ''));
}

/**
 * Checks the result of a fix of lines of the sample mod. `sound` has the lines of the mod to replace if they differ
 * from the lines after the fix.
 */
export async function checkFixInMod(
  before: string,
  named: string,
  after: string,
  sound = after,
): Promise<void> {
  const fixture = readFixFixture(before);
  const lines = sound.replace(/^\n/, '');
  const at = `\n${modText}`.indexOf(`\n${lines}\n`);
  assert.ok(at >= 0, 'lines of the mod');
  const [head, tail] = [modText.slice(0, at), modText.slice(at + lines.length)];
  const document = { text: head + fixture.text + tail, line: head.split('\n').length - 1 };
  assert.equal(await fixed(fixture, named, document), head + after.replace(/^\n/, '') + tail);
}

async function fixed(
  fixture: FixFixture,
  named: string,
  document: { readonly text: string; readonly line: number },
): Promise<string> {
  return takeFix(await fixesFor(document.text), fixture, named, document);
}

/** Returns the titles of all fixes of a file next to the example. */
export async function fixesOffered(text: string): Promise<string[]> {
  return (await fixesFor(text)).map(markedTitle);
}

async function fixesFor(text: string): Promise<readonly QuickFix[]> {
  const { context } = await roomsAt(text);
  return everyFix(context.features);
}
