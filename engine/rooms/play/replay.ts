import {
  engineVersion,
  fnv64,
  recheckTranscript,
  recordTranscript,
  type RecheckResult,
  type ReplayContract,
  type SubmittedAction,
} from '../../core';
import { floorHash } from '../hash';
import type { Id, Registry } from '../terms';
import { roomsGame } from './run';
import type { Run } from './state';
import {
  runTranscriptFormat,
  runTranscriptVersion,
  type RunStart,
  type RunTranscript,
} from './transcript-shape';

/** The functions of a run that replaying needs. */
export const runReplay: ReplayContract<Run> = {
  hash: (run) => {
    const { player, enemies, bag, chance, turn, gameOver, floor } = run;
    return hashOf([floorHash(floor), player, enemies, bag, chance, turn, gameOver]);
  },
  turn: ({ turn }) => turn,
  refusal: ({ refused }) => refused,
};

/** Plays actions and records them. Throws if an action is refused. */
export function transcribeRun(
  registry: Registry,
  seed: number,
  actions: readonly SubmittedAction[],
  from?: RunStart,
): RunTranscript {
  const header = {
    format: runTranscriptFormat,
    version: runTranscriptVersion,
    engineVersion,
    levelHash: registryHash(registry),
    seed,
    ...(from === undefined ? {} : { from }),
  };
  const { actions: recorded, ...rest } = recordTranscript(
    roomsGame,
    runReplay,
    { registry, ...(from === undefined ? {} : { from }) },
    header,
    actions,
  );
  // an action is a turn here: a hash for each would be most of the file
  const last = recorded.length - 1;
  const kept = recorded.map(({ stateHash, ...action }, index) =>
    stateHash !== undefined && (index === last || (index + 1) % hashedEach === 0)
      ? { ...action, stateHash }
      : action,
  );
  return { ...rest, actions: kept };
}

/** The number of actions that share a hash. */
const hashedEach = 16;

/**
 * Plays a transcript again, and returns the first action that differs with the difference. With `isAnyRegistry` the
 * transcript may be of any registry.
 */
export function verifyRun(
  registry: Registry,
  transcript: RunTranscript,
  isAnyRegistry = false,
): RecheckResult {
  const { from } = transcript;
  const level = { registry, ...(from === undefined ? {} : { from }) };
  const expected = isAnyRegistry ? {} : { levelHash: registryHash(registry) };
  return recheckTranscript(roomsGame, runReplay, level, transcript, expected);
}

/** Returns a hash of the contents of a registry, independent of the order of its files and entries. */
export function registryHash({ prefabs, floors, creatures, lootTables, npcs }: Registry): string {
  const sorted = <T extends { readonly id: Id }>(entries: ReadonlyMap<Id, T>): T[] =>
    [...entries.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
  return hashOf([sorted(prefabs), sorted(floors), sorted(creatures), sorted(lootTables), [...npcs].sort()]);
}

function hashOf(value: unknown): string {
  const hash = fnv64();
  hash.text(JSON.stringify(value));
  return hash.digest();
}
