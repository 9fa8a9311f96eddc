import type { Path } from '../core';
import type { JsonValue } from '../json';
import type {
  Band,
  Carrier,
  Comparison,
  ConsumerType,
  FlowType,
  HazardField,
  JunctionType,
  LevelState,
  LossCause,
  PerCarrier,
  PropType,
  Remedy,
  Service,
  SupplyType,
} from './terms';

/** A cell of the grid: `y * width + x`. */
export type Cell = number;

/**
 * A key that the loader keeps but does not read: a key that begins with `x-`, a free key of `metadata`, or `$schema`.
 */
export interface Extension {
  /** The path of the object that has the key. */
  readonly object: Path;
  readonly key: string;
  readonly value: JsonValue;
}

/**
 * A level without errors, ready to be played. Grids have one byte a cell, in cell order. Lists keep the file's order,
 * which decides ties. Amounts are those of the file; the simulation rounds them to binary32.
 */
export interface Level {
  readonly metadata: Metadata;
  readonly width: number;
  readonly height: number;
  /** 1 for floor, 0 for wall. */
  readonly floor: Uint8Array;
  /** 1 for each cell of the carrier's network. */
  readonly networks: PerCarrier<Uint8Array>;
  readonly props: readonly Prop[];
  readonly leaks: readonly Leak[];
  readonly hazards: readonly Hazard[];
  readonly robot: Robot;
  readonly allSeeingEye: 'Locked' | 'Unlocked';
  readonly rules: readonly Rule[];
  /** Present in a saved game. */
  readonly state?: SavedState;
  /** Additional data of the file; absent if the file has none. */
  readonly extensions?: readonly Extension[];
}

export interface Metadata {
  readonly title: string;
  readonly author?: string;
  readonly description?: string;
  /** Actions in a turn, in `[1, 99]`. The default is the balance's. */
  readonly actionBudget?: number;
}

export type Prop =
  | FlowProp
  | ConsumerProp
  | JunctionProp
  | DoorProp
  | TerminalProp
  | SupplyProp
  | ReactorProp;

interface PropBase<T extends PropType> {
  readonly type: T;
  readonly cell: Cell;
}
export interface FlowProp extends PropBase<FlowType> {
  readonly state: 'Enabled' | 'Disabled';
}
export interface ConsumerProp extends PropBase<ConsumerType> {
  readonly state: 'Enabled' | 'Disabled';
}
export interface JunctionProp extends PropBase<JunctionType> {
  /** One of `junctionModes[type]`. */
  readonly mode: string;
}
export interface DoorProp extends PropBase<'Door'> {
  readonly state: 'Open' | 'Closed';
  /** Two adjacent floor cells, in the file's order. */
  readonly edge: readonly [Cell, Cell];
}
export type TerminalProp = PropBase<'AllSeeingEyeTerminal'>;
export interface SupplyProp extends PropBase<SupplyType> {
  readonly state: 'Available' | 'Depleted';
}
export interface ReactorProp extends PropBase<'ReactorControl'> {
  readonly id: string;
  /** The cells of the three consumers that it needs. */
  readonly consumers: PerCarrier<Cell>;
  /** As in the file. Without it the control's cell and its floor neighbors count (see `areaOf`). */
  readonly area?: readonly Cell[];
}

export interface Leak {
  readonly carrier: Carrier;
  /** The underground cell. */
  readonly cell: Cell;
  /** The floor cell it leaks into: for fuel and coolant the same cell. */
  readonly access: Cell;
  readonly state: 'Leaking' | 'Repaired';
  /** In `[1, leak.maxSeverity]`. */
  readonly severity: number;
}

/** Turns for which each element is kept out of a cell, at least 1; an element without a block is absent. */
export type Blocks = Readonly<Partial<Record<Carrier, number>>>;

/** A floor cell with hazards or blocks. Amounts that are missing in the file are 0. */
export interface Hazard {
  readonly cell: Cell;
  readonly amounts: Readonly<Record<HazardField, number>>;
  readonly blocks: Blocks;
}

export interface Robot {
  readonly cell: Cell;
  /** The number of each remedy. All four are given. */
  readonly inventory: Readonly<Record<Remedy, number>>;
  /** Steps for which heat does not harm it. */
  readonly heatImmunity: number;
}

