import assert from 'node:assert/strict';
import { CancellationTokenSource } from 'vscode-jsonrpc';
import { FileChangeType } from 'vscode-languageserver';
import { listFilesRequest, readFileRequest } from '../../protocol/server';
import { orphaned, reactorless, sound } from './testing/levels';
import { resultIds, summary, TestClient, type ClientOptions } from './testing/client';
import { TemporaryFolder } from './testing/workspace';

describe('a server whose client pulls diagnostics', function () {
  let folder: TemporaryFolder;
  let client: TestClient;

  const start = async (options: ClientOptions = {}): Promise<void> => {
    client = await TestClient.start({
      roots: [folder.uri],
      pulls: true,
      capabilities: { workspace: { didChangeWatchedFiles: { dynamicRegistration: true } } },
      ...options,
    });
  };
  beforeEach(() => {
    folder = new TemporaryFolder();
  });
  afterEach(async () => {
    assert.equal(await client.stop(), 0);
    assert.equal(client.published.size, 0);
    folder.dispose();
  });

  it('reports a document, and that it has not changed', async () => {
    await start();
    const uri = folder.uriOf('a.reactor.json');
    await client.open(uri, reactorless);
    const first = await client.pull(uri);
    assert.equal(first.kind, 'full');
    assert.deepEqual(await client.pullCodes(uri), ['no-reactor']);
    const again = await client.pull(uri, first.resultId);
    assert.deepEqual(again, { kind: 'unchanged', resultId: first.resultId });
    await client.edit(uri, orphaned);
    const edited = await client.pull(uri, first.resultId);
    assert.equal(edited.kind, 'full');
    assert.deepEqual(await client.pullCodes(uri), ['orphan-network']);
  });

  it('reports the workspace: all files, then no changes, then only the changed files', async () => {
    const one = folder.write('a.reactor.json', reactorless);
    const two = folder.write('b.reactor.json', sound);
    const balance = folder.write('reactor.balance.json', '{}');
    const config = folder.write('reactor.config.json', '{ "levles": [] }');
    await start();
    const first = await client.pullWorkspace();
    assert.deepEqual(summary(first), {
      [one]: ['no-reactor'],
      [two]: [],
      [balance]: [],
      [config]: ['unknown-field'],
    });
    assert.deepEqual(first.final.items, []);
    const second = await client.pullWorkspace(resultIds(first));
    assert.deepEqual(new Set(Object.values(summary(second))), new Set(['unchanged']));
    assert.equal(second.all.length, 4);
    folder.write('b.reactor.json', orphaned);
    await client.filesChanged({ uri: two, type: FileChangeType.Changed });
    const third = await client.pullWorkspace(resultIds(first));
    assert.deepEqual(summary(third), {
      [one]: 'unchanged',
      [two]: ['orphan-network'],
      [balance]: 'unchanged',
      [config]: 'unchanged',
    });
  });

  it('reports an open document in the workspace with its version and its current faults', async () => {
    const uri = folder.write('a.reactor.json', sound);
    await start();
    await client.open(uri, reactorless, 'reactor-level', 7);
    const pull = await client.pullWorkspace();
    assert.deepEqual(summary(pull), { [uri]: ['no-reactor'] });
    assert.equal(pull.all[0]?.version, 7);
    assert.equal(pull.all[0].resultId, (await client.pull(uri)).resultId);
    await client.close(uri);
    assert.deepEqual(summary(await client.pullWorkspace(resultIds(pull))), { [uri]: [] });
  });

  it('clears deleted files, and reports them only once', async () => {
    const uri = folder.write('maps/a.reactor.json', reactorless);
    await start();
    const first = await client.pullWorkspace();
    await client.filesChanged({ uri: folder.remove('maps'), type: FileChangeType.Deleted });
    const second = await client.pullWorkspace(resultIds(first));
    assert.deepEqual(summary(second), { [uri]: [] });
    assert.deepEqual(resultIds(second), []);
    assert.deepEqual(summary(await client.pullWorkspace()), {});
  });

  it('requests a refresh when a balance changes, and not during typing', async () => {
    const uri = folder.write('a.reactor.json', sound);
    await start();
    await client.open(uri, sound);
    assert.deepEqual(await client.pullCodes(uri), []);
    const first = await client.pullWorkspace();
    const before = client.refreshes;
    await client.edit(uri, orphaned);
    assert.deepEqual(await client.pullCodes(uri), ['orphan-network']);
    assert.equal(client.refreshes, before);
    const balance = folder.write('reactor.balance.json', '{ "grid": { "maxWidth": 6 } }');
    await client.filesChanged({ uri: balance, type: FileChangeType.Created });
    await client.until(() => client.refreshes > before);
    assert.deepEqual(await client.pullCodes(uri), ['dimensions-too-large']);
    assert.deepEqual(summary(await client.pullWorkspace(resultIds(first))), {
      [uri]: ['dimensions-too-large'],
      [balance]: [],
    });
  });

  it('checks only the levels that a changed balance applies to', async () => {
    const near = folder.write('one/a.reactor.json', sound);
    const far = folder.write('two/b.reactor.json', sound);
    await start();
    const first = await client.pullWorkspace();
    const balance = folder.write('one/reactor.balance.json', '{ "turn": { "actionBudget": 9 } }');
    await client.filesChanged({ uri: balance, type: FileChangeType.Created });
    const pull = await client.pullWorkspace(resultIds(first));
    assert.deepEqual(summary(pull), { [near]: [], [far]: 'unchanged', [balance]: [] });
  });

  it('reports nothing for documents of other languages', async () => {
    await start();
    const git = `git:${folder.path}/a.reactor.json`;
    await client.open(git, reactorless);
    assert.deepEqual(await client.pullCodes(git), []);
    assert.deepEqual(await client.pullCodes(folder.uriOf('never/opened.txt')), []);
  });

  it('streams results while files are being read, and ends when it is cancelled', async () => {
    const uris = ['a', 'b'].map((name) => `memfs:/w/${name}.reactor.json`);
    const released: (() => void)[] = [];
    await start({
      roots: ['memfs:/w'],
      initializationOptions: { clientFiles: true },
      requests: {
        [listFilesRequest.method]: () => uris,
        // the first file answers, the second never does
        [readFileRequest.method]: ({ uri }: { uri: string }) => {
          if (uri === uris[0]) return { text: reactorless };
          if (!uris.includes(uri)) return { fault: 'missing' };
          return new Promise((resolve) => released.push(() => resolve({ text: sound })));
        },
      },
    });
    await client.open('untitled:Untitled-1', reactorless);
    const source = new CancellationTokenSource();
    const pull = client.pullWorkspace([], source);
    assert.deepEqual(await client.pullCodes('untitled:Untitled-1'), ['no-reactor']);
    await client.until(() => released.length > 0);
    source.cancel();
    await assert.rejects(pull);
    released.forEach((release) => release());
    const whole = await client.pullWorkspace();
    assert.deepEqual(Object.values(summary(whole)), [['no-reactor'], ['no-reactor'], []]);
    await client.until(() => {
      const last = client.statuses.at(-1);
      return last?.working === false && last.files[0]?.count === 3 && last.errors === 2;
    });
  });

  it('ends a document pull that is cancelled', async () => {
    await start({
      roots: ['memfs:/w'],
      initializationOptions: { clientFiles: true },
      requests: {
        [listFilesRequest.method]: () => [],
        [readFileRequest.method]: () => new Promise(() => undefined),
      },
    });
    const uri = 'memfs:/w/a.reactor.json';
    await client.open(uri, reactorless);
    const source = new CancellationTokenSource();
    const pull = client.connection.sendRequest(
      'textDocument/diagnostic',
      { textDocument: { uri } },
      source.token,
    );
    source.cancel();
    await assert.rejects(pull);
  });
});
