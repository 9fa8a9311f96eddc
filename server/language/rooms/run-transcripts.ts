import { verifyRun, type Registry, type RunTranscript } from '../../../engine/rooms';
import { sourcesOfTranscript } from '../project/transcripts';
import { recheckPlay, type Recheck } from '../transcript/recheck';

/** How the names of transcripts of runs end. */
export const runTranscriptEnding = '.rooms-transcript.json';

/** The files whose rooms a transcript may be of, likeliest first: `NAME.rooms.toml` or `NAME.toml` beside it. */
export function roomsOfTranscript(path: string): string[] {
  return sourcesOfTranscript(path, runTranscriptEnding, ['.rooms.toml', '.toml']);
}

/** Plays a transcript of a run again. */
export function recheckRun(transcript: RunTranscript, registry: Registry): Recheck {
  return recheckPlay({
    transcript,
    verify: () => verifyRun(registry, transcript),
    replay: () => verifyRun(registry, transcript, true),
    origins: {
      levelHash: (file) => `recorded from other rooms than those of ${file}, or before they were changed`,
    },
  });
}
