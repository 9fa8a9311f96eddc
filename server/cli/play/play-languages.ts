import { existsSync } from 'node:fs';
import { pathOnDisk } from '../../node';
import type { PlayLanguage } from './play-language';
import { playLevels } from './levels';
import { playLix } from './lix';
import { playRooms } from './rooms';

/** The languages whose files can be played from the command line. */
export const playLanguages: readonly [PlayLanguage, ...PlayLanguage[]] = [playLevels, playRooms, playLix];

/** Returns the language of a file; a file that no language owns is a level. */
export function languageOfFile(path: string): PlayLanguage {
  const [levels, ...others] = playLanguages;
  return others.find((language) => language.owns?.(path)) ?? levels;
}

/** Returns the language of a transcript by its path; `undefined` for other files. */
export function languageOfTranscript(path: string): PlayLanguage | undefined {
  return playLanguages.find(({ transcriptEnding }) => path.endsWith(transcriptEnding));
}

/** Returns the path of the file to which a transcript belongs: the first candidate that exists. */
export function sourceOf(transcript: string): string | undefined {
  return languageOfTranscript(transcript)
    ?.sourcesOf(transcript)
    .map(pathOnDisk)
    .find((path) => existsSync(path));
}
