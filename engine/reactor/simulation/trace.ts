import type { Cell, Level } from '../level';
import type { Carrier, LevelState, LossCause, Remedy } from '../terms';
import type { RefusalCode } from './actions';
import { settingText } from './rules/predicates';
import { reportedState } from './reported';
import { severedCells } from './transcript/save';
import { type State } from './state';
import { serviceNames, type ServiceName } from './service';
import { floatDump, floatHash } from './state-grids';
import { inventoryOf } from './view';

type Position = readonly [number, number];

/** A line of a trace: the state after an action, and the events of the simulation inside it. */
export interface TraceLine {
  readonly turn: number;
  readonly actionsLeft: number;
  readonly status: LevelState;
  readonly reported: LevelState;
  readonly lossCause: LossCause | null;
  readonly refused: RefusalCode | null;
  readonly robot: {
    readonly position: Position;
    readonly inventory: Readonly<Record<Remedy, number>>;
    readonly heatImmunity: number;
  };
  readonly allSeeingEye: 'Locked' | 'Unlocked';
  readonly props: readonly (string | null)[];
  readonly leaks: readonly {
    readonly carrier: Carrier;
    readonly position: Position;
    readonly access: Position;
    readonly state: 'Leaking' | 'Repaired';
    readonly severity: number;
  }[];
  readonly severed: readonly { readonly carrier: Carrier; readonly position: Position }[];
  readonly services: readonly ServiceName[];
  readonly fired: readonly string[];
  readonly warnings: readonly string[];
  readonly hash: string;
  /** Each grid of floats as bit patterns, if they were requested. */
  readonly arrays?: Readonly<Record<string, readonly string[]>>;
}

/** Describes a state as one line of a trace. The line's text is its `JSON.stringify`. */
export function traceLine(state: State, dump = false): TraceLine {
  const { level } = state.machine;
  const at = (cell: Cell) => positionOf(level, cell);
  return {
    turn: state.turn,
    actionsLeft: state.actionsLeft,
    status: state.status,
    reported: reportedState(state),
    lossCause: state.lossCause,
    refused: state.refused,
    robot: { position: at(state.robot), inventory: inventoryOf(state), heatImmunity: state.heatImmunity },
    allSeeingEye: state.allSeeingEye ? 'Unlocked' : 'Locked',
    props: level.props.map((_, index) => settingText(state, index)),
    leaks: state.leaks.map(({ carrier, cell, access, state: repair, severity }) => ({
      carrier,
      position: at(cell),
      access: at(access),
      state: repair,
      severity,
    })),
    severed: severedCells(state).map(({ carrier, cell }) => ({ carrier, position: at(cell) })),
    services: Array.from(state.services, (each) => serviceNames[each as 0 | 1 | 2]),
    fired: state.report?.fired.map(({ id }) => id) ?? [],
    warnings: state.report?.warnings ?? [],
    hash: floatHash(state),
    ...(dump ? { arrays: floatDump(state) } : {}),
  };
}

function positionOf({ width }: Level, cell: Cell): Position {
  return [cell % width, Math.floor(cell / width)];
}
