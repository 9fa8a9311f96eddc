import { issueCodes, levelFormat } from '../../../engine/reactor';
import { transcriptFormat } from '../../../engine/reactor/simulation';
import { balanceFiles } from './balance';
import { levelEnding } from './level-ending';
import { transcriptEnding } from './transcripts';
import type { LanguageDefinition } from '../workspace/definition';

/** The language id that editors know levels by. */
export const levelLanguageId = 'reactor-level';
const levelGlobs = [`**/*${levelEnding}`] as const;

/** The kinds of the files of levels. All of them are JSON. */
const reactorKinds = ['level', 'balance', 'config', 'transcript'] as const;
export type ReactorKind = (typeof reactorKinds)[number];

export function isReactorKind(kind: string): kind is ReactorKind {
  return (reactorKinds as readonly string[]).includes(kind);
}

/** The definition of the language of levels for other parts of the project. */
export const reactorDefinition = {
  kind: 'level',
  noun: 'level',
  otherKinds: reactorKinds.slice(1),
  globs: levelGlobs,
  configGlobs: {
    member: 'levels',
    doc: 'Level files, as globs relative to the folder of this file. A glob that begins with `!` excludes files.',
    replaces: levelGlobs,
  },
  settingsFiles: [balanceFiles],
  files: [
    { noun: 'level', ending: levelEnding, format: levelFormat, languageId: levelLanguageId },
    {
      noun: 'transcript',
      ending: transcriptEnding,
      format: transcriptFormat,
      languageId: 'reactor-transcript',
    },
  ],
  manual: 'diagnostics.md',
  codes: issueCodes,
} as const satisfies LanguageDefinition;
