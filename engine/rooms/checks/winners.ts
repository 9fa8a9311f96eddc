import type { RoomsFile } from '../read';
import type { Id } from '../terms';

/** The entries that are used, by kind. */
export interface Winners {
  readonly prefabs: ReadonlyMap<Id, RoomsFile['prefabs'][number]>;
  readonly floors: ReadonlyMap<Id, RoomsFile['floors'][number]>;
  readonly creatures: ReadonlyMap<Id, RoomsFile['creatures'][number]>;
  readonly lootTables: ReadonlyMap<Id, RoomsFile['lootTables'][number]>;
  readonly npcs: ReadonlyMap<Id, RoomsFile['npcs'][number]>;
}
