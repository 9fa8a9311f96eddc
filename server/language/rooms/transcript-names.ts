import { sourcesOfTranscript } from '../workspace/transcripts/sources';

/** The ending of the file names of transcripts of runs. */
export const runTranscriptEnding = '.rooms-transcript.json';

/** Returns the possible rooms files of a transcript, likeliest first: `NAME.rooms.toml` or `NAME.toml` next to it. */
export function roomsOfTranscript(path: string): string[] {
  return sourcesOfTranscript(path, runTranscriptEnding, ['.rooms.toml', '.toml']);
}
