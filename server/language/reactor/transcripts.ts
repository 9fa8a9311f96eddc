import { sourcesOfTranscript } from '../workspace/transcripts/sources';
import { levelEnding } from './level-ending';

/** The ending of the file names of transcripts. */
export const transcriptEnding = '.reactor-transcript.json';

/** Returns true if a file's name or path is that of a transcript. */
export function isTranscript(name: string): boolean {
  return name.endsWith(transcriptEnding);
}

/**
 * Returns the possible files of the level of a transcript, likeliest first: `NAME.reactor.json` or `NAME.json` next to
 * `NAME.reactor-transcript.json`.
 */
export function levelsOfTranscript(path: string): string[] {
  return sourcesOfTranscript(path, transcriptEnding, [levelEnding, '.json']);
}
