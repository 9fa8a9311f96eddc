/** The language server with one request more, which tells its heap after a collection. Run with `--expose-gc`. */
import { getHeapCodeStatistics } from 'node:v8';
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { startServer } from '../../server/lsp/server';
import { nodeFiles } from '../../server/node';
import { threadSolver } from '../../server/solver/threads';

/** What is used of the heap, in bytes. */
export interface Heap {
  readonly all: number;
  /** Of it, machine code that V8 has compiled, with what it notes about each piece. */
  readonly code: number;
}

const connection = createConnection(ProposedFeatures.all);
connection.onRequest('bench/heap', (): Heap => {
  for (let i = 0; i < 3; i++) globalThis.gc?.();
  return { all: process.memoryUsage().heapUsed, code: getHeapCodeStatistics().code_and_metadata_size };
});
startServer(connection, {
  files: nodeFiles,
  version: 'bench',
  manual: undefined,
  solver: () => threadSolver(1),
});
