import type { Path } from '../../../../engine/core';
import type { Balance, Level } from '../../../../engine/reactor';
import { checkTranscript } from '../../../../engine/reactor/simulation';
import { diagnose } from '../../text/diagnose';
import type { Diagnostic, DiagnosticSeverity } from '../../text/diagnostic';
import type { Document } from '../../text/document';
import { locateIssue } from '../../text/locate';
import type { Recheck } from '../../workspace/transcripts';
import { recheck } from './recheck-level';

/** The level next to a transcript. */
export interface LevelBeside {
  /** Its file's name. */
  readonly file: string;
  /** `undefined` if it has errors. */
  readonly level: Level | undefined;
  readonly balance: Balance;
}

/** A transcript's text, and whether it still holds. */
export interface TranscriptAnalysis {
  readonly diagnostics: readonly Diagnostic[];
  /** The name of the file of the level, if there is one. */
  readonly file: string | undefined;
  /** `undefined` if the transcript or its level cannot be played. */
  readonly recheck: Recheck | undefined;
}

/** The codes that only transcripts have. */
const transcriptCodes = ['transcript-diverges', 'transcript-outdated', 'transcript-level'] as const;
type TranscriptCode = (typeof transcriptCodes)[number];

/** Returns the diagnostics of a transcript's text and structure, without its level. */
export function transcriptFaults(document: Document): readonly Diagnostic[] {
  return diagnose(document, checkTranscript(document.json).issues);
}

/**
 * Checks a transcript: its structure, then its play from the level next to it. `sought` are the names that such a level
 * can have.
 */
export function analyseTranscript(
  document: Document,
  beside: LevelBeside | { readonly sought: readonly string[] },
): TranscriptAnalysis {
  const { issues, transcript } = checkTranscript(document.json);
  const diagnostics = diagnose(document, issues);
  const file = 'sought' in beside ? undefined : beside.file;
  if (transcript === undefined || document.json.duplicateKeys.length > 0)
    return { diagnostics, file, recheck: undefined };
  const say = (code: TranscriptCode, severity: DiagnosticSeverity, path: Path, message: string) => {
    const issue = { code, severity, message, path, related: [], cells: [] };
    return [...diagnostics, locateIssue(document, issue)];
  };
  if ('sought' in beside) {
    const message = `The level of this transcript was not found. Expected ${beside.sought.join(' or ')} in the same folder.`;
    return {
      diagnostics: say('transcript-level', 'information', ['levelHash'], message),
      file,
      recheck: undefined,
    };
  }
  if (beside.level === undefined) {
    const message = `${beside.file} has errors. Fix them to check the transcript.`;
    return {
      diagnostics: say('transcript-level', 'information', ['levelHash'], message),
      file,
      recheck: undefined,
    };
  }
  const result = recheck(transcript, beside.level, beside.balance);
  if (result.holds) return { diagnostics, file, recheck: result };
  const { origin, difference } = result;
  const words = origin === undefined ? '' : `It was ${origin.words(beside.file)}.`;
  return {
    file,
    recheck: result,
    diagnostics:
      difference === undefined
        ? say(
            'transcript-outdated',
            'information',
            origin?.path ?? [],
            `${words} It still plays the same way: save the transcript again.`,
          )
        : say(
            'transcript-diverges',
            'warning',
            difference.path,
            `The play diverges ${difference.words}${words === '' ? '' : ` ${words}`}`,
          ),
  };
}
