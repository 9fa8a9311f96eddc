import assert from 'node:assert/strict';
import {
  CompletionItemKind,
  InsertTextFormat,
  type CompletionItem,
  type CompletionList,
  type InsertReplaceEdit,
  type MarkupContent,
  type TextEdit,
} from 'vscode-languageserver';
import { Lines } from '../../server/language';
import { TestClient, type ClientOptions } from './testing/client';
import { sound } from './testing/levels';

const uri = 'untitled:completion.reactor.json';

/** A client that goes through stops, tells insert from replace, and shows markdown. */
const able: ClientOptions = {
  capabilities: {
    textDocument: {
      completion: {
        completionItem: {
          snippetSupport: true,
          insertReplaceSupport: true,
          labelDetailsSupport: true,
          documentationFormat: ['markdown', 'plaintext'],
        },
      },
    },
  },
};

describe('completion over the protocol', function () {
  let client: TestClient;

  afterEach(async () => {
    assert.equal(await client.stop(), 0);
  });

  /** Opens the sound level with a text in the place of another one; the caret is `‸`. */
  async function at(before: string, after: string, typed?: string): Promise<CompletionList> {
    assert.ok(sound.includes(before));
    const marked = sound.replace(before, after);
    const offset = marked.indexOf('‸');
    const text = marked.replace('‸', '');
    await client.open(uri, text);
    return client.connection.sendRequest('textDocument/completion', {
      textDocument: { uri },
      position: Lines.of(text).positionAt(offset),
      ...(typed === undefined ? {} : { context: { triggerKind: 2, triggerCharacter: typed } }),
    });
  }

  function find({ items }: CompletionList, label: string): CompletionItem {
    const item = items.find((one) => one.label === label);
    assert.ok(item, items.map((one) => one.label).join());
    return item;
  }

  it('inserts plain text for a client without snippets', async () => {
    client = await TestClient.start();
    const item = find(await at('"props": [', '"props": [ ‸'), 'HeatRemedySupply');
    assert.equal(item.insertTextFormat, InsertTextFormat.PlainText);
    assert.equal(item.kind, CompletionItemKind.Struct);
    assert.equal(
      (item.textEdit as TextEdit).newText,
      '{ "type": "HeatRemedySupply", "position": [4, 1], "state": "Available" },',
    );
    assert.equal(item.command, undefined);
  });

  it('sends tab stops and both ranges to a client that supports them', async () => {
    client = await TestClient.start(able);
    const item = find(await at('"state": "Enabled"', '"sta‸te"'), 'state');
    assert.equal(item.insertTextFormat, InsertTextFormat.Snippet);
    const edit = item.textEdit as InsertReplaceEdit;
    assert.equal(edit.newText, '"state": "${1|Enabled,Disabled|}"');
    assert.equal(edit.insert.end.character - edit.insert.start.character, '"sta'.length);
    assert.equal(edit.replace.end.character - edit.replace.start.character, '"state"'.length);
    assert.equal(item.filterText, '"state"');
    assert.equal(item.sortText, '00000');
    assert.deepEqual([item.detail, item.labelDetails], ['required', { description: 'required' }]);
    assert.equal((item.documentation as MarkupContent).kind, 'markdown');
  });

  it('draws the map of a position only when the item is resolved', async () => {
    client = await TestClient.start(able);
    const list = await at('"fuel": [2, 1]', '"fuel": ‸');
    const item = find(list, '[2, 1]');
    assert.equal(item.detail, 'FuelConsumer, fuel network');
    assert.equal(item.documentation, undefined);
    const resolved = await client.connection.sendRequest<CompletionItem>('completionItem/resolve', item);
    assert.match((resolved.documentation as MarkupContent).value, /^```text\n.*\n0 {2}# # #[^]*>\[o\]/);
    const { documentation, ...rest } = resolved;
    assert.ok(documentation);
    assert.deepEqual(rest, item);
  });

  it('returns the item of an invalid resolve request unchanged', async () => {
    client = await TestClient.start(able);
    for (const data of [undefined, null, 3, { uri: 'untitled:other' }, { uri, cells: ['x', -1] }]) {
      const item = { label: 'a', data };
      const resolved = await client.connection.sendRequest<CompletionItem>('completionItem/resolve', item);
      assert.equal(resolved.label, 'a');
    }
  });

  it('triggers on its characters, but not after the bracket of a list', async () => {
    client = await TestClient.start(able);
    const offered = client.initializeResult?.capabilities.completionProvider;
    assert.deepEqual(offered, { triggerCharacters: ['"', '[', ':', '\n'], resolveProvider: true });
    assert.ok((await at('"position": [4, 1]', '"position": [‸]', '[')).items.length > 0);
    assert.deepEqual((await at('"props": [', '"props": [‸', '[')).items, []);
  });

  it('opens on the line after a comma or an opening bracket, where an entry or a key belongs', async () => {
    client = await TestClient.start(able);
    const opens = async (before: string, after: string): Promise<boolean> =>
      (await at(before, after, '\n')).items.length > 0;
    assert.ok(await opens('"props": [', '"props": [\n‸'), 'the first entry');
    assert.ok(await opens('"state": "Enabled" },', '"state": "Enabled" },\n    ‸'), 'the next entry');
    assert.ok(await opens('"robot"', '\n  ‸"robot"'), 'the next key');
    assert.ok(await opens('"robot": {', '"robot": {\n‸'), 'the first key');
    assert.equal(await opens('"#.....#",', '"#.....#",\n    ‸'), false, 'a row');
    assert.equal(await opens('"state": "Enabled" },', '"state": "Enabled" }\n‸,'), false, 'no comma');
    assert.equal(await opens('"version": 1,', '"version":\n‸ 1,'), false, 'a value');
  });

  it('completes balance files from their shape', async () => {
    client = await TestClient.start();
    const balance = 'file:///reactor.balance.json';
    await client.open(balance, '{ "turn": {  } }');
    const list = await client.connection.sendRequest<CompletionList>('textDocument/completion', {
      textDocument: { uri: balance },
      position: { line: 0, character: 12 },
    });
    assert.deepEqual(
      list.items.map(({ label }) => label),
      ['actionBudget', 'actionCost'],
    );
  });
});
