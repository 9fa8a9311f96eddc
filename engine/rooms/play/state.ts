import type { RandomState } from '../../core';
import type { GenerationFault } from '../generator/place';
import type { Creature, Floor, Id, ItemInstance, Registry } from '../terms';

/** The registry and settings that a run is played on. */
export interface RunLevel {
  readonly registry: Registry;
  /** The start of the run; by default the entrance of the floor with the smallest number. */
  readonly from?: { readonly floor: Id; readonly cell?: number | undefined };
}

/** The reason why an action changed nothing. */
export type RunRefusal =
  | 'game-over'
  | 'in-fight'
  | 'no-fight'
  | 'blocked'
  | 'nothing-here'
  | 'no-stairs'
  | 'floor-cannot-be-made';

/** An event of an action; events are in the order in which they happened. */
export type RunEvent =
  | { readonly event: 'floor_entered'; readonly number: number }
  | { readonly event: 'room_entered'; readonly prefab: Id }
  | { readonly event: 'fight_started'; readonly enemies: number }
  | { readonly event: 'enemy_beaten'; readonly kind: Id }
  | { readonly event: 'player_hurt'; readonly by: number }
  | { readonly event: 'fight_won' }
  /** `null`: the pile was empty, because no file defines the contents of its table. */
  | { readonly event: 'picked_up'; readonly item: ItemInstance | null }
  | { readonly event: 'game_over'; readonly outcome: Outcome };

export type Outcome = 'Died' | 'Won';

/** A run in play. Plain data, except for the registry, which never changes. */
export interface Run {
  readonly registry: Registry;
  readonly floor: Floor;
  readonly player: { readonly cell: number; readonly health: number };
  /** The enemies of the current fight: moved here from the room, not copied. */
  readonly enemies: readonly Creature[];
  readonly bag: readonly ItemInstance[];
  readonly chance: RandomState;
  /** The number of accepted actions. */
  readonly turn: number;
  /** The outcome of the run; `null` while it goes on. */
  readonly gameOver: { readonly outcome: Outcome } | null;
  /** The events of the last accepted action. */
  readonly events: readonly RunEvent[];
  readonly refused: RunRefusal | null;
  /** The reason why a floor could not be generated. A run without a first floor is over before it begins. */
  readonly fault: GenerationFault | null;
}
