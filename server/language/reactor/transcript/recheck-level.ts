import { recheckTranscript } from '../../../../engine/core';
import type { Balance, Level } from '../../../../engine/reactor';
import {
  reactorGame,
  replayContract,
  verifyTranscript,
  type ReactorTranscript,
} from '../../../../engine/reactor/simulation';
import { recheckPlay, type Recheck } from '../../workspace/transcripts';

/** Plays a transcript again from a level. */
export function recheck(transcript: ReactorTranscript, level: Level, balance: Balance): Recheck {
  return recheckPlay({
    transcript,
    verify: () => verifyTranscript(level, balance, transcript),
    replay: () => recheckTranscript(reactorGame(balance), replayContract, level, transcript, {}),
    origins: {
      levelHash: (file) => `recorded from a different level than ${file}, or before it was changed`,
      balanceHash: (file) => `recorded with a different balance than that of ${file}`,
    },
  });
}
