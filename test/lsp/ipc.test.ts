import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { createMessageConnection, IPCMessageReader, IPCMessageWriter } from 'vscode-jsonrpc/node';
import type { PublishDiagnosticsParams } from 'vscode-languageserver';
import { codesOf } from './testing/client';
import { reactorless } from './testing/levels';

const script = join(__dirname, '..', '..', 'server', 'lsp', 'node.js');

describe('a server in a separate process', function () {
  it('communicates over Node IPC, as started by VS Code', async () => {
    const child = fork(script, ['--node-ipc'], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
    const connection = createMessageConnection(new IPCMessageReader(child), new IPCMessageWriter(child));
    const published = new Promise<PublishDiagnosticsParams>((resolve) => {
      connection.onNotification('textDocument/publishDiagnostics', resolve);
    });
    connection.listen();
    await connection.sendRequest('initialize', { processId: process.pid, rootUri: null, capabilities: {} });
    await connection.sendNotification('initialized', {});
    await connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri: 'untitled:a', languageId: 'reactor-level', version: 1, text: reactorless },
    });
    assert.deepEqual(codesOf((await published).diagnostics), ['no-reactor']);
    await connection.sendRequest('shutdown');
    await connection.sendNotification('exit');
    assert.equal(await gone, 0);
    connection.dispose();
  });
});
