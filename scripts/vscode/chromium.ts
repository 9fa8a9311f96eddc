/** Starts a headless Chromium that is installed on the machine. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { Unavailable } from './unavailable';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Starts the browser; throws `Unavailable` if none is installed. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = findOnPath(names);
  if (executablePath === undefined) {
    throw new Unavailable(`no Chromium was found (looked on PATH for ${names.join(', ')})`);
  }
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** Returns the absolute path of the first command that is on the PATH. */
export function findOnPath(commands: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const suffixes = process.platform === 'win32' ? ['.exe', '.cmd'] : [''];
  for (const command of commands) {
    for (const folder of folders) {
      for (const suffix of suffixes) {
        const candidate = join(folder, command + suffix);
        if (isExecutable(candidate)) return candidate;
      }
    }
  }
  return undefined;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
