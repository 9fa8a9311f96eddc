import type { Path, RecheckResult, Transcript, TurnView } from '../../../../engine/core';

/** The result of a recheck. `holds` is true if the play from the level, or other source, is as recorded. */
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
      /** The difference in origin, if there is one. */
      readonly origin: OtherOrigin | undefined;
      /** The first difference in play; `undefined` if play does not differ. */
      readonly difference: PlayDifference | undefined;
    };

/** A hash in the header that is not that of the level, or of what else it names. */
export interface OtherOrigin {
  readonly path: Path;
  /** Without a full stop, as of both files: `recorded under another balance than that of a.reactor.json`. */
  readonly words: OriginWords;
  /** `levelHash 1 is not levelHash 2`. */
  readonly hashes: string;
}

/** The first difference from the recorded play. */
export interface PlayDifference {
  readonly path: Path;
  readonly turn: number;
  /** `on turn 3 at action 7 (Repair): it is refused (blocked).` */
  readonly words: string;
}

type Differing = Extract<RecheckResult, { same: false }>;

/** Describes the file that a hash of the header does not match. */
export type OriginWords = (file: string) => string;

/** The functions that play a transcript of a game again. */
export interface Replaying {
  readonly transcript: Transcript;
  /** Compares the header as well. */
  readonly verify: () => RecheckResult;
  /** Compares play alone. */
  readonly replay: () => RecheckResult;
  /** By the hashes of the header. */
  readonly origins: Readonly<Record<string, OriginWords>>;
}

/** Plays a transcript again. If it is of another level or balance, the result also has the first difference in play. */
export function recheckPlay({ transcript, verify, replay, origins }: Replaying): Recheck {
  const result = verify();
  if (result.same) {
    const { status, turn, actions } = result;
    return { holds: true, status, turn, actions };
  }
  if (result.difference !== 'header') {
    return { holds: false, origin: undefined, difference: differenceOf(transcript, result) };
  }
  const replayed = replay();
  const difference = replayed.same ? undefined : differenceOf(transcript, replayed);
  return { holds: false, origin: originOf(result, origins), difference };
}

function originOf({ expected, actual }: Differing, origins: Replaying['origins']): OtherOrigin {
  const field = actual.split(' ')[0] ?? '';
  return {
    path: [field],
    words: origins[field] ?? ((file) => `recorded from a different file than ${file}`),
    hashes: `expected ${expected} but found ${actual}`,
  };
}

function differenceOf(transcript: Transcript, differing: Differing): PlayDifference {
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
      return `expected state ${expected} but found ${actual}.`;
    case 'refused':
      return `the action is refused (${actual}).`;
    case 'malformed':
      return `the action is invalid. ${actual}`;
    case 'game-over':
      return 'the level has already ended.';
  }
}
