import { withArticle } from '../core';
import { checkFloors } from './checks/floors';
import { checkIds } from './checks/ids';
import { checkPrefabs } from './checks/prefabs';
import { prefabsByTag, type PrefabsByTag } from './checks/tags';
import type { Winners } from './checks/winners';
import { quote } from '../shape';
import type { RoomsCode } from './codes';
import { faultyFloorsOf } from './faulty-floors';
import { meant } from './meant';
import type { Entry, RoomsFile } from './read';
import { collector, type Report, type RoomsIssue } from './source';
import type { Id, Registry } from './terms';

/** The result of joining several files. */
export interface JoinedRooms {
  readonly registry: Registry;
  /** The prefabs of each tag, with and without errors. */
  readonly prefabsByTag: PrefabsByTag;
  /** The issues that only show when the files are read together. The issues of the single files are not repeated. */
  readonly issues: readonly RoomsIssue[];
}

/** The codes about a floor that requests other rooms than intended. */
const askingCodes: ReadonlySet<RoomsCode> = new Set([
  'unknown-tag',
  'floor-without-entrance',
  'floor-without-stairs',
]);

const kinds = ['prefabs', 'floors', 'creatures', 'lootTables', 'npcs'] as const;

/**
 * Joins files into one registry, always in the order of their names. An entry whose file lists its id in `overrides`
 * replaces those of other files.
 */
export function joinRooms(given: readonly RoomsFile[]): JoinedRooms {
  const files = [...given].sort((one, other) => (one.file < other.file ? -1 : one.file > other.file ? 1 : 0));
  const { issues, report } = collector();
  const winners: Winners = {
    prefabs: winnersOf(files, (file) => file.prefabs, 'prefab', report),
    floors: winnersOf(files, (file) => file.floors, 'floor', report),
    creatures: winnersOf(files, (file) => file.creatures, 'creature', report),
    lootTables: winnersOf(files, (file) => file.lootTables, 'loot table', report),
    npcs: winnersOf(files, (file) => file.npcs, 'NPC', report),
  };
  checkIds(files, winners, report);
  checkOverrides(files, report);
  const unread = files.some(({ isPartial }) => isPartial);
  const byTag = prefabsByTag(winners);
  checkFloors(winners, byTag, unread, report);
  // the use of a prefab can only be determined if all requests of floors are known
  const isAsked =
    !unread &&
    issues.every(({ code }) => !askingCodes.has(code)) &&
    [...winners.floors.values()].every(({ value }) => value !== undefined);
  checkPrefabs(winners, isAsked, report);
  const errors = issues.filter(({ severity }) => severity === 'error');
  const wrong = new Set(errors.map(({ file, path }) => `${file}\n${path.slice(0, 2).join()}`));
  const values = <T>(entries: ReadonlyMap<Id, Entry<T>>): Map<Id, T> =>
    new Map(
      [...entries.values()].flatMap(({ id, file, path, value }) =>
        value === undefined || wrong.has(`${file}\n${path.join()}`) ? [] : [[id, value] as const],
      ),
    );
  const registry: Registry = {
    prefabs: values(winners.prefabs),
    floors: values(winners.floors),
    creatures: values(winners.creatures),
    lootTables: values(winners.lootTables),
    npcs: new Set(values(winners.npcs).keys()),
    faultyFloors: faultyFloorsOf(files, winners.floors, issues),
  };
  return { registry, issues, prefabsByTag: byTag };
}

function winnersOf<E extends Entry<unknown>>(
  files: readonly RoomsFile[],
  entriesOf: (file: RoomsFile) => readonly E[],
  kind: string,
  report: Report,
): Map<Id, E> {
  const byId = new Map<Id, { entry: E; overrides: boolean }[]>();
  for (const file of files) {
    const overridden = new Set(file.overrides.map(({ id }) => id));
    for (const entry of entriesOf(file)) {
      const all = byId.get(entry.id);
      const one = { entry, overrides: overridden.has(entry.id) };
      if (all === undefined) byId.set(entry.id, [one]);
      else all.push(one);
    }
  }
  const winners = new Map<Id, E>();
  for (const [id, all] of byId) {
    for (const overrides of [true, false]) {
      const [first, ...others] = all.filter((each) => each.overrides === overrides).map(({ entry }) => entry);
      if (first === undefined) continue;
      if (!winners.has(id)) winners.set(id, first);
      for (const other of others) tellDuplicate(kind, first, other, overrides, report);
    }
  }
  return winners;
}

function tellDuplicate(
  kind: string,
  first: Entry<unknown>,
  other: Entry<unknown>,
  overrides: boolean,
  report: Report,
): void {
  const id = quote(other.id);
  const elsewhere = first.file === other.file ? '' : ` in ${shortName(first.file)}`;
  const advice = overrides
    ? 'Override it in only one file.'
    : first.file === other.file
      ? 'Rename one of them.'
      : `Rename one of them. To replace the other one, add \`overrides = [${id}]\` at the top of this file.`;
  report(
    'duplicate-id',
    `There is already ${withArticle(kind)} ${id}${elsewhere}. ${advice}`,
    { file: other.file, path: [...other.path, 'id'] },
    [{ file: first.file, path: [...first.path, 'id'], message: `The first ${kind} ${id} is here.` }],
  );
}

function checkOverrides(files: readonly RoomsFile[], report: Report): void {
  const idsOf = (file: RoomsFile): Id[] => [
    ...kinds.flatMap((kind) => file[kind].map(({ id }) => id)),
    ...file.foreign,
  ];
  const ids = new Map(files.map((file) => [file, new Set(idsOf(file))]));
  for (const file of files) {
    const own = ids.get(file) ?? new Set();
    const others = files.filter((each) => each !== file);
    const foreign = new Set(others.flatMap((each) => [...(ids.get(each) ?? [])]));
    const isForeignKnown = others.every(({ isPartial }) => !isPartial);
    for (const { id, path } of file.overrides) {
      const tell = (start: string, end: string, known: ReadonlySet<Id>): void => {
        const { hint, data } = meant(id, known);
        const message = `${start} ${quote(id)}${end === '' ? '' : ` ${end}`}.${hint}`;
        report('unused-override', message, { file: file.file, path }, [], data);
      };
      if (!own.has(id)) tell('This file has no entry', 'to replace others with', own);
      else if (isForeignKnown && !foreign.has(id)) tell('No other file has an entry', '', foreign);
    }
  }
}

/** Returns the last part of a file's name. */
function shortName(file: string): string {
  return decodeURIComponent(file.slice(file.lastIndexOf('/') + 1));
}
