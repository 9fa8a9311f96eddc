import type { CreatureKind, FloorPlan, Id, LootTable, Prefab, Registry } from './terms';

/** A registry as lists, which can be sent as JSON. */
export interface SerializedRegistry {
  readonly prefabs: readonly Prefab[];
  readonly floors: readonly FloorPlan[];
  readonly creatures: readonly CreatureKind[];
  readonly lootTables: readonly LootTable[];
  readonly npcs: readonly Id[];
}

export function serializeRegistry({
  prefabs,
  floors,
  creatures,
  lootTables,
  npcs,
}: Registry): SerializedRegistry {
  return {
    prefabs: [...prefabs.values()],
    floors: [...floors.values()],
    creatures: [...creatures.values()],
    lootTables: [...lootTables.values()],
    npcs: [...npcs],
  };
}

/** Returns the registry of received lists. */
export function deserializeRegistry({
  prefabs,
  floors,
  creatures,
  lootTables,
  npcs,
}: SerializedRegistry): Registry {
  const byId = <T extends { readonly id: Id }>(entries: readonly T[]): ReadonlyMap<Id, T> =>
    new Map(entries.map((entry) => [entry.id, entry]));
  return {
    prefabs: byId(prefabs),
    floors: byId(floors),
    creatures: byId(creatures),
    lootTables: byId(lootTables),
    npcs: new Set(npcs),
  };
}
