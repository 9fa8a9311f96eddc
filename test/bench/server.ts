/**
 * The language server with two requests more: one writes its heap to a file after a collection (run with `--expose-gc`), the
 * other tells for how many milliseconds its process has used a processor.
 */
import { writeHeapSnapshot } from 'node:v8';
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { languageServices } from '../../server/services';
import { startServer } from '../../server/lsp/server';
import { nodeFiles } from '../../server/node';
import { threadSolver } from '../../server/solver/threads';

const connection = createConnection(ProposedFeatures.all);
connection.onRequest('bench/heap', (file: string) => {
  for (let i = 0; i < 3; i++) globalThis.gc?.();
  writeHeapSnapshot(file);
});
connection.onRequest('bench/cpu', () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
});
startServer(connection, {
  files: nodeFiles,
  version: 'bench',
  manual: undefined,
  services: languageServices,
  solver: () => threadSolver(1),
});
