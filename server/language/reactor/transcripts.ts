import { sourcesOfTranscript } from '../workspace/transcripts/sources';
import { levelEnding } from './level-ending';

/** The ending of the file names of transcripts. */
export const transcriptEnding = '.reactor-transcript.json';

/** Returns true if a file's name or path is that of a transcript. */
export function isTranscript(name: string): boolean {
  return name.endsWith(transcriptEnding);
}

/**
 * The files that the level of a transcript may be, likeliest first, by the transcript's path: `NAME.reactor.json` or
 * `NAME.json` beside `NAME.reactor-transcript.json`.
 */
export function levelsOfTranscript(path: string): string[] {
  return sourcesOfTranscript(path, transcriptEnding, [levelEnding, '.json']);
}
