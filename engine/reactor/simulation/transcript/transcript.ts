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

/** How replaying reads a state of the reactor game. */
export const replayContract: ReplayContract<State> = {
  hash: stateHash,
  turn: (state) => state.turn,
  refusal: (state) => state.refused,
};

/** Plays actions from a level and writes them down. Throws where one is refused. */
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

/** Plays a transcript again from its level; the first turn and action that differ, and what differs. */
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

/** The text of a transcript's file: an action a line. */
export function encodeTranscript(transcript: ReactorTranscript): string {
  return transcriptText(transcript);
}
