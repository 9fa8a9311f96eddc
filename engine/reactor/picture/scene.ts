import type { Severity } from '../../core';
import type { Cell } from '../level';
import type { Block } from '../simulation/state';
import type { ServiceName } from '../simulation/service';
import type {
  Band,
  Carrier,
  ConsumerType,
  FlowType,
  HazardField,
  JunctionType,
  LevelState,
  PerCarrier,
  SupplyType,
} from '../terms';

/** What the terrain of a cell is, as the number that `Scene.terrain` holds. */
export const ground = { wall: 0, floor: 1, unknown: 2 } as const;

/** Whether a network has a cell, as the number that `SceneNetwork.cells` holds. */
export const presence = { absent: 0, present: 1, unknown: 2 } as const;

/** How well a network's cell is supplied, as the number that `SceneNetwork.supply` holds. */
export const supply = { none: 0, critical: 1, caution: 2, safe: 3 } as const;

/**
 * All that is to be seen of a level at one moment. Plain data, never changed; grids have one byte a cell in cell order,
 * hazards four floats. States of one level share what is the same between them.
 */
export interface Scene {
  /** Empty where the level has none. */
  readonly title: string;
  readonly width: number;
  readonly height: number;
  /** One of `ground` a cell. */
  readonly terrain: Uint8Array;
  readonly networks: PerCarrier<SceneNetwork>;
  readonly props: readonly SceneProp[];
  readonly leaks: readonly SceneLeak[];
  /** Fuel, coolant, electricity, heat of each cell. */
  readonly hazards: Float32Array;
  /** The bands of each cell's hazards, two bits a field (see `codeOf`); it may be longer than there are cells. */
  readonly codes: Uint8Array;
  /** The most that a cell can hold of a hazard. */
  readonly hazardMax: number;
  readonly blocks: readonly Block[];
  readonly robot: SceneRobot | null;
  readonly ruleTargets: readonly SceneTarget[];
  /** Of a state: its turn and what was derived; `null` for a level that is not played. */
  readonly moment: { readonly turn: number; readonly status: LevelState } | null;
  /** Whether the networks can be seen: always unless the scene is as a player sees it. */
  readonly underground: boolean;
  /** Cells on which something is not as it was; empty where nothing is compared. */
  readonly changed: readonly Cell[];
  readonly ghosts: readonly SceneGhost[];
  readonly problems: readonly SceneProblem[];
  /** 1 where the robot can go in this turn; `null` where that is not asked. */
  readonly reach: Uint8Array | null;
}

export interface SceneNetwork {
  /** One of `presence` a cell. */
  readonly cells: Uint8Array;
  /** One of `supply` a cell; `null` where it is not known what flows. */
  readonly supply: Uint8Array | null;
  /** Cells that are cut out. */
  readonly severed: readonly Cell[];
}

/** A prop as it stands now. */
export type SceneProp =
  | { readonly type: FlowType; readonly cell: Cell; readonly on: boolean }
  | {
      readonly type: ConsumerType;
      readonly cell: Cell;
      readonly on: boolean;
      /** `null` where it is not known. */
      readonly service: ServiceName | null;
    }
  | {
      readonly type: JunctionType;
      readonly cell: Cell;
      readonly mode: string;
      readonly arms: SceneArms | null;
    }
  | {
      readonly type: 'Door';
      readonly cell: Cell;
      readonly open: boolean;
      /** `null` where the edge is not one. */
      readonly edge: readonly [Cell, Cell] | null;
    }
  | { readonly type: 'AllSeeingEyeTerminal'; readonly cell: Cell; readonly unlocked: boolean }
  | { readonly type: SupplyType; readonly cell: Cell; readonly available: boolean }
  | {
      readonly type: 'ReactorControl';
      readonly cell: Cell;
      readonly id: string;
      readonly area: readonly Cell[];
      /** `null` where it is not known. */
      readonly ready: boolean | null;
      /** How hot its area is. */
      readonly heat: ReactorHeat;
    }
  /** A prop of no known type. */
  | { readonly type: 'unknown'; readonly cell: Cell; readonly name: string };

/** `hot`: too hot to be ready; `terminal`: lost. */
export type ReactorHeat = 'cool' | 'hot' | 'critical' | 'terminal';

/** The ways out of a junction that an underground view shows. */
export interface SceneArms {
  readonly carrier: Carrier;
  /** The side (clockwise from north, 0 to 3) from which it is fed. */
  readonly from: number;
  /** The sides of its branches in the order of the mode's weights. */
  readonly branches: readonly number[];
}

export interface SceneLeak {
  readonly carrier: Carrier;
  /** The underground cell. */
  readonly cell: Cell;
  readonly access: Cell;
  readonly leaking: boolean;
  readonly severity: number;
}

export interface SceneRobot {
  readonly cell: Cell;
  /** Whether heat does not harm it now. */
  readonly shielded: boolean;
}

/** A cell that a rule reads or changes. */
export interface SceneTarget {
  readonly cell: Cell;
  readonly kind: 'predicate' | 'effect';
  /** Ids of the rules, in file order. */
  readonly rules: readonly string[];
}

/** A hazard that is foreseen to rise into a band. */
export interface SceneGhost {
  readonly cell: Cell;
  readonly field: HazardField;
  readonly band: Band;
  readonly turn: number;
}

/** The worst problem of a cell. */
export interface SceneProblem {
  readonly cell: Cell;
  readonly severity: Severity;
  /** How many there are. */
  readonly count: number;
}
