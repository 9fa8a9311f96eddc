import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onNotification } from '../../protocol/request';
import {
  roomsAtRequest,
  roomsChangedNotification,
  roomsLevelRequest,
  roomsPlaceRequest,
  roomsRegistryRequest,
  type RoomsRegistryResult,
} from '../../protocol/rooms';
import { TestClient } from './testing/client';
import { TemporaryFolder } from './testing/workspace';

const core = readFileSync(join(__dirname, '../../../samples/rooms/core.rooms.toml'), 'utf8');
const mod = `overrides = ["core:cell"]
[[prefabs]]
id = "core:cell"
tags = ["core:normal"]
layout = """
###
#.+
###
"""
`;

describe('a request of the rooms panel', function () {
  let folder: TemporaryFolder;
  let client: TestClient;
  beforeEach(() => {
    folder = new TemporaryFolder();
  });
  afterEach(async () => {
    await client.stop();
    folder.dispose();
  });

  it('covers all files of the folder in their versions', async () => {
    const uri = folder.write('core.rooms.toml', core);
    const modUri = folder.write('mod.rooms.toml', mod);
    client = await TestClient.start({ roots: [folder.uri], initializationOptions: { clientFiles: false } });
    // read from disk first
    await client.request(roomsRegistryRequest, { uri: modUri });
    await client.open(uri, core, 'reactor-rooms');
    const known = await client.request(roomsRegistryRequest, { uri });
    assert.ok(known !== null);
    assert.deepEqual([known.errors, known.registry.prefabs.length, known.registry.floors.length], [0, 10, 5]);

    const at = { kind: 'prefab', id: 'core:cell', spot: { x: 2, y: 1 } } as const;
    const place = { uri, revision: known.revision, at };
    assert.deepEqual(await client.request(roomsPlaceRequest, place), {
      uri: modUri,
      range: { start: { line: 6, character: 2 }, end: { line: 6, character: 3 } },
    });
    const line = core.split('\n').indexOf('+.......+');
    const caret = { uri, version: 1, position: { line, character: 8 } };
    assert.deepEqual(await client.request(roomsAtRequest, caret), {
      kind: 'prefab',
      id: 'core:kreuzung',
      spot: { x: 8, y: 3 },
    });
    assert.equal(await client.request(roomsAtRequest, { ...caret, version: 9 }), null);
    const level = await client.request(roomsLevelRequest, { uri, floor: 'core:floor_1', seed: 3 });
    assert.ok('text' in level && level.text.includes('core:floor_1, seed 3'));

    const changed = new Promise((resolve) =>
      onNotification(client.connection, roomsChangedNotification, resolve),
    );
    await client.connection.sendNotification('textDocument/didChange', {
      textDocument: { uri, version: 2 },
      contentChanges: [{ text: core.replace('tags = ["core:boss"]', 'tags = [7]') }],
    });
    await changed;
    const next = await client.request(roomsRegistryRequest, { uri });
    assert.ok(next !== null && next.revision !== known.revision);
    assert.deepEqual([next.errors > 0, next.firstError?.uri], [true, uri]);
    assert.equal(await client.request(roomsPlaceRequest, place), null, 'of a registry that is gone');
    const other = folder.write('sound.reactor.json', '{}');
    assert.equal(await client.request(roomsRegistryRequest, { uri: other }), null);
  });

  it('covers the other files if the requested one was deleted', async () => {
    const uri = folder.write('core.rooms.toml', core);
    const modUri = folder.write('mod.rooms.toml', mod);
    client = await TestClient.start({ roots: [folder.uri], initializationOptions: { clientFiles: false } });
    const ask = (): Promise<RoomsRegistryResult> => client.request(roomsRegistryRequest, { uri });
    assert.equal((await ask())?.uri, uri);
    const remove = async (name: string): Promise<void> => {
      const changes = [{ uri: folder.remove(name), type: 3 }];
      await client.connection.sendNotification('workspace/didChangeWatchedFiles', { changes });
    };
    await remove('core.rooms.toml');
    const left = await ask();
    assert.deepEqual([left?.uri, left?.registry.prefabs.map(({ id }) => id)], [modUri, ['core:cell']]);
    await remove('mod.rooms.toml');
    assert.equal(await ask(), null);
    folder.write('core.rooms.toml', core);
    await client.connection.sendNotification('workspace/didChangeWatchedFiles', {
      changes: [{ uri, type: 1 }],
    });
    assert.deepEqual([(await ask())?.uri, (await ask())?.registry.prefabs.length], [uri, 10]);
  });

  it('refreshes a file when another one is edited', async () => {
    const uri = folder.write('core.rooms.toml', core);
    const modUri = folder.write('mod.rooms.toml', mod);
    let heard = (): void => undefined;
    client = await TestClient.start({
      roots: [folder.uri],
      capabilities: { workspace: { semanticTokens: { refreshSupport: true } } },
      requests: {
        'workspace/semanticTokens/refresh': () => {
          heard();
          return null;
        },
      },
    });
    await client.open(uri, core, 'reactor-rooms');
    await client.open(modUri, mod, 'reactor-rooms');
    const refreshed = new Promise<void>((resolve) => {
      heard = resolve;
    });
    await client.connection.sendNotification('textDocument/didChange', {
      textDocument: { uri: modUri, version: 2 },
      contentChanges: [{ text: mod.replace('#.+', '#.#') }],
    });
    await refreshed;
  });
});
