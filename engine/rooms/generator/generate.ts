import type { Random, RandomState } from '../../core';
import { randomFrom, randomStateFromSeed } from '../../core/xoshiro';
import { quote } from '../../shape';
import type { Creature, Floor, FloorPlan, Generated, Id, Registry, Room, RoomPosition } from '../terms';
import { joinAll } from './corridors';
import { placeOptional, placeRequired, weighted, type GenerationFault } from './place';
import { emptyPlot, type Placed } from './plot';

export type GenerationResult = { readonly ok: true; readonly made: Generated } | Failure;
interface Failure {
  readonly ok: false;
  readonly fault: GenerationFault;
  readonly chance: RandomState;
}

/** The health and attack of a creature if no file defines them. */
export const defaultCreature = { health: 2, attack: 1 } as const;

/** Generates the floor with this id. The same registry and seed give the same floor, on any machine. */
export function generateFloor(registry: Registry, floor: Id, seed: number): GenerationResult {
  const plan = registry.floors.get(floor);
  const chance = randomStateFromSeed(seed);
  if (plan !== undefined) return generateFrom(registry, plan, chance);
  const message = `There is no floor ${quote(floor)} without errors.`;
  return { ok: false, fault: { code: 'unknown-floor', message }, chance };
}

/**
 * Generates a floor: required rooms on the empty area, optional ones until there are enough or no more fit, corridors
 * from each room to the one before it and a few more, then the creatures, NPCs and piles. The result is either a
 * complete floor or a fault.
 */
export function generateFrom(registry: Registry, plan: FloorPlan, from: RandomState): GenerationResult {
  const chance = randomFrom(from);
  const plot = emptyPlot(plan.width, plan.height);
  const fault = placeRequired(plot, plan, registry, chance);
  if (fault !== undefined) return { ok: false, fault, chance: chance.state() };
  placeOptional(plot, plan, registry, chance);
  const corridors = joinAll(plot, chance);
  if (corridors === undefined) {
    const message = `Two rooms of ${quote(plan.id)} could not be connected.`;
    return { ok: false, fault: { code: 'rooms-not-joined', message }, chance: chance.state() };
  }
  const rooms = plot.placed.map((placed) => furnish(placed, plan, registry, chance));
  const floor: Floor = {
    plan: plan.id,
    number: plan.number,
    tiles: plot.tiles,
    width: plan.width,
    height: plan.height,
    rooms,
    playerRoom: undefined,
  };
  return { ok: true, made: { floor, chance: chance.state(), corridors } };
}

function furnish({ variant, rect }: Placed, plan: FloorPlan, registry: Registry, chance: Random): Room {
  const cellOf = ({ x, y }: RoomPosition): number => (rect.y + y) * plan.width + rect.x + x;
  const { prefab } = variant;
  const enemies =
    plan.creatures.length === 0
      ? []
      : variant.enemies.map((): Creature => {
          const kind = plan.creatures[weighted(plan.creatures, chance)]?.id ?? '';
          return { kind, health: (registry.creatures.get(kind) ?? defaultCreature).health };
        });
  return {
    prefab: prefab.id,
    variant: variant.number,
    rect,
    enemies,
    lootTable: prefab.loot ?? plan.loot,
    loot: variant.loot.map(cellOf),
    npcs: variant.npcs.map((spot, index) => ({ npc: prefab.npcs[index] ?? '', cell: cellOf(spot) })),
    cleared: enemies.length === 0,
  };
}
