import assert from 'node:assert/strict';
import { orphaned, reactorless, sound } from './testing/levels';
import { messageOf, TestClient, type ClientOptions } from './testing/client';
import { TemporaryFolder } from './testing/workspace';
import { FileChangeType } from 'vscode-languageserver';

/** The rooms of a floor, and the floor. */
const entrances = `[[prefabs]]
id = "m:hall"
tags = ["core:entrance"]
layout = """
#####
#.<.#
##+##
"""

[[prefabs]]
id = "m:red"
tags = ["core:stairs", "m:red"]
layout = """
#####
#.>.#
##+##
"""
`;
const floor = `[[floors]]
id = "m:f"
number = 1
size = [60, 30]
rooms = 3
required = ["core:entrance", "core:stairs", "m:red"]
`;

describe('a server whose client does not pull diagnostics', function () {
  let folder: TemporaryFolder;
  let client: TestClient;

  const start = async (options: ClientOptions = {}): Promise<void> => {
    client = await TestClient.start({
      roots: [folder.uri],
      capabilities: { workspace: { didChangeWatchedFiles: { dynamicRegistration: true } } },
      ...options,
    });
  };
  beforeEach(() => {
    folder = new TemporaryFolder();
  });
  afterEach(async () => {
    assert.equal(await client.stop(), 0);
    folder.dispose();
  });

  it('publishes the diagnostics of an open document, and clears them when they are fixed', async () => {
    await start();
    const uri = folder.uriOf('a.reactor.json');
    await client.open(uri, reactorless);
    const [fault] = await client.untilCodes(uri, ['no-reactor']);
    assert.equal(fault?.source, 'reactor-level');
    assert.equal(client.initializeResult?.capabilities.diagnosticProvider, undefined);
    const version = await client.edit(uri, sound);
    assert.deepEqual(await client.untilVersion(uri, version), []);
  });

  it('checks levels that are not open', async () => {
    const uri = folder.write('deep/down/a.reactor.json', reactorless);
    folder.write('node_modules/pack/b.reactor.json', reactorless);
    await start();
    await client.untilCodes(uri, ['no-reactor']);
    assert.deepEqual([...client.published.keys()], [uri]);
  });

  it('reports the open text, and after closing the text on disk', async () => {
    const uri = folder.write('a.reactor.json', orphaned);
    await start();
    await client.untilCodes(uri, ['orphan-network']);
    await client.open(uri, reactorless);
    await client.untilCodes(uri, ['no-reactor']);
    await client.close(uri);
    await client.untilCodes(uri, ['orphan-network']);
    assert.equal(client.published.get(uri)?.version, undefined);
  });

  it('reports the new text of a document that is reopened with the same version', async () => {
    await start();
    const uri = folder.uriOf('a.reactor.json');
    await client.open(uri, reactorless);
    await client.untilCodes(uri, ['no-reactor']);
    await client.close(uri);
    await client.untilCodes(uri, []);
    await client.open(uri, orphaned);
    await client.untilCodes(uri, ['orphan-network']);
  });

  it('follows files that are created, changed, renamed and deleted', async () => {
    await start();
    await client.until(() => client.registrations.length > 0);
    const uri = folder.write('a.reactor.json', reactorless);
    await client.filesChanged({ uri, type: FileChangeType.Created });
    await client.untilCodes(uri, ['no-reactor']);
    folder.write('a.reactor.json', orphaned);
    await client.filesChanged({ uri, type: FileChangeType.Changed });
    await client.untilCodes(uri, ['orphan-network']);
    folder.rename('a.reactor.json', 'b.reactor.json');
    const renamed = folder.uriOf('b.reactor.json');
    await client.filesChanged(
      { uri, type: FileChangeType.Deleted },
      { uri: renamed, type: FileChangeType.Created },
    );
    await client.untilCodes(uri, []);
    await client.untilCodes(renamed, ['orphan-network']);
    folder.remove('b.reactor.json');
    await client.filesChanged({ uri: renamed, type: FileChangeType.Deleted });
    await client.untilCodes(renamed, []);
  });

  it('clears everything in a deleted folder', async () => {
    const one = folder.write('maps/a.reactor.json', reactorless);
    const other = folder.write('maps/deep/b.reactor.json', reactorless);
    const near = folder.write('maps2/c.reactor.json', reactorless);
    await start();
    for (const uri of [one, other, near]) await client.untilCodes(uri, ['no-reactor']);
    await client.filesChanged({ uri: folder.remove('maps'), type: FileChangeType.Deleted });
    await client.untilCodes(one, []);
    await client.untilCodes(other, []);
    await client.untilCodes(near, ['no-reactor']);
  });

  it('keeps an open document whose file is deleted, until it is closed', async () => {
    const uri = folder.write('a.reactor.json', orphaned);
    await start();
    await client.open(uri, reactorless);
    await client.untilCodes(uri, ['no-reactor']);
    folder.remove('a.reactor.json');
    await client.filesChanged({ uri, type: FileChangeType.Deleted });
    const version = await client.edit(uri, orphaned);
    assert.equal((await client.untilVersion(uri, version)).length, 1);
    await client.close(uri);
    await client.untilCodes(uri, []);
  });

  it('watches files itself if the client cannot', async () => {
    const uri = folder.write('a.reactor.json', reactorless);
    await start({ capabilities: {} });
    await client.untilCodes(uri, ['no-reactor']);
    folder.write('a.reactor.json', orphaned);
    await client.untilCodes(uri, ['orphan-network']);
    const made = folder.write('new/b.reactor.json', reactorless);
    await client.untilCodes(made, ['no-reactor']);
    folder.remove('new');
    await client.untilCodes(made, []);
    assert.deepEqual(client.registrations, []);
  });

  it('checks rooms again when a file of their registry goes or comes, whether the client or the server watches', async () => {
    for (const capabilities of [undefined, {}]) {
      const a = folder.write('rooms/a.rooms.toml', entrances);
      const b = folder.write('rooms/b.rooms.toml', floor);
      await start(capabilities === undefined ? {} : { capabilities });
      await client.untilCodes(b, []);
      folder.remove('rooms/a.rooms.toml');
      if (capabilities === undefined) await client.filesChanged({ uri: a, type: FileChangeType.Deleted });
      await client.untilCodes(b, ['unknown-tag', 'unknown-tag', 'unknown-tag']);
      folder.write('rooms/a.rooms.toml', entrances);
      if (capabilities === undefined) await client.filesChanged({ uri: a, type: FileChangeType.Created });
      await client.untilCodes(b, []);
      folder.remove('rooms/b.rooms.toml');
      if (capabilities === undefined) await client.filesChanged({ uri: b, type: FileChangeType.Deleted });
      await client.untilCodes(b, []);
      await client.untilCodes(a, []);
      if (capabilities === undefined) await client.stop();
    }
  });

  it('watches files that only the config file names, if the client cannot', async () => {
    folder.write('reactor.config.json', '{ "levels": ["maps/*.level"], "rooms": ["rooms/*.toml"] }');
    const level = folder.write('maps/a.level', reactorless);
    const rooms = folder.write('rooms/b.toml', floor);
    await start({ capabilities: {} });
    await client.untilCodes(level, ['no-reactor']);
    await client.untilCodes(rooms, ['unknown-tag', 'unknown-tag', 'unknown-tag']);
    folder.write('maps/a.level', orphaned);
    await client.untilCodes(level, ['orphan-network']);
    folder.write('rooms/a.toml', entrances);
    await client.untilCodes(rooms, []);
    folder.remove('rooms/a.toml');
    await client.untilCodes(rooms, ['unknown-tag', 'unknown-tag', 'unknown-tag']);
  });

  it('checks levels again when their balance changes on disk or in an editor', async () => {
    const uri = folder.write('maps/a.reactor.json', sound);
    await start();
    await client.untilCodes(uri, []);
    const balance = folder.write('reactor.balance.json', '{ "grid": { "maxWidth": 6 } }');
    await client.filesChanged({ uri: balance, type: FileChangeType.Created });
    await client.untilCodes(uri, ['dimensions-too-large']);
    await client.open(balance, '{ "grid": { "maxWidth": 9 } }');
    await client.untilCodes(uri, []);
    await client.edit(balance, '{ "grid": { "maxWidht": 6 } }');
    await client.untilCodes(balance, ['unknown-field']);
    await client.edit(balance, '{ "grid": { "maxWidth": 6 } }');
    await client.untilCodes(uri, ['dimensions-too-large']);
    await client.untilCodes(balance, []);
    const nearer = folder.write('maps/reactor.balance.json', '{}');
    await client.filesChanged({ uri: nearer, type: FileChangeType.Created });
    await client.untilCodes(uri, []);
  });

  it('reads level globs and severities from the config file', async () => {
    const uri = folder.write('a.reactor.json', orphaned);
    const other = folder.write('maps/b.json', orphaned);
    const config = folder.write('reactor.config.json', '{ "severities": { "orphan-network": "off" } }');
    await start();
    await client.untilCodes(uri, []);
    folder.write('reactor.config.json', '{ "levels": ["maps/*.json"], "severities": { "syntax": "off" } }');
    await client.filesChanged({ uri: config, type: FileChangeType.Changed });
    await client.untilCodes(other, ['orphan-network']);
    const [fault] = await client.untilCodes(config, ['invalid-value']);
    assert.match(messageOf(fault), /is always an error/);
    await client.until(() => client.registrations.some((one) => JSON.stringify(one).includes('maps/*.json')));
  });

  it('follows the folders of the workspace', async () => {
    const second = new TemporaryFolder();
    const one = folder.write('a.reactor.json', reactorless);
    const other = second.write('b.reactor.json', reactorless);
    await start();
    await client.untilCodes(one, ['no-reactor']);
    await client.foldersChanged([second.uri], []);
    await client.untilCodes(other, ['no-reactor']);
    await client.foldersChanged([], [folder.uri]);
    await client.untilCodes(one, []);
    second.dispose();
  });

  it('ends the search for a balance at the innermost folder', async () => {
    folder.write('reactor.balance.json', '{ "grid": { "maxWidth": 6 } }');
    const inner = folder.write('inner/a.reactor.json', sound);
    const outer = folder.write('a.reactor.json', sound);
    await start({ roots: [folder.uri, folder.uriOf('inner')] });
    await client.untilCodes(outer, ['dimensions-too-large']);
    await client.untilCodes(inner, []);
  });

  it('checks unsaved documents and those of any name in its language, and no other side of a diff', async () => {
    await start();
    await client.open('untitled:Untitled-1', reactorless);
    await client.untilCodes('untitled:Untitled-1', ['no-reactor']);
    await client.open(folder.uriOf('notes.txt'), reactorless);
    await client.untilCodes(folder.uriOf('notes.txt'), ['no-reactor']);
    await client.open(`git:${folder.path}/a.reactor.json?%7B%22ref%22%3A%22HEAD%22%7D`, reactorless);
    await client.open(folder.uriOf('package.json'), '{}', 'json');
    await client.open(folder.uriOf('z.reactor.json'), reactorless, 'json');
    await client.untilCodes(folder.uriOf('z.reactor.json'), ['no-reactor']);
    assert.equal(client.published.size, 3);
  });

  it('reports files that are not UTF-8', async () => {
    const uri = folder.write('a.reactor.json', Uint8Array.of(0x7b, 0xff, 0xfe, 0x7d));
    await start();
    const [fault] = await client.untilCodes(uri, ['syntax']);
    assert.deepEqual(fault?.range, { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } });
  });

  it('publishes at most a thousand diagnostics of a file, and the number of the others', async () => {
    await start();
    const uri = folder.uriOf('a.reactor.json');
    await client.open(uri, `[${'tru '.repeat(3000)}`);
    const found = await client.until(() => {
      const sent = client.published.get(uri)?.diagnostics;
      return sent !== undefined && sent.length > 0 && sent;
    });
    assert.ok(found.length <= 1001, String(found.length));
    if (found.length === 1001) assert.match(messageOf(found.at(-1)), /more problems? in this file/);
  });
});
