import { roomsCodes, runTranscriptFormat } from '../../../engine/rooms';
import { runTranscriptEnding } from './transcript-names';
import type { LanguageDefinition } from '../workspace/definition';

/** The ending of the file names of rooms. */
export const roomsEnding = '.rooms.toml';
/** The language id of rooms files in editors. */
export const roomsLanguageId = 'reactor-rooms';

/** The definition of the language of rooms for other parts of the project. */
export const roomsDefinition = {
  kind: 'rooms',
  noun: 'rooms file',
  globs: [`**/*${roomsEnding}`],
  configGlobs: {
    member: 'rooms',
    doc: 'Additional rooms files, as globs relative to the folder of this file.',
  },
  files: [
    { noun: 'rooms file', ending: roomsEnding, languageId: roomsLanguageId },
    { noun: 'transcript', ending: runTranscriptEnding, format: runTranscriptFormat },
  ],
  manual: 'rooms.md',
  codes: roomsCodes,
} as const satisfies LanguageDefinition;
