import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { exitCodes, InputFault } from '../input-fault';
import { levelReader, type LevelReader } from '../playable';
import { languageOfFile, languageOfTranscript } from '../play/play-languages';

/** Says of a transcript which command takes it; `undefined` for other files. */
export function transcriptWords(file: string): string | undefined {
  return languageOfTranscript(file) === undefined
    ? undefined
    : `${file} is a transcript: reactor-level verify plays it.`;
}

/** A reader of levels that a person named: of other files it says which command takes them. */
export function namedLevelReader(root: string, cwd: string): LevelReader {
  const read = levelReader(root, cwd);
  return (path) => {
    const words = otherWords(path);
    if (words !== undefined && existsSync(resolve(cwd, path))) throw new InputFault(words, exitCodes.usage);
    return read(path);
  };
}

function otherWords(file: string): string | undefined {
  const language = languageOfFile(file);
  return language.owns?.(file) === true
    ? `${file} is a ${language.noun}: reactor-level trace plays it.`
    : transcriptWords(file);
}
