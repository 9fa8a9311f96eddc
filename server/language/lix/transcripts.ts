import type { Transcript } from '../../../engine/core';
import { verifyLix, type Scenario } from '../../../engine/lix';
import { recheckPlay, sourcesOfTranscript, type Recheck } from '../workspace/transcripts';
import { lixEnding, lixTranscriptEnding } from './definition';

/** Returns the possible scenarios of a transcript: `NAME.lix.json` next to it. */
export function scenariosOfTranscript(path: string): string[] {
  return sourcesOfTranscript(path, lixTranscriptEnding, [lixEnding]);
}

/** Plays a transcript of a scenario again. */
export function recheckLix(transcript: Transcript, scenario: Scenario): Recheck {
  return recheckPlay({
    transcript,
    verify: () => verifyLix(scenario, transcript),
    replay: () => verifyLix(scenario, transcript, true),
    origins: {
      levelHash: (file) => `recorded from a different scenario than ${file}, or before it was changed`,
    },
  });
}
