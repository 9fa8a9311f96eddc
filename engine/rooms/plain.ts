import type { CreatureKind, FaultyFloor, FloorPlan, Id, LootTable, Prefab, Registry } from './terms';

/** A registry as lists, which can be sent as JSON. */
export interface SerializedRegistry {
  readonly prefabs: readonly Prefab[];
  readonly floors: readonly FloorPlan[];
  readonly creatures: readonly CreatureKind[];
  readonly lootTables: readonly LootTable[];
  readonly npcs: readonly Id[];
  readonly faultyFloors: readonly FaultyFloor[];
}

export function serializeRegistry({
  prefabs,
  floors,
  creatures,
  lootTables,
  npcs,
  faultyFloors,
}: Registry): SerializedRegistry {
  return {
    faultyFloors,
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
  faultyFloors,
}: SerializedRegistry): Registry {
  const byId = <T extends { readonly id: Id }>(entries: readonly T[]): ReadonlyMap<Id, T> =>
    new Map(entries.map((entry) => [entry.id, entry]));
  return {
    prefabs: byId(prefabs),
    floors: byId(floors),
    creatures: byId(creatures),
    lootTables: byId(lootTables),
    npcs: new Set(npcs),
    faultyFloors,
  };
}
