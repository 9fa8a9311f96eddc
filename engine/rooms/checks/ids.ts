import { quote } from '../../shape';
import { spaceOf, suggestedId } from '../ids';
import { suggesting } from '../meant';
import type { RoomsFile } from '../read';
import type { IdKind } from '../read-parts';
import type { Report } from '../source';
import type { Id } from '../terms';
import type { Winners } from './winners';

/** Reports texts that are not ids. An id of any file is suggested where the text is meant to refer to one. */
export function checkIds(files: readonly RoomsFile[], winners: Winners, report: Report): void {
  for (const { file, malformed, ...own } of files) {
    if (malformed.length === 0) continue;
    const space = spaceOf(
      [own.prefabs, own.floors, own.creatures, own.lootTables, own.npcs].flatMap((entries) =>
        entries.map(({ id }) => id),
      ),
      'core',
    );
    for (const { text, path, kind, isDefinition } of malformed) {
      const { hint, data } = suggesting(
        text,
        suggestedId(text, isDefinition ? [] : knownIds(kind, files, winners), space),
      );
      const message = `${quote(text)} is not a valid id. Expected the form \`namespace:name\`.${hint}`;
      report('malformed-id', message, { file, path }, [], data);
    }
  }
}

/** Returns the ids that a text in the place of such an id can mean. */
function knownIds(kind: IdKind, files: readonly RoomsFile[], winners: Winners): Id[] {
  const { prefabs, floors, creatures, lootTables, npcs } = winners;
  switch (kind) {
    case 'tag':
      return [...new Set([...prefabs.values()].flatMap(({ tags }) => tags))];
    case 'creature':
      return [...creatures.keys()];
    case 'loot':
      return [...lootTables.keys()];
    case 'npc':
      return [...npcs.keys()];
    case 'entry':
      return [prefabs, floors, creatures, lootTables, npcs].flatMap((entries) => [...entries.keys()]);
    case 'item':
      return [
        ...[...lootTables.values()].flatMap(({ value }) => value?.entries.map(({ id }) => id) ?? []),
        ...files.flatMap(({ foreign }) => foreign),
      ];
    case 'affix':
      return files.flatMap(({ foreign }) => foreign);
    case 'prefab':
    case 'floor':
      return [];
  }
}
