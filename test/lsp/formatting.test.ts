import assert from 'node:assert/strict';
import type { TextEdit } from 'vscode-languageserver';
import { TestClient } from './testing/client';
import { applied } from './testing/edits';
import { sound } from './testing/levels';

describe('formatting over the wire', function () {
  let client: TestClient;
  before(async () => {
    client = await TestClient.start();
  });
  after(() => client.stop());

  const options = { tabSize: 2, insertSpaces: true };
  const request = async (method: string, uri: string, params: object): Promise<TextEdit[] | null> =>
    client.connection.sendRequest(`textDocument/${method}`, { textDocument: { uri }, options, ...params });

  it('formats a document idempotently and keeps its line endings', async () => {
    const uri = 'untitled:spread';
    const text = sound.replaceAll('\n', '\r\n').replace('"version": 1', '"version"   :1');
    await client.open(uri, text);
    const edits = await request('formatting', uri, {});
    assert.ok(edits);
    const once = applied(text, edits);
    assert.match(once, /^ {2}"version": 1,\r$/m);
    assert.doesNotMatch(once, /[^\r]\n/);
    await client.edit(uri, once);
    assert.deepEqual(await request('formatting', uri, {}), []);
  });

  it('formats ranges, and the text that a bracket closes', async () => {
    const uri = 'untitled:lines';
    const text = '{\n  "robot": {"position":[1,2]},\n  "x-a":[1,2]\n}\n';
    await client.open(uri, text);
    const range = { start: { line: 2, character: 3 }, end: { line: 2, character: 4 } };
    const lines = await request('rangeFormatting', uri, { range });
    assert.equal(applied(text, lines ?? []), text.replace('"x-a":[1,2]', '"x-a": [1, 2]'));
    const typed = await request('onTypeFormatting', uri, { position: { line: 1, character: 28 }, ch: ']' });
    assert.equal(applied(text, typed ?? []), text.replace('[1,2]', '[1, 2]'));
  });
});
