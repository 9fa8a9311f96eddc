/** Serves VS Code to a person's browser, as `npm start` does. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { obtainNpmServer } from './npm-server-install';
import { startServer, type RunningServer } from './npm-server';
import { pageAddress } from './page-address';
import { startProfile } from './profile';

export interface PersonOptions {
  /** The extension's package, which is installed. */
  readonly vsix: string;
  /** The workspace folder, an absolute path. */
  readonly folder: string;
  /** A file to open in it, an absolute path. */
  readonly file: string;
  /** The folder of VS Code's data, which is kept. */
  readonly dataFolder: string;
  readonly say: (line: string) => void;
}

/** Starts a server that asks for a token. `address`: the address to open, which includes the token. */
export async function serveForPerson(
  options: PersonOptions,
): Promise<RunningServer & { readonly address: string }> {
  const { vsix, folder, file, dataFolder, say } = options;
  const npmServer = await obtainNpmServer(say);
  startProfile(join(dataFolder, 'data', 'User', 'settings.json'));
  const token = randomBytes(24).toString('hex');
  const server = await startServer(npmServer, { token, dataFolder, vsix: [vsix] });
  return { ...server, address: pageAddress(server.authority, { folder, file, token }) };
}
