import type { ChanceState } from '../../core';
import type { GenerationFault } from '../generator/place';
import type { Creature, Floor, Id, ItemInstance, Registry } from '../terms';

/** What a run is played on. */
export interface RunLevel {
  readonly registry: Registry;
  /** Where the run begins: on the floor with the smallest number at its entrance, unless it is said. */
  readonly from?: { readonly floor: Id; readonly cell?: number | undefined };
}

/** Why an action changed nothing. */
export type RunRefusal =
  | 'game-over'
  | 'in-fight'
  | 'no-fight'
  | 'blocked'
  | 'nothing-here'
  | 'no-stairs'
  | 'floor-cannot-be-made';

/** What happened in an action, in order. */
export type RunEvent =
  | { readonly event: 'floor_entered'; readonly number: number }
  | { readonly event: 'room_entered'; readonly prefab: Id }
  | { readonly event: 'fight_started'; readonly enemies: number }
  | { readonly event: 'enemy_beaten'; readonly kind: Id }
  | { readonly event: 'player_hurt'; readonly by: number }
  | { readonly event: 'fight_won' }
  /** `null`: the pile was empty, since no file says what its table holds. */
  | { readonly event: 'picked_up'; readonly item: ItemInstance | null }
  | { readonly event: 'game_over'; readonly outcome: Outcome };

export type Outcome = 'Died' | 'Won';

/** A run in play. Plain data, but for the registry, which never changes. */
export interface Run {
  readonly registry: Registry;
  readonly floor: Floor;
  readonly player: { readonly cell: number; readonly health: number };
  /** Whom the player fights: moved here from the room, not copied. */
  readonly enemies: readonly Creature[];
  readonly bag: readonly ItemInstance[];
  readonly chance: ChanceState;
  /** How many actions were accepted. */
  readonly turn: number;
  /** How the run ended; `null` while it goes on. */
  readonly gameOver: { readonly outcome: Outcome } | null;
  /** Of the last accepted action. */
  readonly events: readonly RunEvent[];
  readonly refused: RunRefusal | null;
  /** Why a floor could not be made; a run without a first floor is over before it begins. */
  readonly fault: GenerationFault | null;
}
