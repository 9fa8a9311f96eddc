/** The language server with one request more, which tells its heap after a collection. Run with `--expose-gc`. */
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { startServer } from '../../server/lsp/server';
import { nodeFiles } from '../../server/node';

const connection = createConnection(ProposedFeatures.all);
connection.onRequest('bench/heap', () => {
  for (let i = 0; i < 3; i++) globalThis.gc?.();
  return process.memoryUsage().heapUsed;
});
startServer(connection, { files: nodeFiles, version: 'bench', manual: undefined });
