import type { SubmittedAction } from '../../core';
import type { Draft } from '../simulation/draft';
import type { Machine } from '../simulation/machine';
import type { PerCarrier } from '../terms';
import type { Loss } from '../simulation/report';
import type { State } from '../simulation/state';
import type { Kept } from './interner';
import type { Reads } from './reads';

/**
 * All of a state but what is the robot's own: its cell, what it carries, its immunity, its moves, the actions left.
 * Worlds with equal futures are one object.
 */
export interface World {
  readonly id: number;
  readonly worlds: Worlds;
  /**
   * A state in this world, for any robot. What no rule reads is as it was on the way on which the world was met first;
   * the turn is the earliest that makes no difference.
   */
  readonly state: State;
  readonly parts: Parts;
  /** What an action on it led to, by robot cell and action; filled as it is asked for. */
  acted: Map<string, World> | undefined;
  /** How its turn ends, by what the rules read of the robot; filled as it is asked for. */
  ended: Map<string, TurnEnd> | undefined;
}

/** The parts of a world, each interned. */
export interface Parts {
  readonly hazards: Kept<Float32Array>;
  readonly settings: Kept<Uint8Array>;
  readonly leaks: number;
  readonly blocks: number;
  readonly severed: PerCarrier<Kept<Uint8Array>>;
  readonly ready: Kept<Uint8Array>;
  readonly fired: Kept<Uint8Array>;
}

/** How a turn ends for whatever robot is there, harm to it left to be looked up. */
export type TurnEnd =
  | {
      readonly loss: null;
      readonly world: World;
      /** By cell: one of `harm`, as it was in step 12; `null` where nothing would harm a robot anywhere. */
      readonly harms: Uint8Array | null;
      /** What the robot carries afterwards, where rules bear on it. */
      readonly inventory: readonly number[] | null;
    }
  | { readonly loss: Loss };

/** The worlds that were met in one search, each with what is known to follow from it. */
export interface Worlds {
  /** Its arena takes arrays back after every action and turn: states made with it must not be kept. */
  readonly machine: Machine;
  readonly reads: Reads;
  /** The world of a state that is not over. */
  readonly of: (state: State) => World;
  /** The world after an action of a robot, which has been done in a draft from the world's state. */
  readonly after: (world: World, draft: Draft, action: SubmittedAction) => World;
  /** How a world's turn ends for a robot; simulated once for all that the rules cannot tell apart. */
  readonly end: (world: World, robot: RobotRead) => TurnEnd;
  /** Bytes kept since this was asked last. */
  readonly grown: () => number;
  /** How many worlds were met, and how many turns simulated. */
  readonly counts: () => { readonly worlds: number; readonly simulated: number };
}

/** What rules can read of a robot. */
export type RobotRead = Pick<State, 'robot' | 'inventory'>;
