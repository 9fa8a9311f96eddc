import type { SubmittedAction } from '../../core';
import type { Draft } from '../simulation/draft';
import type { Machine } from '../simulation/machine';
import type { PerCarrier } from '../terms';
import type { Loss } from '../simulation/report';
import type { State } from '../simulation/state';
import type { Kept } from './interner';
import type { Reads } from './reads';

/**
 * A state without the robot's own data: its cell, inventory, immunity, moves and the actions left. Worlds with equal
 * futures are one object.
 */
export interface World {
  readonly id: number;
  readonly worlds: Worlds;
  /**
   * A state in this world, for any robot. Parts that no rule reads are those of the path on which the world was first
   * found. The turn is the earliest one with the same future.
   */
  readonly state: State;
  readonly parts: Parts;
  /** The worlds that actions on it led to, by robot cell and action. Filled on demand. */
  acted: Map<string, World> | undefined;
  /** The ends of its turn, by what the rules read of the robot. Filled on demand. */
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

/** The end of a turn for any robot. Harm to the robot is looked up by its cell. */
export type TurnEnd =
  | {
      readonly loss: null;
      readonly world: World;
      /** By cell: one of `harm`, as it was in step 12; `null` if no cell would harm a robot. */
      readonly harms: Uint8Array | null;
      /** The robot's inventory afterwards, if rules affect it. */
      readonly inventory: readonly number[] | null;
    }
  | { readonly loss: Loss };

/** The worlds found in one search, each with its known successors. */
export interface Worlds {
  /**
   * The machine of the search. Its arena takes arrays back after every action and turn, so states made with it must not
   * be kept.
   */
  readonly machine: Machine;
  readonly reads: Reads;
  /** Returns the world of a state that is not over. */
  readonly of: (state: State) => World;
  /** Returns the world after an action of a robot, which was performed in a draft of the world's state. */
  readonly after: (world: World, draft: Draft, action: SubmittedAction) => World;
  /** Returns the end of a world's turn for a robot. Simulated once for all robots that the rules cannot distinguish. */
  readonly end: (world: World, robot: RobotRead) => TurnEnd;
  /** Returns the number of bytes kept since the last call. */
  readonly grown: () => number;
  /** Returns the number of worlds found and the number of turns simulated. */
  readonly counts: () => { readonly worlds: number; readonly simulated: number };
}

/** The parts of a robot that rules can read. */
export type RobotRead = Pick<State, 'robot' | 'inventory'>;
