/** The server as a separate process, over the transport in the arguments: `--stdio` or `--node-ipc`. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { nodeFiles } from '../node';
import { version } from '../node/version';
import { threadSolver } from '../solver/threads';
import { languageServices } from '../services';
import { startServer } from './server';

/**
 * Returns the URL of a code in the manual, a file in the package. Not defined if the package does not contain it.
 */
function manual(): ((code: string, page?: string) => string) | undefined {
  for (let folder = __dirname; folder !== dirname(folder); folder = dirname(folder)) {
    if (!existsSync(join(folder, 'package.json'))) continue;
    const pages = join(folder, 'docs');
    if (!existsSync(join(pages, 'diagnostics.md'))) return undefined;
    return (code, page = 'diagnostics.md') => `${pathToFileURL(join(pages, page)).toString()}#${code}`;
  }
  return undefined;
}

startServer(createConnection(ProposedFeatures.all), {
  files: nodeFiles,
  version: version(),
  services: languageServices,
  manual: manual(),
  solver: () => threadSolver(2),
});
