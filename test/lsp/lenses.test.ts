import assert from 'node:assert/strict';
import type { CodeLens } from 'vscode-languageserver';
import { forecastTextRequest, winRequest } from '../../protocol/server';
import { reactorless, sound } from './testing/levels';
import { TestClient } from './testing/client';
import { TemporaryFolder } from './testing/workspace';

const lost = sound.replace(
  '"robot":',
  `"rules": [{ "id": "end", "predicates": [{ "type": "Turn", "op": "==", "value": 3 }],
    "effects": [{ "type": "LoseLevel", "reason": "Night falls" }] }],
  "robot":`,
);

describe('code lenses of levels and transcripts', function () {
  let folder: TemporaryFolder;
  let client: TestClient;
  let uri: string;
  let refreshes = 0;

  const start = async (initializationOptions?: unknown): Promise<void> => {
    refreshes = 0;
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
    folder = new TemporaryFolder();
    uri = folder.uriOf('my level.reactor.json');
  });
  afterEach(async () => {
    assert.equal(await client.stop(), 0);
    folder.dispose();
  });

  const lenses = (of = uri): Promise<CodeLens[]> =>
    client.connection.sendRequest('textDocument/codeLens', { textDocument: { uri: of } });
  const titles = async (of = uri): Promise<string[]> =>
    (await lenses(of)).map(({ command }) => command?.title ?? '');
  const text = async (): Promise<string | undefined> => {
    const answer = await client.request(forecastTextRequest, { uri });
    return answer?.text;
  };

  it('open the board in each mode and summarize the forecast', async () => {
    await start({ clientFiles: false });
    await client.open(uri, lost);
    const found = await lenses();
    assert.deepEqual(
      found.filter(({ command }) => command?.command === 'reactor.preview.openToSide').map(shown),
      [
        ['Preview', uri, 'inspect'],
        ['Play', uri, 'play'],
        ['Forecast: lost on turn 3: Night falls', uri, 'forecast'],
      ],
    );
    const first = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
    for (const { range } of found) assert.deepEqual(range, first);
    await client.edit(uri, sound);
    assert.deepEqual((await titles()).slice(0, 3), ['Preview', 'Play', 'Forecast: not lost within 8 turns']);
    await client.edit(uri, reactorless);
    assert.deepEqual((await titles()).slice(0, 2), ['Preview', 'Play']);
    assert.ok(!(await titles()).some((title) => title.startsWith('Forecast')));
  });

  it('are plain text in other editors', async () => {
    await start();
    await client.open(uri, lost);
    const [found] = await lenses();
    assert.equal(found?.command?.title, 'Forecast: lost on turn 3: Night falls');
    assert.equal(found.command.command, '');
    assert.equal(found.command.arguments, undefined);
    assert.ok(!(await titles()).includes('Preview'));
  });

  it('can be switched off and on', async () => {
    await start({ clientFiles: false, reactor: { codeLenses: { forecast: false } } });
    await client.open(uri, lost);
    assert.deepEqual(await titles(), ['Preview', 'Play', 'Can it be won?']);
    await client.connection.sendNotification('workspace/didChangeConfiguration', {
      settings: { reactor: { codeLenses: { forecast: true, preview: false, solve: false } } },
    });
    await client.until(() => refreshes > 0);
    assert.deepEqual(await titles(), ['Forecast: lost on turn 3: Night falls']);
  });

  it('show the same forecast text as the command line', async () => {
    await start({ clientFiles: false });
    assert.equal(await text(), undefined);
    await client.open(uri, lost);
    assert.match(
      (await text()) ?? '',
      /^Lost on turn 3: Night falls\. REACTOR READY\.\n.*\nSound \(my level\.reactor\.json\)\n\nTurn 1/,
    );
    await client.edit(uri, reactorless);
    assert.match((await text()) ?? '', /^my level\.reactor\.json has errors\./);
    await client.edit(uri, sound);
    assert.match((await text()) ?? '', /^Not lost within 8 turns\./);
  });

  it('replay a transcript and show whether it is valid for the current level', async () => {
    const level = folder.uriOf('a.reactor.json');
    const transcriptUri = folder.uriOf('a.reactor-transcript.json');
    folder.write('a.reactor.json', sound);
    await start({ clientFiles: false });
    await client.open(level, sound);
    await client.connection.sendRequest('workspace/executeCommand', {
      command: 'reactor.solver.start',
      arguments: [level],
    });
    const win = await client.request(winRequest, { uri: level });
    await client.open(transcriptUri, win?.transcript ?? '');
    assert.deepEqual(await titles(transcriptUri), ['Replay', 'Matches a.reactor.json: won on turn 1']);
    const before = refreshes;
    await client.edit(level, sound.replace('"position": [4, 1] }', '"position": [3, 1] }'));
    await client.until(() => refreshes > before);
    assert.deepEqual(await titles(transcriptUri), ['Replay', 'Diverges from a.reactor.json on turn 1']);
  });
});

function shown({ command }: CodeLens): unknown[] {
  return [command?.title, ...((command?.arguments ?? []) as unknown[])];
}
