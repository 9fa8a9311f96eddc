import type { Hazard, Level, SavedState } from '../../level';
import { carriers, hazardFields, perCarrier, type Carrier } from '../../terms';
import { shortestFloat32 } from './float-text';
import { settingText } from '../rules/predicates';
import { type State } from '../state';
import { serviceNames } from '../service';
import { hazardsOf, inventoryOf } from '../view';

/** Returns the state of a game that differs from its level. Together with the level it resumes bit for bit. */
export function saveState(state: State): SavedState {
  const { machine } = state;
  const { level } = machine;
  return {
    turn: state.turn,
    actionsLeft: state.actionsLeft,
    moves: state.moves,
    status: state.status,
    lossCause: state.lossCause,
    robot: {
      cell: state.robot,
      inventory: inventoryOf(state),
      heatImmunity: state.heatImmunity,
    },
    allSeeingEye: state.allSeeingEye ? 'Unlocked' : 'Locked',
    props: changedProps(state),
    leaks: state.leaks,
    severed: severedCells(state),
    hazards: hazardList(state),
    previous: previousList(state),
    networks: perCarrier((carrier) => {
      const values = Array.from(state.flows[carrier], shortestFloat32);
      const nodes = machine.networks[carrier].cells.length;
      return { amount: values.slice(0, nodes), potential: values.slice(nodes) };
    }),
    services: Array.from(state.services, (each) => serviceNames[each as 0 | 1 | 2]),
    readyReactors: machine.reactors.flatMap(({ id }, index) => (state.ready[index] === 1 ? [id] : [])),
    fired: level.rules.flatMap(({ id }, index) => (state.fired[index] === 1 ? [id] : [])),
  };
}

/**
 * Returns the level with a state in it, as a saved game's file has it. Extensions stay in place, except in the lists of
 * an earlier state, because their entries may have changed.
 */
export function savedLevel(state: State): Level {
  const { extensions, ...level } = state.machine.level;
  const kept = extensions?.filter(({ object: [root, member] }) => {
    return root !== 'state' || member === undefined || member === 'robot';
  });
  return { ...level, ...(kept === undefined ? {} : { extensions: kept }), state: saveState(state) };
}

function changedProps(state: State): SavedState['props'] {
  return state.machine.level.props.flatMap((prop, index): SavedState['props'] => {
    const setting = settingText(state, index);
    if (setting === null || prop.type === 'AllSeeingEyeTerminal') return [];
    if ('mode' in prop) return setting === prop.mode ? [] : [{ cell: prop.cell, mode: setting }];
    return 'state' in prop && setting !== prop.state ? [{ cell: prop.cell, state: setting }] : [];
  });
}

/** By carrier, then in cell order. */
export function severedCells({ machine, severed }: State): { carrier: Carrier; cell: number }[] {
  return carriers.flatMap((carrier) =>
    Array.from(machine.networks[carrier].cells)
      .filter((_, node) => severed[carrier][node] === 1)
      .map((cell) => ({ carrier, cell })),
  );
}

function hazardList(state: State): Hazard[] {
  const blocks = new Map<number, Partial<Record<Carrier, number>>>();
  for (const { cell, carrier, turns } of state.blocks) {
    blocks.set(cell, { ...blocks.get(cell), [carrier]: turns });
  }
  const list: Hazard[] = [];
  for (let cell = 0; cell < state.machine.size; cell++) {
    const blocked = blocks.get(cell);
    if (state.codes[cell] === 0 && blocked === undefined) continue;
    list.push({ cell, amounts: amountsOf(state, cell), blocks: blocked ?? {} });
  }
  return list;
}

function previousList(state: State): Hazard[] {
  const { hazards, previous, machine } = state;
  if (hazards === previous) return [];
  const before = { ...state, hazards: previous };
  const list: Hazard[] = [];
  for (let cell = 0; cell < machine.size; cell++) {
    const differs = hazardFields.some((_, field) => hazards[4 * cell + field] !== previous[4 * cell + field]);
    if (differs) list.push({ cell, amounts: amountsOf(before, cell), blocks: {} });
  }
  return list;
}

function amountsOf(state: State, cell: number): Hazard['amounts'] {
  const { Fuel, Coolant, Electricity, Heat } = hazardsOf(state, cell);
  return {
    Fuel: shortestFloat32(Fuel),
    Coolant: shortestFloat32(Coolant),
    Electricity: shortestFloat32(Electricity),
    Heat: shortestFloat32(Heat),
  };
}
