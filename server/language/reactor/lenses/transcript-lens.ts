import type { TranscriptAnalysis } from '../transcript';

/** Returns the lens on a transcript's first line; `undefined` if the result is not known. */
export function transcriptLens({ recheck, file }: TranscriptAnalysis): string | undefined {
  if (recheck === undefined || file === undefined) return undefined;
  if (recheck.holds) return `Matches ${file}: ${statusWords[recheck.status]} ${recheck.turn}`;
  if (recheck.difference === undefined) return 'Matches, but is outdated: save it again';
  return `Diverges from ${file} on turn ${recheck.difference.turn}`;
}

const statusWords = { won: 'won on turn', failed: 'lost on turn', playing: 'in progress on turn' } as const;
