import type { Equality, Predicate } from '../../level';
import { bands, hazardKeys, remedies, type Comparison, type Service } from '../../terms';
import { fieldIndex, hazardBand, networkBand } from '../cell-code';
import type { Machine } from '../machine';
import { settingsOf } from '../prop-state';
import { flowAt, hazardAt, type State } from '../state';
import { serviceNames, type ServiceName } from '../service';

/** Returns true if a predicate passes now. */
export function passes(state: State, predicate: Predicate): boolean {
  const { machine } = state;
  const { balance } = machine;
  switch (predicate.type) {
    case 'Turn':
      return compare(state.turn, predicate.op, predicate.value);
    case 'LevelState':
      return equal(predicate.op, state.status === predicate.value);
    case 'Reactor':
      return reactorIs(state, predicate);
    case 'Prop':
      return propIs(state, predicate);
    case 'ConsumerService':
      return equal(predicate.op, serves(serviceAt(state, predicate.cell), predicate.service));
    case 'NetworkBand': {
      const { amount, potential } = flowAt(state, predicate.carrier, predicate.cell);
      const value = predicate.quantity === 'Amount' ? amount : potential;
      return inOrder(networkBand(value, balance.network.bands), predicate);
    }
    case 'HazardBand': {
      const value = hazardAt(state, predicate.cell, fieldIndex[predicate.hazard]);
      return inOrder(hazardBand(value, balance.hazard.bands[hazardKeys[predicate.hazard]]), predicate);
    }
    case 'RobotPosition':
      return state.robot === predicate.cell;
    case 'RobotInventory':
      return compare(state.inventory[remedies.indexOf(predicate.remedy)] ?? 0, predicate.op, predicate.count);
    case 'AllSeeingEye':
      return state.allSeeingEye === (predicate.is === 'Unlocked');
  }
}

function compare(value: number, op: Comparison, other: number): boolean {
  switch (op) {
    case '==':
      return value === other;
    case '!=':
      return value !== other;
    case '<':
      return value < other;
    case '<=':
      return value <= other;
    case '>':
      return value > other;
    case '>=':
      return value >= other;
  }
}

function equal(op: Equality, holds: boolean): boolean {
  return (op === '==') === holds;
}

/** Bands order as safe, caution, critical. */
function inOrder(
  band: (typeof bands)[number],
  predicate: { readonly op: Comparison; readonly band: (typeof bands)[number] },
): boolean {
  return compare(bands.indexOf(band), predicate.op, bands.indexOf(predicate.band));
}

function reactorIs(state: State, predicate: Extract<Predicate, { type: 'Reactor' }>): boolean {
  const index = state.machine.reactors.findIndex(({ id }) => id === predicate.reactor);
  switch (predicate.is) {
    case 'Ready':
      return state.ready[index] === 1;
    case 'NotReady':
      return state.ready[index] === 0;
    case 'Lost':
      return state.overheated[index] === 1;
    case 'Won':
      return index >= 0 && state.activated === index;
  }
}

/** Returns the text of a prop's setting: its state or mode, a terminal's lock; `null` for a reactor control. */
export function settingText(
  { settings, allSeeingEye, machine }: { settings: Uint8Array; allSeeingEye: boolean; machine: Machine },
  index: number,
): string | null {
  const type = machine.level.props[index]?.type;
  if (type === undefined) return null;
  if (type === 'AllSeeingEyeTerminal') return allSeeingEye ? 'Unlocked' : 'Locked';
  return settingsOf(type)[settings[index] ?? 0] ?? null;
}

function propIs(state: State, predicate: Extract<Predicate, { type: 'Prop' }>): boolean {
  const index = state.machine.propAt.get(predicate.cell);
  const prop = index === undefined ? undefined : state.machine.level.props[index];
  if (index === undefined || prop === undefined) return false;
  if (predicate.propType !== undefined && predicate.propType !== prop.type) return false;
  const setting = settingText(state, index);
  const mode = 'mode' in prop ? setting : null;
  const settled = 'mode' in prop ? null : setting;
  if (predicate.state !== undefined && predicate.state !== settled) return false;
  return predicate.mode === undefined || predicate.mode === mode;
}

function serviceAt(state: State, cell: number): ServiceName | undefined {
  const consumer = state.machine.consumerAt.get(cell);
  return consumer === undefined ? undefined : serviceNames[state.services[consumer] ?? 0];
}

/**
 * Returns true if a service satisfies another. A producing consumer is also supplied, and a missing consumer satisfies
 * nothing.
 */
function serves(actual: ServiceName | undefined, asked: Service): boolean {
  return actual === (asked === 'Supplied' ? 'Producing' : asked);
}
