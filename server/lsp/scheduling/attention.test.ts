import assert from 'node:assert/strict';
import 'vscode-languageserver/node';
import { readDocument } from '../../language';
import { Attention } from './attention';
import { pause } from './tick';

/** In which order some things end. */
async function order(things: Readonly<Record<string, Promise<void>>>): Promise<string[]> {
  const ended: string[] = [];
  await Promise.all(Object.entries(things).map(([name, thing]) => thing.then(() => ended.push(name))));
  return ended;
}

describe('attention', () => {
  const document = readDocument('{}');

  it('checks at once for an editor that asks for nothing else', async () => {
    const attention = new Attention();
    const ended = await order({ later: pause(5), check: attention.first(document) });
    assert.deepEqual(ended, ['check', 'later']);
  });

  it('lets an editor that asks for more do so first, of a large text longer', async () => {
    const attention = new Attention();
    attention.note();
    const large = readDocument(' '.repeat(3e6));
    const checks = { large: attention.first(large), small: attention.first(document) };
    assert.deepEqual(await order({ ...checks, soon: pause(5) }), ['soon', 'small', 'large']);
  });

  it('waits anew for a text that has changed meanwhile, but not for ever', async () => {
    const attention = new Attention();
    attention.note();
    let asked = 0;
    await attention.quiet(() => readDocument(String(asked++)));
    assert.ok(asked > 2);
    let same = 0;
    await attention.quiet(() => (same++, document));
    assert.equal(same, 2);
  });
});
