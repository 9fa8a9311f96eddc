import { fnv64, type ReplayContract, type TranscriptHeader } from '../../core';
import { floorHash } from '../hash';
import type { Id, Registry } from '../terms';
import type { Run } from './run';

/** The `format` of a transcript of a run. */
export const runTranscriptFormat = 'rooms-run-transcript';

/** What replaying a run needs to know. */
export const runReplay: ReplayContract<Run> = {
  hash: (run) => {
    const { player, enemies, bag, chance, turn, gameOver, floor } = run;
    return hashOf([floorHash(floor), player, enemies, bag, chance, turn, gameOver]);
  },
  turn: ({ turn }) => turn,
  refusal: ({ refused }) => refused,
};

/** The header of a transcript of a run through a registry. */
export function runHeader(registry: Registry, seed: number, engineVersion: string): TranscriptHeader {
  return {
    format: runTranscriptFormat,
    version: 1,
    engineVersion,
    levelHash: registryHash(registry),
    seed,
  };
}

/** A hash of all that a registry says, whatever the order of its files and entries. */
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
