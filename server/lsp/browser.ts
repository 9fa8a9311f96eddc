/** The server as a web worker. Only the client provides files. */
import {
  BrowserMessageReader,
  BrowserMessageWriter,
  createConnection,
  ProposedFeatures,
} from 'vscode-languageserver/browser';
import { noFiles } from './client-files';
import { solverPool } from '../solver/pool';
import { languageServices } from '../services';
import { startServer } from './server';

declare const self: DedicatedWorkerGlobalScope;

const connection = createConnection(
  ProposedFeatures.all,
  new BrowserMessageReader(self),
  new BrowserMessageWriter(self),
);
startServer(connection, {
  files: noFiles,
  version: undefined,
  services: languageServices,
  manual: undefined,
  solver: (options) => solverPool({ script: options?.solverScript ?? '', maxWorkers: 1, type: 'web' }),
});
