import type { TurnView } from '../../core';
import type { Cell, Leak, Prop } from '../level';
import {
  hazardFields,
  perCarrier,
  remedies,
  type Carrier,
  type HazardField,
  type LevelState,
  type LossCause,
  type PerCarrier,
  type Remedy,
} from '../terms';
import { fieldIndex } from './cell-code';
import { legalActions, moveTargets } from './legal';
import { settingText } from './rules/predicates';
import { forecastOf, reportedState } from './reported';
import { forecastView, type ForecastView } from './explain/sight';
import { blockedTurns, flowAt, hazardAt, isSevered, type State } from './state';
import { serviceNames, type ServiceName } from './service';

/** A prop as the player sees it. */
export interface PropView {
  readonly prop: Prop;
  /** Its current state or mode; `null` for a reactor control. */
  readonly setting: string | null;
  /** The service of a consumer; `null` for other props. */
  readonly service: ServiceName | null;
  /** True if a reactor control can be activated; `null` for other props. */
  readonly ready: boolean | null;
}

/** A network cell, for viewers that can see the underground. */
export interface NetworkCellView {
  readonly amount: number;
  readonly potential: number;
  readonly severed: boolean;
}

/**
 * The facts that a player may know: always the surface, and the networks only with the all-seeing eye. Computed on
 * access.
 */
export interface ReactorView extends TurnView {
  readonly turn: number;
  readonly actionsLeft: number;
  /** The level state as last derived. */
  readonly state: LevelState;
  /** The level state that people see: also `Critical` if a loss is forecast. */
  readonly reported: LevelState;
  readonly lossCause: LossCause | null;
  readonly width: number;
  readonly height: number;
  readonly robot: Cell;
  readonly inventory: Readonly<Record<Remedy, number>>;
  readonly heatImmunity: number;
  readonly allSeeingEye: boolean;
  readonly props: readonly PropView[];
  /** Without the all-seeing eye, `cell` is the cell of access. */
  readonly leaks: readonly Leak[];
  /** Returns the hazards on a cell. */
  readonly hazards: (cell: Cell) => Readonly<Record<HazardField, number>>;
  /** Returns the number of turns for which each element is still kept out of a cell; 0 if it is not. */
  readonly blocks: (cell: Cell) => PerCarrier<number>;
  /** The cells of a network by cell; `null` while the underground is hidden. */
  readonly networks: PerCarrier<ReadonlyMap<Cell, NetworkCellView>> | null;
  /** The forecast, without the states of its turns. Without the all-seeing eye also without the underground. */
  readonly forecast: ForecastView;
}

const endTurn = [{ id: 'EndTurn', params: 'none' }] as const;

/** Returns the view of a state. */
export function viewOf(state: State): ReactorView {
  const { machine } = state;
  const { level } = machine;
  const over = state.status === 'Won' ? 'won' : 'failed';
  return {
    get actions() {
      return legalActions(state);
    },
    systemActions: endTurn,
    status: state.status === 'Won' || state.status === 'Lost' ? over : 'playing',
    hud: { actionsUsed: machine.actionBudget - state.actionsLeft },
    grid: {
      get targetableCells() {
        return moveTargets(state);
      },
    },
    turn: state.turn,
    actionsLeft: state.actionsLeft,
    state: state.status,
    get reported() {
      return reportedState(state);
    },
    lossCause: state.lossCause,
    width: level.width,
    height: level.height,
    robot: state.robot,
    get inventory() {
      return inventoryOf(state);
    },
    heatImmunity: state.heatImmunity,
    allSeeingEye: state.allSeeingEye,
    get props() {
      return propsOf(state);
    },
    get leaks() {
      return state.allSeeingEye ? state.leaks : state.leaks.map((leak) => ({ ...leak, cell: leak.access }));
    },
    hazards: (cell) => hazardsOf(state, cell),
    blocks: (cell) => perCarrier((carrier) => blockedTurns(state, carrier, cell)),
    get networks() {
      return state.allSeeingEye ? perCarrier((carrier) => networkView(state, carrier)) : null;
    },
    get forecast() {
      return forecastView(forecastOf(state), state.allSeeingEye);
    },
  };
}

/** Returns the number of each remedy that the robot carries. */
export function inventoryOf({ inventory }: State): Record<Remedy, number> {
  return Object.fromEntries(remedies.map((remedy, index) => [remedy, inventory[index] ?? 0])) as Record<
    Remedy,
    number
  >;
}

/** Returns the amount of each field on a cell. */
export function hazardsOf(state: State, cell: Cell): Record<HazardField, number> {
  return Object.fromEntries(
    hazardFields.map((field) => [field, hazardAt(state, cell, fieldIndex[field])]),
  ) as Record<HazardField, number>;
}

function propsOf(state: State): PropView[] {
  const { machine, services, ready } = state;
  return machine.level.props.map((prop, index) => {
    const consumer = machine.consumerAt.get(prop.cell);
    const reactor = machine.reactors.findIndex((each) => each.prop === index);
    return {
      prop,
      setting: settingText(state, index),
      service: consumer === undefined ? null : (serviceNames[services[consumer] ?? 0] ?? null),
      ready: reactor < 0 ? null : ready[reactor] === 1,
    };
  });
}

function networkView(state: State, carrier: Carrier): ReadonlyMap<Cell, NetworkCellView> {
  const cells = [...state.machine.networks[carrier].cells];
  return new Map(
    cells.map((cell) => [
      cell,
      { ...flowAt(state, carrier, cell), severed: isSevered(state, carrier, cell) },
    ]),
  );
}
