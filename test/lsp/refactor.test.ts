import assert from 'node:assert/strict';
import type { ClientCapabilities, CodeAction, TextDocumentEdit, WorkspaceEdit } from 'vscode-languageserver';
import { TestClient } from './testing/client';
import { applied } from './testing/edits';
import { sound } from './testing/levels';

describe('refactoring over the protocol', function () {
  let client: TestClient;
  const shown: string[] = [];
  let sent: WorkspaceEdit | undefined;
  before(async () => {
    client = await TestClient.start({
      capabilities: {
        textDocument: {
          codeAction: {
            codeActionLiteralSupport: { codeActionKind: { valueSet: ['refactor'] } },
            dataSupport: true,
            resolveSupport: { properties: ['edit'] },
          },
        },
        workspace: { applyEdit: true, workspaceEdit: { documentChanges: true } },
      },
      requests: {
        'workspace/applyEdit': ({ edit }: { edit: WorkspaceEdit }) => {
          sent = edit;
          return { applied: true };
        },
      },
    });
    client.connection.onNotification('window/showMessage', ({ message }: { message: string }) => {
      shown.push(message);
    });
  });
  after(() => client.stop());

  const changed = (text: string, edit: WorkspaceEdit | undefined): string => {
    const [change] = (edit?.documentChanges ?? []) as TextDocumentEdit[];
    assert.equal(change?.textDocument.version, 1);
    return applied(text, change.edits as Parameters<typeof applied>[1]);
  };
  const at = (text: string, word: string) => {
    const line = text.slice(0, text.indexOf(word)).split('\n').length - 1;
    return { start: { line, character: 4 }, end: { line, character: 4 } };
  };
  const run = (command: string, ...args: unknown[]): Promise<unknown> =>
    client.connection.sendRequest('workspace/executeCommand', { command, arguments: args });

  it('is offered on grids, and computed when chosen', async () => {
    const uri = 'untitled:mirror';
    await client.open(uri, sound);
    const ask = (word: string): Promise<CodeAction[]> =>
      client.connection.sendRequest('textDocument/codeAction', {
        textDocument: { uri },
        range: at(sound, word),
        context: { diagnostics: [], only: ['refactor'] },
      });
    assert.deepEqual(await ask('"robot"'), []);
    const actions = await ask('"terrain"');
    assert.deepEqual(
      actions.map(({ title, edit }) => [title, edit]),
      [
        ['Flip the level horizontally', undefined],
        ['Flip the level vertically', undefined],
        ['Rotate the level left', undefined],
        ['Rotate the level right', undefined],
      ],
    );
    const [first] = actions;
    const { edit } = await client.connection.sendRequest<CodeAction>('codeAction/resolve', first);
    assert.notEqual(changed(sound, edit), sound);
  });

  it('reports why it cannot be applied when chosen', async () => {
    await client.open('file:///small/reactor.balance.json', '{ "grid": { "maxHeight": 6 } }');
    const uri = 'file:///small/a.reactor.json';
    await client.open(uri, sound);
    const actions = await client.connection.sendRequest<CodeAction[]>('textDocument/codeAction', {
      textDocument: { uri },
      range: at(sound, '"terrain"'),
      context: { diagnostics: [], only: ['refactor'] },
    });
    const turn = actions.find(({ title }) => title === 'Rotate the level left');
    const reason =
      'The level would have a new error: Expected at most 6 rows but found 7. Make the map smaller.';
    await assert.rejects(client.connection.sendRequest('codeAction/resolve', turn), { message: reason });
    assert.equal(await client.until(() => shown.at(-1)), reason);
  });

  it('runs as a command, or reports why it cannot', async () => {
    const uri = 'untitled:resize';
    await client.open(uri, sound);
    const growth = { left: 2, top: 0, right: 0, bottom: 0 };
    assert.deepEqual(await run('reactor.level.resize', uri, growth), { removed: [] });
    const { dimensions } = JSON.parse(changed(sound, sent)) as { dimensions: { width: number } };
    const { dimensions: before } = JSON.parse(sound) as { dimensions: { width: number } };
    assert.equal(dimensions.width, before.width + 2);
    const refused = { refused: 'There is no prop at [0, 0].' };
    assert.deepEqual(await run('reactor.level.moveProp', uri, [0, 0], [1, 1]), refused);
    assert.equal(await client.until(() => shown.at(-1)), refused.refused);
    assert.deepEqual(await run('reactor.level.mirror', uri, 'sideways'), {
      refused: 'Invalid arguments for reactor.level.mirror.',
    });
    assert.deepEqual(await run('reactor.level.rotate', 'untitled:none', 'left'), {
      refused: 'The level is not open.',
    });
    for (const command of ['start', 'cancel', 'explain'])
      assert.equal(await run(`reactor.solver.${command}`, 'untitled:none'), null);
    assert.equal(await client.until(() => shown.at(-1)), 'The level is not open.');
  });

  it('says that nothing is to be changed where that is so', async () => {
    const uri = 'untitled:still';
    await client.open(uri, sound);
    const nothing = 'Nothing was changed: the file already has this content.';
    const still = { left: 0, top: 0, right: 0, bottom: 0 };
    assert.deepEqual(await run('reactor.level.resize', uri, still), { refused: nothing });
    assert.equal(await client.until(() => shown.at(-1)), nothing);
  });
});

describe('refactoring commands of a client that cannot edit, or refuses to', function () {
  let client: TestClient;
  afterEach(() => client.stop());

  /** Runs each command that edits, and returns what the user reads. */
  async function refusals(capabilities: ClientCapabilities, answer?: () => unknown): Promise<string[]> {
    const shown: string[] = [];
    client = await TestClient.start({
      capabilities,
      ...(answer === undefined ? {} : { requests: { 'workspace/applyEdit': answer } }),
    });
    client.connection.onNotification('window/showMessage', ({ message }: { message: string }) => {
      shown.push(message);
    });
    const uri = 'untitled:refused';
    await client.open(uri, sound);
    const calls: [string, ...unknown[]][] = [
      ['resize', { left: 2, top: 0, right: 0, bottom: 0 }],
      ['mirror', 'horizontal'],
      ['rotate', 'left'],
      ['moveProp', [5, 2], [5, 3]],
    ];
    for (const [name, ...args] of calls) {
      const result = await client.connection.sendRequest('workspace/executeCommand', {
        command: `reactor.level.${name}`,
        arguments: [uri, ...args],
      });
      assert.deepEqual(result, { refused: await client.until(() => shown.at(-1)) });
    }
    assert.equal(shown.length, calls.length);
    return [...new Set(shown)];
  }
  const applies: ClientCapabilities = { workspace: { applyEdit: true } };

  it('are refused in words by the server, which does not send what the client never offered', async () => {
    let asked = 0;
    assert.deepEqual(await refusals({}, () => asked++), [
      'This editor does not support edits by commands (workspace/applyEdit). Use the code actions of the file.',
    ]);
    assert.equal(asked, 0);
  });

  it('report the reason of the client', async () => {
    assert.deepEqual(await refusals(applies, () => ({ applied: false, failureReason: 'Read-only file' })), [
      'The editor did not apply the edit: Read-only file.',
    ]);
    await client.stop();
    assert.deepEqual(await refusals(applies, () => ({ applied: false })), [
      'The editor did not apply the edit.',
    ]);
  });

  it('report a client that does not keep what it offers', async () => {
    const [said = '', ...others] = await refusals(applies);
    assert.match(said, /^The editor did not apply the edit: .*\.$/);
    assert.deepEqual(others, []);
  });
});
