import {
  recheckTranscript,
  recordTranscript,
  transcriptText,
  type RecheckResult,
  type ReplayContract,
  type SubmittedAction,
  type Transcript,
  type TranscriptHeader,
} from '../../../core';
import type { Balance } from '../../balance';
import type { Level } from '../../level';
import { balanceHash, levelHash, stateHash } from './canonical';
import { reactorGame } from '../game';
import type { State } from '../state';
import { transcriptFormat, transcriptVersion } from './transcript-shape';
import { engineVersion } from './version';

export interface ReactorTranscriptHeader extends TranscriptHeader {
  readonly balanceHash: string;
}
export type ReactorTranscript = ReactorTranscriptHeader & Transcript;

/** Tells the replay how to read a state of the reactor game. */
export const replayContract: ReplayContract<State> = {
  hash: stateHash,
  turn: (state) => state.turn,
  refusal: (state) => state.refused,
};

/** Plays actions from a level and records them. Throws if one is refused. */
export function transcribe(
  level: Level,
  balance: Balance,
  actions: readonly SubmittedAction[],
  seed = 0,
): ReactorTranscript {
  const header: ReactorTranscriptHeader = {
    format: transcriptFormat,
    version: transcriptVersion,
    engineVersion,
    levelHash: levelHash(level),
    balanceHash: balanceHash(balance),
    seed,
  };
  return recordTranscript(reactorGame(balance), replayContract, level, header, actions);
}

/** Replays a transcript from its level. Returns the first turn and action that differ, and the difference. */
export function verifyTranscript(
  level: Level,
  balance: Balance,
  transcript: ReactorTranscript,
): RecheckResult {
  return recheckTranscript(reactorGame(balance), replayContract, level, transcript, {
    format: transcriptFormat,
    version: transcriptVersion,
    levelHash: levelHash(level),
    balanceHash: balanceHash(balance),
  });
}

/** Returns the text of a transcript's file, with one action on each line. */
export function encodeTranscript(transcript: ReactorTranscript): string {
  return transcriptText(transcript);
}
