import { readJson } from '../../../engine/json';
import { MalformedAction, recheckTranscript, type SubmittedAction } from '../../../engine/core';
import {
  applyAction,
  balanceHash,
  decodeTranscript,
  levelHash as hashOfLevel,
  reactorGame,
  replayContract,
  type ReactorTranscript,
} from '../../../engine/reactor/simulation';
import { Misfit } from '../../../engine/shape';
import { actionLabel, refusalText } from '../../../engine/reactor/words';
import type { Game } from '../store/document';
import type { Frame } from './frames';

/** A transcript that is replayed on the current level. */
export interface Replay {
  readonly name: string;
  readonly transcript: ReactorTranscript;
  /** The states it reaches, as far as its actions are accepted. */
  readonly frames: readonly Frame[];
  readonly at: number;
  /** Sentences about differences between the recorded and the current level. */
  readonly notes: readonly string[];
  /** The first difference from the recording; `null` if there is none. */
  readonly divergence: Divergence | null;
}

export interface Divergence {
  readonly turn: number;
  /** The index of the last frame that matches the recording. */
  readonly frame: number;
  /** `Turn 3, action 7: …` */
  readonly text: string;
}

/** Reads the text of a transcript. Returns an error message if it is invalid. */
export function readTranscript(text: string): ReactorTranscript | string {
  const { value, faults } = readJson(text);
  const [fault] = faults;
  if (fault !== undefined) return fault.message;
  const transcript = decodeTranscript(value);
  return transcript instanceof Misfit ? transcript.message : transcript;
}

/** Replays a transcript on a level, even if it was recorded on another. */
export function replayOn(game: Game, name: string, transcript: ReactorTranscript, at = 0): Replay {
  const frames = framesOf(game, transcript);
  return {
    name,
    transcript,
    frames,
    at: Math.min(at, frames.length - 1),
    notes: notesOn(game, transcript),
    divergence: divergenceOn(game, transcript, frames),
  };
}

function framesOf({ start }: Game, { actions }: ReactorTranscript): Frame[] {
  const frames: Frame[] = [{ state: start, action: null }];
  let state = start;
  for (const recorded of actions) {
    const action = withoutHash(recorded);
    try {
      state = applyAction(state, action);
    } catch (error) {
      if (error instanceof MalformedAction) break;
      throw error;
    }
    if (state.refused !== null) break;
    frames.push({ state, action });
  }
  return frames;
}

/** The actions without their results. */
export function withoutHash({ id, x, y, index }: SubmittedAction): SubmittedAction {
  return {
    id,
    ...(x === undefined ? {} : { x }),
    ...(y === undefined ? {} : { y }),
    ...(index === undefined ? {} : { index }),
  };
}

function notesOn({ level, balance }: Game, transcript: ReactorTranscript): string[] {
  const notes: string[] = [];
  if (transcript.levelHash !== hashOfLevel(level))
    notes.push('It was recorded on a different level or version.');
  if (transcript.balanceHash !== balanceHash(balance))
    notes.push('It was recorded with a different balance.');
  return notes;
}

function divergenceOn(
  { level, balance }: Game,
  transcript: ReactorTranscript,
  frames: readonly Frame[],
): Divergence | null {
  // another level has another start; only later differences count
  const { format, version, engineVersion, levelHash, seed, actions } = transcript;
  const played = { format, version, engineVersion, levelHash, seed, actions };
  const result = recheckTranscript(reactorGame(balance), replayContract, level, played, {});
  if (result.same) return null;
  const { turn, action, difference, actual } = result;
  const recorded = transcript.actions[action];
  const frame = Math.max(0, Math.min(action, frames.length - 1));
  const before = frames[frame]?.state;
  const label = recorded === undefined || before === undefined ? 'it' : actionLabel(before, recorded);
  return { turn, frame, text: `Turn ${turn}, action ${action + 1}: ${wordsOf()}` };

  function wordsOf(): string {
    switch (difference) {
      case 'refused':
        return `“${label}” is refused here because ${refusalText(actual as never)}.`;
      case 'state':
        return `the state after “${label}” differs from the recording.`;
      case 'game-over':
        return 'the level ends before the transcript does.';
      case 'malformed':
        return 'the action does not exist.';
      case 'header':
      case 'initial-state':
        return 'the start differs.';
    }
  }
}
