import { recheckTranscript, type Path, type RecheckResult, type TurnView } from '../../../engine/core';
import type { Balance, Level } from '../../../engine/reactor';
import {
  reactorGame,
  replayContract,
  verifyTranscript,
  type ReactorTranscript,
} from '../../../engine/reactor/simulation';

/** Whether a transcript plays from a level as it says. */
export type Recheck =
  | {
      readonly holds: true;
      readonly status: TurnView['status'];
      /** The turn in which the play ended. */
      readonly turn: number;
      readonly actions: number;
    }
  | {
      readonly holds: false;
      /** What it was recorded from, where that is something else. */
      readonly origin: OtherOrigin | undefined;
      /** Where play differs; `undefined` where it is the same all the same. */
      readonly difference: PlayDifference | undefined;
    };

/** A hash in the header that is not that of the level or of its balance. */
export interface OtherOrigin {
  readonly kind: 'level' | 'balance';
  readonly path: Path;
  /** Without a full stop, as of both files: `recorded under another balance than that of a.reactor.json`. */
  readonly words: (level: string) => string;
  /** `levelHash 1 is not levelHash 2`. */
  readonly hashes: string;
}

/** The first thing that is not as it was recorded. */
export interface PlayDifference {
  readonly path: Path;
  readonly turn: number;
  /** `on turn 3 at action 7 (Repair): it is refused (blocked).` */
  readonly words: string;
}

type Differing = Extract<RecheckResult, { same: false }>;

/** Plays a transcript again from a level; of another level, or under another balance, it says too where play differs. */
export function recheck(transcript: ReactorTranscript, level: Level, balance: Balance): Recheck {
  const result = verifyTranscript(level, balance, transcript);
  if (result.same) {
    const { status, turn, actions } = result;
    return { holds: true, status, turn, actions };
  }
  if (result.difference !== 'header') {
    return { holds: false, origin: undefined, difference: differenceOf(transcript, result) };
  }
  const replayed = recheckTranscript(reactorGame(balance), replayContract, level, transcript, {});
  const difference = replayed.same ? undefined : differenceOf(transcript, replayed);
  return { holds: false, origin: originOf(result), difference };
}

function originOf({ expected, actual }: Differing): OtherOrigin {
  const kind = actual.startsWith('balanceHash') ? 'balance' : 'level';
  return {
    kind,
    path: [`${kind}Hash`],
    words: (level) =>
      kind === 'balance'
        ? `recorded under another balance than that of ${level}`
        : `recorded from another level than ${level}, or before it was changed`,
    hashes: `${actual} is not ${expected}`,
  };
}

function differenceOf(transcript: ReactorTranscript, differing: Differing): PlayDifference {
  const { turn, action } = differing;
  const id = transcript.actions[action]?.id ?? '';
  const at = action < 0 ? 'before the first action' : `at action ${action} (${id})`;
  return {
    path: action < 0 ? ['initialHash'] : ['actions', action],
    turn,
    words: `on turn ${turn} ${at}: ${whatDiffers(differing)}`,
  };
}

function whatDiffers({ difference, expected, actual }: Differing): string {
  switch (difference) {
    case 'header':
    case 'state':
    case 'initial-state':
      return `the state is ${actual}, not ${expected}.`;
    case 'refused':
      return `it is refused (${actual}).`;
    case 'malformed':
      return `it is no action. ${actual}`;
    case 'game-over':
      return 'the level is over already.';
  }
}
