import { lixCodes, lixTranscriptFormat, scenarioFormat } from '../../../engine/lix';
import type { LanguageDefinition } from '../workspace/definition';

/** The ending of the file names of scenarios. */
export const lixEnding = '.lix.json';
/** The ending of the file names of transcripts of scenarios. */
export const lixTranscriptEnding = '.lix-transcript.json';
/** The language id of scenarios in editors. */
export const lixLanguageId = 'reactor-lix';

/** The definition of the language of lix scenarios for other parts of the project. */
export const lixDefinition = {
  kind: 'lix',
  noun: 'scenario',
  globs: [`**/*${lixEnding}`],
  configGlobs: {
    member: 'lix',
    doc: 'Additional lix scenario files, as globs relative to the folder of this file.',
  },
  files: [
    { noun: 'scenario', ending: lixEnding, format: scenarioFormat, languageId: lixLanguageId },
    { noun: 'transcript', ending: lixTranscriptEnding, format: lixTranscriptFormat },
  ],
  manual: 'lix.md',
  codes: lixCodes,
} as const satisfies LanguageDefinition;
