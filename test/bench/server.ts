/** The language server with one request more, which writes its heap to a file after a collection. Run with `--expose-gc`. */
import { writeHeapSnapshot } from 'node:v8';
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { startServer } from '../../server/lsp/server';
import { nodeFiles } from '../../server/node';
import { threadSolver } from '../../server/solver/threads';

const connection = createConnection(ProposedFeatures.all);
connection.onRequest('bench/heap', (file: string) => {
  for (let i = 0; i < 3; i++) globalThis.gc?.();
  writeHeapSnapshot(file);
});
startServer(connection, {
  files: nodeFiles,
  version: 'bench',
  manual: undefined,
  solver: () => threadSolver(1),
});
