import { dirname } from 'node:path';
import { URI } from 'vscode-uri';
import { nodeFiles } from '../node';
import { languageOfTranscript, playLanguages, sourceOf } from './play/play-languages';
import { uriOf, type Target } from './files/targets';

/**
 * Lists the transcripts of a target: the file itself, the transcripts in a folder or the matches of a glob. For a level,
 * rooms file or scenario, lists the transcripts that belong to it.
 */
export async function transcriptsOf(target: Target): Promise<string[]> {
  switch (target.kind) {
    case 'missing':
      return [];
    case 'file': {
      if (languageOfTranscript(target.path) !== undefined) return [target.path];
      const beside = await list(dirname(target.path), '*');
      return beside.filter((path) => sourceOf(path) === target.path);
    }
    case 'folder':
      return list(target.path, '**/*');
    case 'glob':
      return (await list(target.path, '**/*')).filter(target.matches);
  }
}

async function list(folder: string, start: string): Promise<string[]> {
  const globs = playLanguages.map(({ transcriptEnding }) => `${start}${transcriptEnding}`);
  const uris = await nodeFiles.list(uriOf(folder), globs).catch(() => []);
  return uris.map((uri) => URI.parse(uri).fsPath);
}
