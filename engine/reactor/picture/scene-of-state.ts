import { memoize, type Issue } from '../../core';
import type { Cell, Level, Prop } from '../level';
import { networkBand } from '../simulation/cell-code';
import { heatOf } from '../simulation/derive';
import { areaOf, type Machine } from '../simulation/machine';
import { isOn, settingsOf } from '../simulation/prop-state';
import { linesOf } from '../simulation/network/line';
import { seesUnderground, type Display } from '../simulation/explain/sight';
import { type State } from '../simulation/state';
import { serviceNames } from '../simulation/service';
import type { ForecastSummary } from '../simulation/explain/summary';
import {
  includes,
  junctionTypes,
  perCarrier,
  type Carrier,
  type LevelState,
  type PerCarrier,
} from '../terms';
import { armsOf } from './arms';
import { changedCells, ghostsOf, problemsOf, readyGhostsOf } from './overlays';
import { reachOf } from './reach';
import { ruleTargetsOf } from './rule-targets';
import { surfaceScene } from './surface-scene';
import { supply, type ReactorHeat, type Scene, type SceneNetwork, type SceneProp } from './scene';

/** Optional content of a state's scene. */
export interface SceneOptions {
  /**
   * `locked`: as a player sees it, with the underground only once the all-seeing eye is unlocked. `unlocked` is the
   * default.
   */
  readonly display?: Display;
  /** The level state that people see, if it is not the state as last derived. */
  readonly status?: LevelState | undefined;
  /** The state to compare with, usually that of the previous turn. */
  readonly before?: State | undefined;
  /** The forecast to show. */
  readonly forecast?: Pick<ForecastSummary, 'crossings' | 'ready'> | undefined;
  readonly issues?: readonly Pick<Issue, 'severity' | 'cells'>[] | undefined;
  /** True to show the cells that the robot can reach in this turn. */
  readonly reach?: boolean;
}

/** Builds the scene of a state. The cost grows with its props and leaks; the grids are shared with the state. */
export function sceneOfState(state: State, options: SceneOptions = {}): Scene {
  const { machine } = state;
  const { level, balance } = machine;
  const fixed = fixedOf(level);
  const { actionCost } = balance.turn;
  const underground = seesUnderground(state, options.display ?? 'unlocked');
  const scene: Scene = {
    title: level.metadata.title,
    width: level.width,
    height: level.height,
    terrain: level.floor,
    networks: perCarrier((carrier) => networkNow(state, carrier)),
    props: level.props.map((prop, index) => propNow(state, prop, index)),
    leaks: state.leaks.map((leak) => ({ ...leak, leaking: leak.state === 'Leaking' })),
    hazards: state.hazards,
    codes: state.codes,
    hazardMax: balance.hazard.max,
    blocks: state.blocks,
    robot: { cell: state.robot, shielded: state.heatImmunity > 0 },
    ruleTargets: fixed.ruleTargets,
    moment: { turn: state.turn, status: options.status ?? state.status },
    underground,
    changed: options.before === undefined ? [] : changedCells(options.before, state, underground),
    ghosts: options.forecast === undefined ? [] : ghostsOf(options.forecast),
    readyGhosts: options.forecast === undefined ? [] : readyGhostsOf(machine, options.forecast),
    problems: options.issues === undefined ? [] : problemsOf(options.issues),
    reach:
      options.reach === true
        ? reachOf(
            { width: level.width, height: level.height, terrain: level.floor },
            state.robot,
            Math.floor(state.actionsLeft / actionCost.MoveRobot),
          )
        : null,
  };
  return underground ? scene : surfaceScene(scene);
}

