import assert from 'node:assert/strict';
import type { CodeLens } from 'vscode-languageserver';
import { reactorless, sound } from './testing/levels';
import { TestClient } from './testing/client';
import { TemporaryFolder } from './testing/workspace';

const lost = sound.replace(
  '"robot":',
  `"rules": [{ "id": "end", "predicates": [{ "type": "Turn", "op": "==", "value": 3 }],
    "effects": [{ "type": "LoseLevel", "reason": "Night falls" }] }],
  "robot":`,
);

describe('the forecast over a level', function () {
  this.timeout(20_000);
  let folder: TemporaryFolder;
  let client: TestClient;
  let uri: string;
  let refreshes = 0;

  const start = async (initializationOptions: unknown): Promise<void> => {
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

  const lens = async (): Promise<CodeLens | undefined> => {
    const lenses = await client.connection.sendRequest<CodeLens[]>('textDocument/codeLens', {
      textDocument: { uri },
    });
    return lenses.find(({ command }) => command?.title.startsWith('Forecast:') === true);
  };
  const text = async (): Promise<string | undefined> => {
    const answer = await client.connection.sendRequest<{ text: string } | null>('reactor/forecastText', {
      uri,
    });
    return answer?.text;
  };

  it("is on the first line, and runs our client's command", async () => {
    await start({ clientFiles: false });
    await client.open(uri, lost);
    const found = await lens();
    assert.deepEqual(found?.range, { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } });
    assert.equal(found.command?.title, 'Forecast: lost on turn 3: Night falls');
    assert.equal(found.command.command, 'reactor.showForecast');
    assert.deepEqual(found.command.arguments, [uri]);
    await client.edit(uri, sound);
    assert.equal((await lens())?.command?.title, 'Forecast: not lost within 8 turns');
    await client.edit(uri, reactorless);
    assert.equal(await lens(), undefined);
  });

  it('is words alone in other editors', async () => {
    await start(undefined);
    await client.open(uri, lost);
    const found = await lens();
    assert.equal(found?.command?.command, '');
    assert.equal(found.command.arguments, undefined);
  });

  it('can be switched off and on', async () => {
    await start({ reactor: { codeLenses: { forecast: false } } });
    await client.open(uri, lost);
    assert.equal(await lens(), undefined);
    await client.connection.sendNotification('workspace/didChangeConfiguration', {
      settings: { reactor: { codeLenses: { forecast: true } } },
    });
    await client.until(() => refreshes > 0);
    assert.ok((await lens()) !== undefined);
  });

  it('is told as text, as the command line tells it', async () => {
    await start({ clientFiles: false });
    assert.equal(await text(), undefined);
    await client.open(uri, lost);
    assert.match(
      (await text()) ?? '',
      /^Lost on turn 3: Night falls\.\n.*\nSound \(my level\.reactor\.json\)\n\nTurn 1/,
    );
    await client.edit(uri, reactorless);
    assert.match((await text()) ?? '', /^my level\.reactor\.json has errors\./);
    await client.edit(uri, sound);
    assert.match((await text()) ?? '', /^Not lost within 8 turns\./);
  });
});
