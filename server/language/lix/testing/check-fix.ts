import assert from 'node:assert/strict';
import { readFixFixture, takeFix } from '../../text/fixes/testing/fixture';
import { lixAt, scenarioText } from './lix-at';
import { everyFix } from '../../testing/every-fix';

/**
 * Checks the result of a fix of lines of the valid scenario. In `before`, one problem is underlined with its message,
 * and `*` before the title of the fix marks it as preferred. `sound` has the lines of the scenario to replace if they
 * differ from the lines after the fix.
 */
export async function checkFix(before: string, named: string, after: string, sound = after): Promise<void> {
  const fixture = readFixFixture(before);
  const lines = sound.replace(/^\n/, '');
  const at = scenarioText.indexOf(`${lines}\n`);
  assert.ok(at === 0 || scenarioText[at - 1] === '\n', 'lines of the scenario');
  const [head, tail] = [scenarioText.slice(0, at), scenarioText.slice(at + lines.length)];
  const text = head + fixture.text + tail;
  const { context } = await lixAt(text);
  const offered = everyFix(context.features);
  const fixed = takeFix(offered, fixture, named, { text, line: head.split('\n').length - 1 });
  assert.equal(fixed, head + after.replace(/^\n/, '') + tail);
}
