import type { Cell, Leak } from '../level';
import type { Carrier, LevelState, LossCause, PerCarrier } from '../terms';
import type { RefusalCode } from './actions';
import type { Machine } from './machine';
import type { TurnReport } from './report';

/** An element that a neutralizer keeps out of a cell, and the number of turns left (at least 1). */
export interface Block {
  readonly cell: Cell;
  readonly carrier: Carrier;
  readonly turns: number;
}

/**
 * The state of a game. Arrays are never written to after the state has left the engine, and states share equal arrays;
 * `copyState` makes a copy that shares none. About 17 bytes a cell and 8 a network cell if nothing is shared.
 */
export interface State {
  readonly machine: Machine;
  /** From 1. */
  readonly turn: number;
  readonly actionsLeft: number;
  /** Moves made this turn. */
  readonly moves: number;
  /** The level state as last derived. */
  readonly status: LevelState;
  readonly lossCause: LossCause | null;
  readonly robot: Cell;
  /** The number of each remedy, in the order of `remedies`. */
  readonly inventory: readonly number[];
  /** Steps for which heat does not harm the robot. */
  readonly heatImmunity: number;
  readonly allSeeingEye: boolean;
  /** By prop: the number of its setting (see `settingsOf`). */
  readonly settings: Uint8Array;
  readonly leaks: readonly Leak[];
  /** By carrier, then node: 1 if the cell is cut out. Empty if none is. */
  readonly severed: PerCarrier<Uint8Array>;
  /** Four amounts a cell: fuel, coolant, electricity, heat, each in `[0, hazard.max]`, 0 on walls. */
  readonly hazards: Float32Array;
  /** The code of each cell (see `codeOf`), then the marks of quiet rows (see `pairs.ts`). Derived from `hazards`. */
  readonly codes: Uint8Array;
  /** The amounts at the end of the previous turn; often the same array as `hazards`. */
  readonly previous: Float32Array;
  /** In cell order, then by carrier. */
  readonly blocks: readonly Block[];
  /** The amount in each node, then the potential of each, in `[0, network.max]`. */
  readonly flows: PerCarrier<Float32Array>;
  /** Networks whose settings changed after `flows` was computed. */
  readonly stale: PerCarrier<boolean>;
  /** By consumer: one of `service`. */
  readonly services: Uint8Array;
  /** By reactor: 1 if it was ready when last derived. */
  readonly ready: Uint8Array;
  /** By reactor: 1 if its heat was terminal when last derived. */
  readonly overheated: Uint8Array;
  /** By rule: 1 if a `Once` rule has fired. */
  readonly fired: Uint8Array;
  /** The index of the reactor that was activated; -1 before that. */
  readonly activated: number;
  /** The reason for which the action that led to this state was refused. */
  readonly refused: RefusalCode | null;
  /** The report of the simulation inside the call that led to this state; `null` if none ran. */
  readonly report: TurnReport | null;
}

/** Copies a state without sharing any array. */
export function copyState(state: State): State {
  const hazards = state.hazards.slice();
  return {
    ...state,
    inventory: [...state.inventory],
    settings: state.settings.slice(),
    leaks: [...state.leaks],
    severed: copied(state.severed),
    hazards,
    codes: state.codes.slice(),
    previous: state.previous === state.hazards ? hazards : state.previous.slice(),
    blocks: [...state.blocks],
    flows: copied(state.flows),
    stale: { ...state.stale },
    services: state.services.slice(),
    ready: state.ready.slice(),
    overheated: state.overheated.slice(),
    fired: state.fired.slice(),
  };
}

function copied<T extends { slice(): T }>({ Fuel, Coolant, Electricity }: PerCarrier<T>): PerCarrier<T> {
  return { Fuel: Fuel.slice(), Coolant: Coolant.slice(), Electricity: Electricity.slice() };
}

/** Returns the amount of one field (by `fieldIndex`) on a cell. */
export function hazardAt(state: State, cell: Cell, field: number): number {
  return state.hazards[4 * cell + field] ?? 0;
}

/** Returns the amount and potential of a network in a cell, 0 if the network does not have the cell. */
export function flowAt(state: State, carrier: Carrier, cell: Cell): { amount: number; potential: number } {
  const { nodeAt, cells } = state.machine.networks[carrier];
  const node = nodeAt[cell] ?? -1;
  if (node < 0) return { amount: 0, potential: 0 };
  const flow = state.flows[carrier];
  return { amount: flow[node] ?? 0, potential: flow[cells.length + node] ?? 0 };
}

/** Returns true if a network's cell is cut out. */
export function isSevered(state: Pick<State, 'machine' | 'severed'>, carrier: Carrier, cell: Cell): boolean {
  const node = state.machine.networks[carrier].nodeAt[cell] ?? -1;
  return node >= 0 && state.severed[carrier][node] === 1;
}

/** Returns the number of turns for which an element is still kept out of a cell; 0 if it is not. */
export function blockedTurns(state: Pick<State, 'blocks'>, carrier: Carrier, cell: Cell): number {
  for (const block of state.blocks) if (block.cell === cell && block.carrier === carrier) return block.turns;
  return 0;
}
