import assert from 'node:assert/strict';
import type {
  ClientCapabilities,
  Hover,
  InlayHint,
  MarkupContent,
  Position,
  SemanticTokens,
  SemanticTokensDelta,
} from 'vscode-languageserver';
import { generateLevel } from '../bench/generate';
import { TestClient, type ClientOptions } from './testing/client';
import { reactorless, sound } from './testing/levels';

const withRule = sound.replace(
  '"robot"',
  '"rules": [{ "id": "bell", "effects": [{ "type": "Warn", "text": "Ding." }] }],\n  "robot"',
);

/** Returns the position of a piece of text, plus an offset. */
function placeOf(text: string, piece: string, behind = 0): Position {
  const before = text.slice(0, text.indexOf(piece) + behind).split('\n');
  return { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
}

describe('hovers, hints and tokens over the protocol', function () {
  let client: TestClient;
  const start = async (options: ClientOptions = {}): Promise<void> => {
    client = await TestClient.start(options);
  };
  afterEach(async () => {
    assert.equal(await client.stop(), 0);
  });

  const ask = <T>(method: string, uri: string, params: object): Promise<T> =>
    client.connection.sendRequest(`textDocument/${method}`, { textDocument: { uri }, ...params });
  const markdown: ClientCapabilities = {
    textDocument: { hover: { contentFormat: ['markdown', 'plaintext'] } },
  };
  const hover = (uri: string, position: Position): Promise<Hover | null> =>
    ask<Hover | null>('hover', uri, { position });
  const contents = (found: Hover | null): MarkupContent => found?.contents as MarkupContent;
  const everything = { start: { line: 0, character: 0 }, end: { line: 999, character: 0 } };
  const hints = async (uri: string): Promise<string[]> =>
    (await ask<(InlayHint & { label: string })[]>('inlayHint', uri, { range: everything })).map(
      ({ label }) => label,
    );

  it('describe a cell and its range right after an edit', async () => {
    await start({ capabilities: markdown });
    const uri = 'untitled:a';
    await client.open(uri, sound);
    const row = placeOf(sound, '#.....#', 1);
    const range = { start: row, end: { ...row, character: row.character + 1 } };
    await client.edit(uri, '#', range);
    const found = await hover(uri, row);
    assert.deepEqual(found?.range, range);
    assert.equal(contents(found).kind, 'markdown');
    assert.match(contents(found).value, /^\*\*Wall \[1, 1\]\*\*\n\n- `FuelFlow`, `Enabled`/);
    assert.match(contents(found).value, /is not available: the level has 1 error/);
    assert.equal(await hover(uri, { line: 999, character: 0 }), null);
  });

  it('link to the manual, and are plain text for clients without Markdown', async () => {
    await start();
    const uri = 'untitled:a';
    await client.open(uri, reactorless);
    const found = await hover(uri, placeOf(reactorless, '"props"', 9));
    assert.equal(contents(found).kind, 'plaintext');
    assert.match(contents(found).value, /^no-reactor: /);
    assert.match(contents(found).value, /Manual: file:.*diagnostics\.md#no-reactor$/);
    assert.doesNotMatch(contents(found).value, /[`*]/);
  });

  it('show the text of a large level at once, and the forecast when it is computed', async () => {
    await start({ capabilities: markdown });
    const uri = 'untitled:large';
    const text = generateLevel(160);
    await client.open(uri, text);
    const place = placeOf(text, '"consumers": { "fuel": [', 24);
    let value = '';
    do {
      value = contents(await hover(uri, place)).value;
      assert.match(value, /- `FuelConsumer`, `Enabled`/);
    } while (value.includes('is being computed'));
    assert.match(value, /\| Service[^|]*\| Producing/);
  });

  it('hint at positions, rules and rows', async () => {
    await start();
    const uri = 'untitled:a';
    await client.open(uri, withRule);
    const found = await hints(uri);
    assert.deepEqual(found.slice(0, 2), ['0', '1']);
    assert.deepEqual(found.slice(-4), ['FuelConsumer', 'CoolantConsumer', 'ElectricityConsumer', 'turn 1']);
  });

  it('follow the initialization options', async () => {
    await start({ initializationOptions: { reactor: { inlayHints: { rows: false, rules: 'no' } } } });
    const uri = 'untitled:a';
    await client.open(uri, withRule);
    assert.deepEqual(await hints(uri), ['FuelConsumer', 'CoolantConsumer', 'ElectricityConsumer', 'turn 1']);
  });

  it('follow the settings that a client sends', async () => {
    await start();
    const uri = 'untitled:a';
    await client.open(uri, withRule);
    const settings = { reactor: { inlayHints: { rows: false, positions: false } } };
    await client.connection.sendNotification('workspace/didChangeConfiguration', { settings });
    assert.deepEqual(await hints(uri), ['turn 1']);
  });

  it('request changed settings from a client, and make it refresh', async () => {
    let inlayHints = { rows: false, positions: false, rules: true };
    let asked = 0;
    let refreshed = 0;
    await start({
      capabilities: {
        workspace: {
          configuration: true,
          didChangeConfiguration: { dynamicRegistration: true },
          inlayHint: { refreshSupport: true },
        },
      },
      requests: {
        'workspace/configuration': ({ items }: { items: { section: string }[] }) => {
          asked++;
          return items.map(({ section }) => (section === 'reactor' ? { inlayHints } : null));
        },
        'workspace/inlayHint/refresh': () => {
          refreshed++;
          return null;
        },
      },
    });
    const uri = 'untitled:a';
    await client.open(uri, withRule);
    await client.until(() => refreshed === 1);
    assert.deepEqual(await hints(uri), ['turn 1']);
    const [registration] = client.registrations.filter(
      ({ method }) => method === 'workspace/didChangeConfiguration',
    );
    assert.deepEqual(registration?.registerOptions, { section: 'reactor' });
    inlayHints = { ...inlayHints, rules: false };
    await client.connection.sendNotification('workspace/didChangeConfiguration', { settings: null });
    // a changed forecast also causes a refresh
    let found = await hints(uri);
    for (let expected = 2; found.length > 0; expected++) {
      await client.until(() => refreshed >= expected);
      found = await hints(uri);
    }
    assert.equal(asked, 2);
  });

  it('color a document, a range, or changes', async () => {
    await start();
    const uri = 'untitled:a';
    await client.open(uri, withRule);
    const legend = client.initializeResult?.capabilities.semanticTokensProvider?.legend;
    assert.deepEqual(legend?.tokenTypes, ['type', 'enumMember', 'operator', 'variable', 'parameter']);
    const full = await ask<SemanticTokens>('semanticTokens/full', uri, {});
    const first = placeOf(withRule, 'FuelFlow');
    assert.deepEqual(full.data.slice(0, 5), [first.line, first.character, 8, 0, 0]);
    const part = await ask<SemanticTokens>('semanticTokens/range', uri, {
      range: { start: placeOf(withRule, '"rules"'), end: placeOf(withRule, '"robot"') },
    });
    const rule = placeOf(withRule, 'bell');
    assert.deepEqual(part.data, [rule.line, rule.character, 4, 3, 1, 0, 30, 4, 0, 0]);
    await client.edit(uri, 'Disabled', {
      start: placeOf(withRule, 'Enabled'),
      end: placeOf(withRule, 'Enabled', 7),
    });
    const previousResultId = full.resultId;
    const delta = await ask<SemanticTokensDelta>('semanticTokens/full/delta', uri, { previousResultId });
    const fresh = await ask<SemanticTokens>('semanticTokens/full', uri, {});
    const data = [...full.data];
    for (const edit of delta.edits) data.splice(edit.start, edit.deleteCount, ...(edit.data ?? []));
    assert.deepEqual(data, fresh.data);
    assert.ok(delta.edits.length === 1 && (delta.edits[0]?.data?.length ?? 9) < 9);
    const old = await ask<SemanticTokens>('semanticTokens/full/delta', uri, { previousResultId });
    assert.deepEqual(old.data, fresh.data);
  });
});
