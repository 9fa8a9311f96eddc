import type { TurnView } from '../../engine/core';
import { levelsOfTranscript, printable, recheck, type Recheck } from '../language';
import { exitCodes, InputFault } from './input-fault';
import type { LevelReader, Playable } from './playable';
import { shownPath, uriOf } from './targets';
import { placeOfAction, readTranscript, type TranscriptFile } from './transcript-file';
import { levelOf } from './transcripts';

/** A transcript that holds: its level plays as it says. */
export interface Verified {
  /** Relative to the current folder, with `/`. */
  readonly file: string;
  /** The path of its level. */
  readonly level: string;
  readonly status: TurnView['status'];
  /** The turn in which the play ended. */
  readonly turn: number;
  readonly actions: number;
}

/** Plays a transcript from the level beside it. Throws an `InputFault` where it diverges, or where one of the two cannot be used. */
export async function verify(path: string, readLevel: LevelReader, cwd: string): Promise<Verified> {
  const level = levelOf(path);
  if (level === undefined) throw withoutLevel(path, cwd);
  const read = await readTranscript(path, cwd);
  const playable = await readLevel(level);
  const result = recheck(read.transcript, playable.level, playable.balance);
  if (!result.holds) throw new InputFault(printable(divergence(read, playable, result)), exitCodes.errors);
  const { status, turn, actions } = result;
  return { file: read.file, level, status, turn, actions };
}

function divergence(
  read: TranscriptFile,
  { file }: Playable,
  { origin, difference }: Extract<Recheck, { holds: false }>,
): string {
  // another level says little; where play differs says what the change did
  const effect =
    difference === undefined
      ? 'Play is the same all the same: save the transcript anew.'
      : `${placeOfAction(read, difference.path)} diverges ${difference.words}`;
  if (origin === undefined) return effect;
  return `${read.file} was ${origin.words(file)}: ${origin.hashes}. ${effect}`;
}

function withoutLevel(path: string, cwd: string): InputFault {
  const shown = (file: string): string => shownPath(uriOf(file), cwd);
  const sought = levelsOfTranscript(path).map(shown).join(', ');
  return new InputFault(
    `There is no level for ${shown(path)}: neither of ${sought} is there.`,
    exitCodes.usage,
  );
}