/** The parts of a scene that are the same in all states of a level. */
const fixedOf = memoize((level: Level) => {
  const junctions = level.props.filter(({ type }) => includes(junctionTypes, type)).map(({ cell }) => cell);
  const sources: PerCarrier<Cell[]> = perCarrier((carrier) =>
    level.props.filter(({ type }) => type === `${carrier}Flow`).map(({ cell }) => cell),
  );
  return {
    arms: armsOf({ width: level.width, height: level.height, cells: level.networks }, junctions, sources),
    areas: new Map(
      level.props.flatMap((prop) =>
        prop.type === 'ReactorControl' ? [[prop.cell, areaOf(level, prop)] as const] : [],
      ),
    ),
    ruleTargets: ruleTargetsOf(level.rules),
  };
});

/** Supplies by the flows that they were derived from. States share equal flows. */
const supplies = new WeakMap<Float32Array, Uint8Array>();

function networkNow(state: State, carrier: Carrier): SceneNetwork {
  const { machine } = state;
  const flows = state.flows[carrier];
  let supplied = supplies.get(flows);
  if (supplied?.length !== machine.size) supplies.set(flows, (supplied = supplyOf(machine, carrier, flows)));
  const severed: Cell[] = [];
  state.severed[carrier].forEach((cut, node) => {
    if (cut === 1) severed.push(machine.networks[carrier].cells[node] ?? 0);
  });
  return { cells: machine.level.networks[carrier], supply: supplied, severed };
}

const supplyBand = { Safe: supply.safe, Caution: supply.caution, Critical: supply.critical } as const;

function supplyOf({ networks, balance, size }: Machine, carrier: Carrier, flows: Float32Array): Uint8Array {
  const { cells } = networks[carrier];
  const supplied = new Uint8Array(size);
  cells.forEach((cell, node) => {
    const amount = flows[node] ?? 0;
    const least = Math.min(amount, flows[cells.length + node] ?? 0);
    supplied[cell] = amount > 0 ? supplyBand[networkBand(least, balance.network.bands)] : supply.none;
  });
  return supplied;
}

function propNow(state: State, prop: Prop, index: number): SceneProp {
  const { machine, settings } = state;
  const { cell } = prop;
  const on = settings[index] === isOn;
  switch (prop.type) {
    case 'FuelFlow':
    case 'CoolantFlow':
    case 'ElectricityFlow':
      return { type: prop.type, cell, on };
    case 'FuelConsumer':
    case 'CoolantConsumer':
    case 'ElectricityConsumer': {
      const consumer = machine.consumerAt.get(cell) ?? -1;
      const service = serviceNames[state.services[consumer] ?? 0] ?? null;
      return { type: prop.type, cell, on, service, line: linesOf(state)[consumer] ?? null };
    }
    case 'TJunction':
    case 'CrossJunction': {
      const mode = settingsOf(prop.type)[settings[index] ?? 0] ?? prop.mode;
      return { type: prop.type, cell, mode, arms: fixedOf(machine.level).arms.get(cell) ?? null };
    }
    case 'Door':
      return { type: prop.type, cell, open: on, edge: prop.edge };
    case 'AllSeeingEyeTerminal':
      return { type: prop.type, cell, unlocked: state.allSeeingEye };
    case 'FuelRemedySupply':
    case 'CoolantRemedySupply':
    case 'ElectricityRemedySupply':
    case 'HeatRemedySupply':
      return { type: prop.type, cell, available: on };
    case 'ReactorControl': {
      const { id } = prop;
      const reactor = machine.reactors.findIndex((each) => each.prop === index);
      const area = fixedOf(machine.level).areas.get(cell) ?? [];
      return {
        type: prop.type,
        cell,
        id,
        area,
        ready: state.ready[reactor] === 1,
        heat: heatNow(state, reactor),
      };
    }
  }
}

function heatNow(state: State, index: number): ReactorHeat {
  const { reactors, balance } = state.machine;
  const reactor = reactors[index];
  if (reactor === undefined) return 'cool';
  const heat = heatOf(state, reactor);
  const { readyBelow, criticalFrom, terminalFrom } = balance.reactor;
  if (heat >= terminalFrom) return 'terminal';
  if (heat >= criticalFrom) return 'critical';
  return heat >= readyBelow ? 'hot' : 'cool';
}
