import { recheckTranscript, type RecheckResult, type TurnView } from '../../engine/core';
import { reactorGame, replayContract, verifyTranscript } from '../../engine/reactor/simulation';
import { levelsOfTranscript, printable } from '../language';
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

type Divergence = Extract<RecheckResult, { same: false }>;

/** Plays a transcript from the level beside it. Throws an `InputFault` where it diverges, or where one of the two cannot be used. */
export async function verify(path: string, readLevel: LevelReader, cwd: string): Promise<Verified> {
  const level = levelOf(path);
  if (level === undefined) throw withoutLevel(path, cwd);
  const read = await readTranscript(path, cwd);
  const playable = await readLevel(level);
  const result = verifyTranscript(playable.level, playable.balance, read.transcript);
  if (!result.same) throw new InputFault(printable(divergence(read, playable, result)), exitCodes.errors);
  const { status, turn, actions } = result;
  return { file: read.file, level, status, turn, actions };
}

function divergence(read: TranscriptFile, playable: Playable, result: Divergence): string {
  if (result.difference !== 'header') return difference(read, result);
  const { level, balance, file } = playable;
  // another level says little; where play differs says what the change did
  const replayed = recheckTranscript(reactorGame(balance), replayContract, level, read.transcript, {});
  const effect = replayed.same
    ? 'Play is the same all the same: save the transcript anew.'
    : difference(read, replayed);
  const what = result.actual.startsWith('balanceHash')
    ? `under another balance than that of ${file}`
    : `from another level than ${file}, or before it was changed`;
  return `${read.file} was recorded ${what}: ${result.actual} is not ${result.expected}. ${effect}`;
}

/** Where play differs and how: `a.reactor-transcript.json:12:5 diverges on turn 3 at action 7 (Repair): …`. */
function difference(
  read: TranscriptFile,
  { difference: kind, turn, action, expected, actual }: Divergence,
): string {
  const id = read.transcript.actions[action]?.id ?? '';
  const place = placeOfAction(read, action < 0 ? ['initialHash'] : ['actions', action]);
  const at = action < 0 ? 'before the first action' : `at action ${action} (${id})`;
  const start = `${place} diverges on turn ${turn} ${at}:`;
  switch (kind) {
    case 'header':
    case 'state':
    case 'initial-state':
      return `${start} the state is ${actual}, not ${expected}.`;
    case 'refused':
      return `${start} it is refused (${actual}).`;
    case 'malformed':
      return `${start} it is no action. ${actual}`;
    case 'game-over':
      return `${start} the level is over already.`;
  }
}

function withoutLevel(path: string, cwd: string): InputFault {
  const shown = (file: string): string => shownPath(uriOf(file), cwd);
  const sought = levelsOfTranscript(path).map(shown).join(', ');
  return new InputFault(
    `There is no level for ${shown(path)}: neither of ${sought} is there.`,
    exitCodes.usage,
  );
}