export interface Rule {
  readonly id: string;
  readonly enabled: boolean;
  readonly trigger: 'Once' | 'Repeat';
  readonly priority: number;
  readonly phase: 'StartOfSimulation' | 'EndOfTurn';
  readonly predicates: readonly Predicate[];
  readonly effects: readonly Effect[];
  readonly forecast?: string;
}

export type Equality = '==' | '!=';

export type Predicate =
  | { readonly type: 'Turn'; readonly op: Comparison; readonly value: number }
  | { readonly type: 'LevelState'; readonly op: Equality; readonly value: LevelState }
  | { readonly type: 'Reactor'; readonly reactor: string; readonly is: ReactorCondition }
  | {
      readonly type: 'Prop';
      readonly cell: Cell;
      readonly propType?: PropType;
      readonly state?: string;
      readonly mode?: string;
    }
  | {
      readonly type: 'ConsumerService';
      readonly cell: Cell;
      readonly op: Equality;
      readonly service: Service;
    }
  | {
      readonly type: 'NetworkBand';
      readonly carrier: Carrier;
      readonly cell: Cell;
      readonly quantity: 'Amount' | 'Pressure' | 'Voltage';
      readonly op: Comparison;
      readonly band: Band;
    }
  | {
      readonly type: 'HazardBand';
      readonly cell: Cell;
      readonly hazard: HazardField;
      readonly op: Comparison;
      readonly band: Band;
    }
  | { readonly type: 'RobotPosition'; readonly cell: Cell }
  | {
      readonly type: 'RobotInventory';
      readonly remedy: Remedy;
      readonly op: Comparison;
      readonly count: number;
    }
  | { readonly type: 'AllSeeingEye'; readonly is: 'Locked' | 'Unlocked' };

export type ReactorCondition = 'Ready' | 'NotReady' | 'Lost' | 'Won';

export type Effect =
  | {
      readonly type: 'StartLeak';
      readonly carrier: Carrier;
      readonly cell: Cell;
      /**
       * As in the file; not needed for fuel and coolant. Without it, a rule reopens an authored electricity leak at its
       * old access.
       */
      readonly access?: Cell;
      readonly severity: number;
    }
  | { readonly type: 'WorsenLeak'; readonly carrier: Carrier; readonly cell: Cell; readonly by: number }
  | {
      readonly type: 'RepairNetworkCell' | 'DisableNetworkCell';
      readonly carrier: Carrier;
      readonly cell: Cell;
    }
  | { readonly type: 'SetPropState'; readonly cell: Cell; readonly state: string }
  | {
      readonly type: 'AddHazard' | 'RemoveHazard';
      readonly cell: Cell;
      readonly hazard: Carrier;
      readonly amount: number;
    }
  | { readonly type: 'AddHeat' | 'RemoveHeat'; readonly cell: Cell; readonly amount: number }
  | { readonly type: 'AddInventory' | 'RemoveInventory'; readonly remedy: Remedy; readonly count: number }
  | { readonly type: 'LoseLevel'; readonly reason: string }
  | { readonly type: 'Warn'; readonly text: string };

/** The state of a game that differs from its level. Together with the level it resumes bit for bit. */
export interface SavedState {
  readonly turn: number;
  readonly actionsLeft: number;
  /** Moves made this turn. */
  readonly moves: number;
  readonly status: LevelState;
  readonly lossCause: LossCause | null;
  readonly robot: Robot;
  readonly allSeeingEye: 'Locked' | 'Unlocked';
  /** Props whose state or mode differs from the level. */
  readonly props: readonly { readonly cell: Cell; readonly state?: string; readonly mode?: string }[];
  /** All leaks now, rule-made ones included. */
  readonly leaks: readonly Leak[];
  readonly severed: readonly { readonly carrier: Carrier; readonly cell: Cell }[];
  readonly hazards: readonly Hazard[];
  /** Amounts at the end of the previous turn where they differ from `hazards`. */
  readonly previous: readonly Hazard[];
  /** Values of each network cell, in cell order. */
  readonly networks: PerCarrier<{
    readonly amount: readonly number[];
    readonly potential: readonly number[];
  }>;
  /** One for each consumer, in prop order. */
  readonly services: readonly Service[];
  readonly readyReactors: readonly string[];
  /** `Once` rules that have fired. */
  readonly fired: readonly string[];
}
