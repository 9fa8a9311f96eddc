import type { Hazard, SavedState } from '../level';
import { carriers, hazardFields, perCarrier, remedies, type PerCarrier } from '../terms';
import { supply } from './network/consumers';
import { codeOf, fieldIndex } from './cell-code';
import { deriveState } from './derive';
import { draftOf, marksAt, sortedBlocks } from './draft';
import { checkInvariants } from './invariants';
import type { Machine } from './machine';
import { authoredSetting, settingsOf } from './prop-state';
import { type Block, type State } from './state';
import { service } from './service';

const nothing = new Uint8Array(0);
const stale = { Fuel: true, Coolant: true, Electricity: true } as const;

/** Returns the initial state of a level: as authored, with networks, services and level state computed. */
export function startState(machine: Machine): State {
  const draft = draftOf(authored(machine));
  supply(draft);
  deriveState(draft);
  checkInvariants(draft.next);
  return draft.next;
}

/** Restores the state of a saved game. All networks are recomputed in the next simulation. */
export function resumeState(machine: Machine, saved: SavedState): State {
  const { level } = machine;
  const fresh = authored(machine);
  const hazards = hazardsOf(machine, saved.hazards);
  const state: State = {
    ...fresh,
    turn: saved.turn,
    actionsLeft: saved.actionsLeft,
    moves: saved.moves,
    status: saved.status,
    lossCause: saved.lossCause,
    robot: saved.robot.cell,
    inventory: remedies.map((remedy) => saved.robot.inventory[remedy]),
    heatImmunity: saved.robot.heatImmunity,
    allSeeingEye: saved.allSeeingEye === 'Unlocked',
    settings: settingsNow(machine, fresh.settings, saved),
    leaks: saved.leaks,
    severed: severedNow(machine, saved),
    hazards,
    codes: codesOf(machine, hazards),
    previous: previousOf(machine, hazards, saved.previous),
    blocks: blocksOf(saved.hazards),
    flows: flowsNow(machine, saved),
    services: Uint8Array.from(saved.services, (name) =>
      name === 'Disabled' ? service.disabled : name === 'Starved' ? service.starved : service.producing,
    ),
    ready: Uint8Array.from(machine.reactors, ({ id }) => (saved.readyReactors.includes(id) ? 1 : 0)),
    fired: Uint8Array.from(level.rules, ({ id }) => (saved.fired.includes(id) ? 1 : 0)),
  };
  checkInvariants(state);
  return state;
}

function authored(machine: Machine): State {
  const { level } = machine;
  const hazards = hazardsOf(machine, level.hazards);
  return {
    machine,
    turn: 1,
    actionsLeft: machine.actionBudget,
    moves: 0,
    status: 'Stable',
    lossCause: null,
    robot: level.robot.cell,
    inventory: remedies.map((remedy) => level.robot.inventory[remedy]),
    heatImmunity: level.robot.heatImmunity,
    allSeeingEye: level.allSeeingEye === 'Unlocked',
    settings: Uint8Array.from(level.props, authoredSetting),
    leaks: level.leaks,
    severed: perCarrier(() => nothing),
    hazards,
    codes: codesOf(machine, hazards),
    previous: hazards,
    blocks: blocksOf(level.hazards),
    flows: perCarrier((carrier) => machine.arena.floats(2 * machine.networks[carrier].cells.length)),
    stale,
    services: new Uint8Array(machine.consumerProps.length),
    ready: new Uint8Array(machine.reactors.length),
    overheated: new Uint8Array(machine.reactors.length),
    fired: new Uint8Array(level.rules.length),
    activated: -1,
    refused: null,
    report: null,
  };
}

function hazardsOf({ arena, size }: Machine, list: readonly Hazard[]): Float32Array {
  const hazards = arena.floats(4 * size);
  writeAmounts(hazards, list);
  return hazards;
}

function previousOf({ arena }: Machine, hazards: Float32Array, list: readonly Hazard[]): Float32Array {
  if (list.length === 0) return hazards;
  const previous = arena.floats(hazards.length);
  previous.set(hazards);
  writeAmounts(previous, list);
  return previous;
}

function writeAmounts(hazards: Float32Array, list: readonly Hazard[]): void {
  for (const { cell, amounts } of list) {
    // + 0: a file may contain -0
    for (const field of hazardFields) hazards[4 * cell + fieldIndex[field]] = Math.fround(amounts[field]) + 0;
  }
}

function codesOf(machine: Machine, hazards: Float32Array): Uint8Array {
  const codes = machine.arena.bytes(marksAt(machine) + machine.level.height + 1);
  for (let cell = 0; cell < machine.size; cell++) codes[cell] = codeOf(hazards, 4 * cell, machine.thresholds);
  return codes;
}

function blocksOf(list: readonly Hazard[]): State['blocks'] {
  return sortedBlocks(
    list.flatMap(({ cell, blocks }) =>
      carriers.flatMap((carrier): Block[] => {
        const turns = blocks[carrier] ?? 0;
        return turns > 0 ? [{ cell, carrier, turns }] : [];
      }),
    ),
  );
}

function settingsNow(
  { level, propAt }: Machine,
  authoredSettings: Uint8Array,
  saved: SavedState,
): Uint8Array {
  const settings = authoredSettings.slice();
  for (const { cell, state, mode } of saved.props) {
    const index = propAt.get(cell);
    const prop = index === undefined ? undefined : level.props[index];
    if (index === undefined || prop === undefined) continue;
    const setting = settingsOf(prop.type).indexOf(mode ?? state ?? '');
    if (setting >= 0) settings[index] = setting;
  }
  return settings;
}

function severedNow({ networks }: Machine, saved: SavedState): PerCarrier<Uint8Array> {
  return perCarrier((carrier) => {
    const cut = saved.severed.filter((each) => each.carrier === carrier);
    if (cut.length === 0) return nothing;
    const severed = new Uint8Array(networks[carrier].cells.length);
    for (const { cell } of cut) severed[networks[carrier].nodeAt[cell] ?? -1] = 1;
    return severed;
  });
}

function flowsNow({ networks, arena }: Machine, saved: SavedState): PerCarrier<Float32Array> {
  return perCarrier((carrier) => {
    const nodes = networks[carrier].cells.length;
    const flow = arena.floats(2 * nodes);
    const { amount, potential } = saved.networks[carrier];
    for (let node = 0; node < nodes; node++) {
      flow[node] = (amount[node] ?? 0) + 0;
      flow[nodes + node] = (potential[node] ?? 0) + 0;
    }
    return flow;
  });
}
