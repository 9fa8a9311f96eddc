import assert from 'node:assert/strict';
import type { CodeLens } from 'vscode-languageserver';
import { TestClient } from './testing/client';
import { sound } from './testing/levels';
import { TemporaryFolder } from './testing/workspace';

describe('what stands over a level and over its transcripts', function () {
  this.timeout(20_000);
  let folder: TemporaryFolder;
  let client: TestClient;
  let refreshes = 0;

  const start = async (initializationOptions?: unknown): Promise<void> => {
    client = await TestClient.start({
      roots: [folder.uri],
      initializationOptions,
      capabilities: { workspace: { codeLens: { refreshSupport: true } } },
      requests: {
        'workspace/codeLens/refresh': () => {
          refreshes++;
          return null;
        },
      },
    });
  };
  beforeEach(() => {
    refreshes = 0;
    folder = new TemporaryFolder();
  });
  afterEach(async () => {
    assert.equal(await client.stop(), 0);
    folder.dispose();
  });

  const lenses = (uri: string): Promise<CodeLens[]> =>
    client.connection.sendRequest('textDocument/codeLens', { textDocument: { uri } });
  const titles = async (uri: string): Promise<string[]> =>
    (await lenses(uri)).map(({ command }) => command?.title ?? '');

  it('opens the board in one mode or another, for our client alone', async () => {
    const uri = folder.uriOf('a.reactor.json');
    await start({ clientFiles: false });
    await client.open(uri, sound);
    const found = (await lenses(uri)).filter(
      ({ command }) => command?.command === 'reactor.openPreviewToSide',
    );
    assert.deepEqual(
      found.map(({ command }) => [command?.title, command?.arguments]),
      [
        ['Preview', [uri, 'inspect']],
        ['Play', [uri, 'play']],
        ['Forecast', [uri, 'forecast']],
      ],
    );
    await client.stop();
    await start();
    await client.open(uri, sound);
    assert.ok(!(await titles(uri)).includes('Preview'));
  });

  it('replays a transcript, and says whether it holds on its level as it now is', async () => {
    const level = folder.uriOf('a.reactor.json');
    const uri = folder.uriOf('a.reactor-transcript.json');
    folder.write('a.reactor.json', sound);
    await start({ clientFiles: false });
    await client.open(level, sound);
    await client.connection.sendRequest('workspace/executeCommand', {
      command: 'reactor.solve',
      arguments: [level],
    });
    const { transcript } = await client.connection.sendRequest<{ transcript: string }>('reactor/win', {
      uri: level,
    });
    await client.open(uri, transcript);
    assert.deepEqual(await titles(uri), ['Replay', 'Holds on a.reactor.json: won on turn 1']);
    const before = refreshes;
    await client.edit(level, sound.replace('"position": [4, 1] }', '"position": [3, 1] }'));
    await client.until(() => refreshes > before);
    assert.deepEqual(await titles(uri), ['Replay', 'Diverges from a.reactor.json on turn 1']);
  });
});
