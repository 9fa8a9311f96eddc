import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CodeLens } from 'vscode-languageserver';
import { winRequest } from '../../protocol/server';
import { sound } from './testing/levels';
import { TestClient } from './testing/client';
import { TemporaryFolder } from './testing/workspace';

const samples = join(__dirname, '..', '..', '..', 'samples');
/** A sample whose search takes seconds. */
const long = readFileSync(join(samples, 'live-wire.reactor.json'), 'utf8');
const walledIn = sound
  .replace('"#.....#",\n    "#.....#",\n    "#.....#"', '"#.....#",\n    "#...#.#",\n    "#...#.#"')
  .replace('[4, 1]', '[3, 1]')
  .replace('"#.....#"', '"#...#.#"');

describe('solving over the protocol', function () {
  let folder: TemporaryFolder;
  let client: TestClient;
  let uri: string;
  let refreshes: number;

  beforeEach(async () => {
    folder = new TemporaryFolder();
    uri = folder.uriOf('a.reactor.json');
    refreshes = 0;
    client = await TestClient.start({
      roots: [folder.uri],
      pulls: true,
      capabilities: { workspace: { codeLens: { refreshSupport: true } } },
      initializationOptions: {
        clientFiles: false,
        reactor: { codeLenses: { forecast: false, preview: false } },
      },
      requests: {
        'workspace/codeLens/refresh': () => {
          refreshes++;
          return null;
        },
      },
    });
  });
  afterEach(async () => {
    assert.equal(await client.stop(), 0);
    folder.dispose();
  });

  const run = (command: string, of = uri): Promise<unknown> =>
    client.connection.sendRequest('workspace/executeCommand', { command, arguments: [of] });
  const titles = async (of = uri): Promise<string[]> => {
    const lenses = await client.connection.sendRequest<CodeLens[]>('textDocument/codeLens', {
      textDocument: { uri: of },
    });
    return lenses.map(({ command }) => command?.title ?? '');
  };

  it('starts on the first line, and its result is stale after an edit until it is undone', async () => {
    await client.open(uri, sound);
    assert.deepEqual(await titles(), ['Can it be won?']);
    await run('reactor.solver.start');
    assert.ok(refreshes > 0);
    assert.deepEqual(await titles(), ['Won in 1 turn, 3 actions (shortest)', 'Replay']);
    await client.edit(uri, sound.replace('"Sound"', '"Louder"'));
    assert.deepEqual(await titles(), [
      'Before your edits: Won in 1 turn, 3 actions (shortest). Search again',
    ]);
    await client.edit(uri, sound);
    assert.deepEqual(await titles(), ['Won in 1 turn, 3 actions (shortest)', 'Replay']);
  });

  it('returns the win as a transcript', async () => {
    await client.open(uri, sound);
    assert.equal(await client.request(winRequest, { uri }), null);
    await run('reactor.solver.start');
    const win = await client.request(winRequest, { uri });
    assert.match(win?.transcript ?? '', /"ActivateReactor"/);
  });

  it('explains why a level cannot be won', async () => {
    await client.open(uri, walledIn);
    await run('reactor.solver.start');
    assert.deepEqual(await titles(), ['Impossible (proved)', 'Why?']);
    const shown = new Promise<string>((resolve) => {
      client.connection.onNotification('window/showMessage', ({ message }: { message: string }) =>
        resolve(message),
      );
    });
    await run('reactor.solver.explain');
    assert.match(
      await shown,
      /^Impossible \(proved\)\. The robot \[3, 1\] cannot reach the control of reactor core/,
    );
  });

  it('stops at the limits of the settings', async () => {
    await client.open(uri, long);
    const bounded = async (solver: object): Promise<string | undefined> => {
      await client.connection.sendNotification('workspace/didChangeConfiguration', {
        settings: { reactor: { codeLenses: { forecast: false, preview: false }, solver } },
      });
      await run('reactor.solver.start');
      return (await titles()).find((title) => /^(Impossible|Unknown)/.test(title));
    };
    assert.equal(await bounded({ maxTurns: 12 }), 'Impossible within 12 turns');
    assert.equal(await bounded({ maxStates: 1000 }), 'Unknown after 1,000 states');
  });

  it('shows progress, and can be cancelled', async () => {
    await client.open(uri, long);
    const solving = run('reactor.solver.start');
    await client.until(() => refreshes > 1);
    const [searching, cancel] = await titles();
    assert.match(searching ?? '', /^Searching…/);
    assert.equal(cancel, 'Cancel');
    await run('reactor.solver.cancel');
    assert.equal(await solving, null);
    assert.deepEqual(await titles(), ['Can it be won?']);
  });

  it('is not offered for a level with errors, and is cancelled when the level is closed', async () => {
    await client.open(uri, sound.replace('"core"', '""'));
    assert.deepEqual(await titles(), []);
    assert.equal(await run('reactor.solver.start'), null);
    await client.edit(uri, long);
    const solving = run('reactor.solver.start');
    await client.until(() => refreshes > 1);
    await client.close(uri);
    assert.equal(await solving, null);
  });
});
