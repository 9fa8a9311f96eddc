import assert from 'node:assert/strict';
import 'vscode-languageserver/node';
import { readDocument } from '../../language';
import { RequestGate } from './request-gate';
import { delay } from './macrotask';

/** Returns the order in which promises are resolved. */
async function order(things: Readonly<Record<string, Promise<void>>>): Promise<string[]> {
  const ended: string[] = [];
  await Promise.all(Object.entries(things).map(([name, thing]) => thing.then(() => ended.push(name))));
  return ended;
}

describe('the request gate', () => {
  const document = readDocument('{}');

  it('checks at once for an editor that asks for nothing else', async () => {
    const gate = new RequestGate();
    const ended = await order({ later: delay(5), check: gate.afterRequests(document) });
    assert.deepEqual(ended, ['check', 'later']);
  });

  it('lets an editor that asks for more do so first, of a large text longer', async () => {
    const gate = new RequestGate();
    gate.noteRequest();
    const large = readDocument(' '.repeat(3e6));
    const checks = { large: gate.afterRequests(large), small: gate.afterRequests(document) };
    assert.deepEqual(await order({ ...checks, soon: delay(5) }), ['soon', 'small', 'large']);
  });

  it('waits again for a text that has changed meanwhile, but not for ever', async () => {
    const gate = new RequestGate();
    gate.noteRequest();
    let asked = 0;
    await gate.afterTyping(() => readDocument(String(asked++)));
    assert.ok(asked > 2);
    let same = 0;
    await gate.afterTyping(() => (same++, document));
    assert.equal(same, 2);
  });
});
