import type { Severity } from '../../core';
import type { Cell } from '../level';
import type { Line } from '../simulation/network/line';
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

/** The terrain of a cell, as the number in `Scene.terrain`. */
export const ground = { wall: 0, floor: 1, unknown: 2 } as const;

/** The presence of a network cell, as the number in `SceneNetwork.cells`. */
export const presence = { absent: 0, present: 1, unknown: 2 } as const;

/** The supply of a network cell, as the number in `SceneNetwork.supply`. */
export const supply = { none: 0, critical: 1, caution: 2, safe: 3 } as const;

/**
 * Everything visible of a level at one moment. Plain data, never changed. Grids have one byte a cell in cell order,
 * hazards four floats. States of one level share the parts that are equal.
 */
export interface Scene {
  /** Empty if the level does not have one. */
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
  /**
   * The bands of each cell's hazards, two bits a field (see `codeOf`). The array may be longer than the number of
   * cells.
   */
  readonly codes: Uint8Array;
  /** The greatest amount of a hazard in a cell. */
  readonly hazardMax: number;
  readonly blocks: readonly Block[];
  readonly robot: SceneRobot | null;
  readonly ruleTargets: readonly SceneTarget[];
  /** The turn and the state that people see; `null` for a level that is not played. */
  readonly moment: { readonly turn: number; readonly status: LevelState } | null;
  /**
   * True if the networks are visible. Only a scene as a player sees it is without them: then it holds nothing of the
   * underground (see `surfaceScene`).
   */
  readonly underground: boolean;
  /** Changed cells; empty without a state to compare with. */
  readonly changed: readonly Cell[];
  readonly ghosts: readonly SceneGhost[];
  readonly readyGhosts: readonly SceneReadyGhost[];
  readonly problems: readonly SceneProblem[];
  /** 1 for each cell that the robot can reach in this turn; `null` if that was not requested. */
  readonly reach: Uint8Array | null;
}

export interface SceneNetwork {
  /** One of `presence` a cell. */
  readonly cells: Uint8Array;
  /** One of `supply` a cell; `null` if the flow is unknown. */
  readonly supply: Uint8Array | null;
  /** Cells that are cut out. */
  readonly severed: readonly Cell[];
}

/** A prop in its current state. */
export type SceneProp =
  | { readonly type: FlowType; readonly cell: Cell; readonly on: boolean }
  | {
      readonly type: ConsumerType;
      readonly cell: Cell;
      readonly on: boolean;
      /** `null` if it is unknown. */
      readonly service: ServiceName | null;
      /** Its connection with flows; `null` if that is unknown or underground. */
      readonly line: Line | null;
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
      /** `null` if the edge is invalid. */
      readonly edge: readonly [Cell, Cell] | null;
    }
  | { readonly type: 'AllSeeingEyeTerminal'; readonly cell: Cell; readonly unlocked: boolean }
  | { readonly type: SupplyType; readonly cell: Cell; readonly available: boolean }
  | {
      readonly type: 'ReactorControl';
      readonly cell: Cell;
      readonly id: string;
      readonly area: readonly Cell[];
      /** `null` if it is unknown. */
      readonly ready: boolean | null;
      /** The heat of its area. */
      readonly heat: ReactorHeat;
    }
  /** A prop of an unknown type. */
  | { readonly type: 'unknown'; readonly cell: Cell; readonly name: string };

/** `hot`: too hot to be ready; `terminal`: lost. */
export type ReactorHeat = 'cool' | 'hot' | 'critical' | 'terminal';

/** The sides of a junction that an underground view shows. */
export interface SceneArms {
  readonly carrier: Carrier;
  /** The side (clockwise from north, 0 to 3) from which it is fed. */
  readonly from: number;
  /** The sides of the branches, in the order of the mode's weights. */
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
  /** True if heat does not harm it now. */
  readonly shielded: boolean;
}

/** A cell that a rule reads or changes. */
export interface SceneTarget {
  readonly cell: Cell;
  readonly kind: 'predicate' | 'effect';
  /** Ids of the rules, in file order. */
  readonly rules: readonly string[];
}

/** A hazard that is forecast to rise into a band. */
export interface SceneGhost {
  readonly cell: Cell;
  readonly field: HazardField;
  readonly band: Band;
  readonly turn: number;
}

/** The control of a reactor that is forecast to become ready. */
export interface SceneReadyGhost {
  readonly cell: Cell;
  readonly turn: number;
}

/** The worst problem of a cell. */
export interface SceneProblem {
  readonly cell: Cell;
  readonly severity: Severity;
  /** The number of problems of the cell. */
  readonly count: number;
}
