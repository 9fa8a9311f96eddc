/** Downloads the desktop VS Code with @vscode/test-electron, if the machine can. */
import { join } from 'node:path';
import { runCommand } from './child';
import { limits } from './limits';
import { cacheFolder } from './paths';
import { megabytes, ProgressLine } from './progress';
import { Unavailable } from './unavailable';

/**
 * Returns the executable's path. The download runs in a separate process, which is ended if its site does not respond soon
 * or the download takes too long, so that a machine without network access continues quickly.
 *
 * Throws `Unavailable` if the download fails.
 */
export async function obtainDesktop(say: (line: string) => void): Promise<string> {
  if (!hasDisplay()) throw new Unavailable('the desktop VS Code needs a display, and there is none');
  let executable: string | undefined;
  let reason = 'the site it is downloaded from did not answer';
  let endContact: NodeJS.Timeout | undefined;
  let version = '';
  let progress: ProgressLine | undefined;
  const { code } = await runCommand(
    process.execPath,
    [join(__dirname, 'desktop-download-child.js'), cacheFolder],
    {
      limit: limits.download,
      onLine: (line, end) => {
        const [word, rest = ''] = splitOnce(line);
        if (word === 'contacting') endContact = setTimeout(end, limits.downloadContact);
        if (word === 'version') version = rest;
        if (word === 'downloading') {
          const [bytes = 0, total = 0] = rest.split(' ').map(Number);
          if (progress === undefined) {
            clearTimeout(endContact);
            reason = 'the download took too long';
            say(`Downloading VS Code ${version}, once: ${megabytes(total)}.`);
            progress = new ProgressLine(total);
          }
          progress.show(bytes);
        }
        if (word === 'ready') executable = rest;
        if (word === 'failed') reason = rest;
      },
    },
  );
  clearTimeout(endContact);
  progress?.end();
  if (code === 0 && executable !== undefined) return executable;
  throw new Unavailable(`the desktop VS Code could not be downloaded: ${reason}`);
}

/** Returns true if a window can be opened. */
export function hasDisplay(): boolean {
  if (process.platform !== 'linux') return true;
  const { DISPLAY: x11 = '', WAYLAND_DISPLAY: wayland = '' } = process.env;
  return x11 !== '' || wayland !== '';
}

function splitOnce(line: string): [string, string?] {
  const at = line.indexOf(' ');
  return at < 0 ? [line] : [line.slice(0, at), line.slice(at + 1)];
}
