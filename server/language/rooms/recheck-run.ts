import { verifyRun, type Registry, type RunTranscript } from '../../../engine/rooms';
import { recheckPlay, type Recheck } from '../workspace/transcripts';

/** Plays a transcript of a run again. */
export function recheckRun(transcript: RunTranscript, registry: Registry): Recheck {
  return recheckPlay({
    transcript,
    verify: () => verifyRun(registry, transcript),
    replay: () => verifyRun(registry, transcript, true),
    origins: {
      levelHash: (file) => `recorded from different rooms than those of ${file}, or before they were changed`,
    },
  });
}
