import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { URI } from 'vscode-uri';
import { isTranscript, levelsOfTranscript, transcriptEnding } from '../language';
import { nodeFiles } from '../node';
import { uriOf, type Target } from './targets';

/**
 * The paths of the transcripts that a target names: the file itself, those in a folder, those that a glob matches; of a
 * level those that belong to it.
 */
export async function transcriptsOf(target: Target): Promise<string[]> {
  switch (target.kind) {
    case 'missing':
      return [];
    case 'file': {
      if (isTranscript(target.path)) return [target.path];
      const beside = await list(dirname(target.path), `*${transcriptEnding}`);
      return beside.filter((path) => levelOf(path) === target.path);
    }
    case 'folder':
      return list(target.path, `**/*${transcriptEnding}`);
    case 'glob':
      return (await list(target.path, `**/*${transcriptEnding}`)).filter(target.matches);
  }
}

/** The path of the level that a transcript belongs to: the first of those that it may be that is there. */
export function levelOf(transcript: string): string | undefined {
  return levelsOfTranscript(transcript).find((path) => existsSync(path));
}

async function list(folder: string, glob: string): Promise<string[]> {
  const uris = await nodeFiles.list(uriOf(folder), [glob]).catch(() => []);
  return uris.map((uri) => URI.parse(uri).fsPath);
}
