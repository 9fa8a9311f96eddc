import { sourcesOfTranscript } from '../workspace/transcripts/sources';

/** The ending of the file names of transcripts of runs. */
export const runTranscriptEnding = '.rooms-transcript.json';

/** The files whose rooms a transcript may be of, likeliest first: `NAME.rooms.toml` or `NAME.toml` beside it. */
export function roomsOfTranscript(path: string): string[] {
  return sourcesOfTranscript(path, runTranscriptEnding, ['.rooms.toml', '.toml']);
}
