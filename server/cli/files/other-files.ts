import { existsSync } from 'node:fs';
import { exitCodes, InputFault } from '../input-fault';
import type { Output } from '../output';
import { inputPath } from './targets';
import { levelReader, warningNotes, type LevelReader } from '../playable';
import { languageOfFile, languageOfTranscript } from '../play/play-languages';

/** Message that refers from a transcript to `verify`; `undefined` for other files. */
export function transcriptHint(file: string): string | undefined {
  return languageOfTranscript(file) === undefined
    ? undefined
    : `${file} is a transcript. Use reactor-level verify to play it.`;
}

/**
 * Creates a reader of levels given on the command line, which notes that a level has warnings. For other files, its error
 * names the command to use.
 */
export function namedLevelReader(root: string, cwd: string, { note }: Output): LevelReader {
  const read = levelReader(root, cwd);
  return async (path) => {
    const hint = otherFileHint(path);
    if (hint !== undefined && existsSync(inputPath(path, cwd))) throw new InputFault(hint, exitCodes.usage);
    const playable = await read(path);
    warningNotes(playable).forEach(note);
    return playable;
  };
}

function otherFileHint(file: string): string | undefined {
  const language = languageOfFile(file);
  return language.owns?.(file) === true
    ? `${file} is a ${language.noun}. Use reactor-level trace to play it.`
    : transcriptHint(file);
}
