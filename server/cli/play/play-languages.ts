import { existsSync } from 'node:fs';
import type { PlayLanguage } from './play-language';
import { playLevels } from './levels';
import { playLix } from './lix';
import { playRooms } from './rooms';

/** The languages whose files can be played from the command line. A new one is a line here. */
export const playLanguages: readonly [PlayLanguage, ...PlayLanguage[]] = [playLevels, playRooms, playLix];

/** The language of a file that is to be traced: that of levels where no other owns it. */
export function languageOfFile(path: string): PlayLanguage {
  const [levels, ...others] = playLanguages;
  return others.find((language) => language.owns?.(path)) ?? levels;
}

/** The language of a transcript, by its name or path; `undefined` where it is none. */
export function languageOfTranscript(path: string): PlayLanguage | undefined {
  return playLanguages.find(({ transcriptEnding }) => path.endsWith(transcriptEnding));
}

/** The path of the file that a transcript belongs to: the first of those that it may be that is there. */
export function sourceOf(transcript: string): string | undefined {
  return languageOfTranscript(transcript)
    ?.sourcesOf(transcript)
    .find((path) => existsSync(path));
}
