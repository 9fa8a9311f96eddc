import type { FloorEntry, RoomsFile } from './read';
import type { RoomsIssue } from './source';
import type { FaultyFloor, Id } from './terms';

/**
 * Returns the floors that the files define but that cannot be used, with the first error of each. An entry that another
 * file overrides is not one of them.
 */
export function faultyFloorsOf(
  files: readonly RoomsFile[],
  winners: ReadonlyMap<Id, FloorEntry>,
  joined: readonly RoomsIssue[],
): FaultyFloor[] {
  return files.flatMap((file) => {
    const errors = [...file.issues, ...joined.filter((issue) => issue.file === file.file)].filter(
      ({ severity }) => severity === 'error',
    );
    const firstOf = (index: unknown): RoomsIssue | undefined =>
      errors.find(({ path }) => path[0] === 'floors' && path[1] === index);
    const isUsed = (entry: FloorEntry): boolean =>
      winners.get(entry.id) === entry && entry.value !== undefined && !isBroken(joined, entry);
    const isOverridden = (entry: FloorEntry): boolean =>
      winners.get(entry.id) !== entry && !isBroken(joined, entry);
    return [
      ...file.floors
        .filter((entry) => !isUsed(entry) && !isOverridden(entry))
        .map(({ path, number }) => ({ number, reason: firstOf(path[1])?.message ?? '' })),
      ...file.unnamedFloors.map(({ number, index }) => ({
        number,
        reason: (index === undefined ? undefined : firstOf(index)?.message) ?? 'Its file cannot be read.',
      })),
    ];
  });
}

/** Returns true if an entry has an error that only shows when the files are read together. */
function isBroken(joined: readonly RoomsIssue[], { file, path }: FloorEntry): boolean {
  return joined.some(
    (issue) =>
      issue.severity === 'error' &&
      issue.file === file &&
      issue.path[0] === 'floors' &&
      issue.path[1] === path[1],
  );
}
