import { counted } from '../../../engine/core';
import {
  flowAt,
  hazardAt,
  isSevered,
  blockedTurns,
  areaOf,
  linesOf,
  type State,
} from '../../../engine/reactor/simulation';
import { settingText } from '../../../engine/reactor/simulation/rules/predicates';
import { carrierKeys, carriers, hazardFields, type Carrier } from '../../../engine/reactor';
import { serviceNames } from '../../../engine/reactor/simulation/service';
import { hazardText, lineWords, networkText } from '../../../engine/reactor/words';

/** A property of a cell at one moment. */
export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** Lists the properties of a cell; those of the underground only if it is visible. */
export function cellFacts(state: State, cell: number, isUndergroundSeen: boolean): readonly Fact[] {
  const { level } = state.machine;
  return [
    { name: 'Terrain', value: level.floor[cell] === 1 ? 'floor' : 'wall' },
    ...(state.robot === cell ? [{ name: 'Robot', value: robotText(state) }] : []),
    ...propFacts(state, cell, isUndergroundSeen),
    ...(isUndergroundSeen ? carriers.flatMap((carrier) => networkFacts(state, carrier, cell)) : []),
    ...leakFacts(state, cell, isUndergroundSeen),
    ...hazardFacts(state, cell),
  ];
}

function robotText({ heatImmunity }: State): string {
  return heatImmunity > 0 ? `here, shielded for ${heatImmunity} steps` : 'here';
}

function propFacts(state: State, cell: number, isUndergroundSeen: boolean): Fact[] {
  const { machine } = state;
  const index = machine.propAt.get(cell);
  const prop = index === undefined ? undefined : machine.level.props[index];
  const facts: Fact[] = [];
  if (index !== undefined && prop !== undefined) {
    const setting = settingText(state, index);
    if (setting !== null) facts.push({ name: prop.type, value: setting });
    const consumer = machine.consumerAt.get(cell);
    if (consumer !== undefined) {
      facts.push({ name: 'Service', value: serviceNames[state.services[consumer] ?? 0] ?? '' });
      const line = isUndergroundSeen ? linesOf(state)[consumer] : null;
      if (line != null) facts.push({ name: 'Line', value: lineWords(machine.level, line) });
    }
    const reactor = machine.reactors.findIndex((each) => each.prop === index);
    if (reactor >= 0 && 'id' in prop)
      facts.push({ name: `Reactor ${prop.id}`, value: state.ready[reactor] === 1 ? 'ready' : 'not ready' });
  }
  for (const other of machine.level.props) {
    if (other.type === 'ReactorControl' && other.cell !== cell && areaOf(machine.level, other).includes(cell))
      facts.push({ name: 'Area', value: `reactor ${other.id}` });
  }
  return facts;
}

function networkFacts(state: State, carrier: Carrier, cell: number): Fact[] {
  const { machine } = state;
  if (machine.level.networks[carrier][cell] !== 1) return [];
  const name = `${carrier} network`;
  if (isSevered(state, carrier, cell)) return [{ name, value: 'cut' }];
  const { amount, potential } = flowAt(state, carrier, cell);
  const force = carrier === 'Electricity' ? 'voltage' : 'pressure';
  const text = (value: number) => networkText(machine.balance, value);
  return [{ name, value: `amount ${text(amount)}, ${force} ${text(potential)}` }];
}

function leakFacts(state: State, cell: number, isUndergroundSeen: boolean): Fact[] {
  return state.leaks.flatMap((leak) => {
    const comesOut = leak.access === cell;
    if (!comesOut && !(isUndergroundSeen && leak.cell === cell)) return [];
    const name = `${leak.carrier} leak`;
    const value = leak.state === 'Repaired' ? 'repaired' : `severity ${leak.severity}`;
    return [{ name: comesOut ? name : `${name} (source)`, value }];
  });
}

function hazardFacts(state: State, cell: number): Fact[] {
  const amounts = hazardFields.flatMap((field, index): Fact[] => {
    const amount = hazardAt(state, cell, index);
    if (!(amount > 0)) return [];
    return [{ name: `${field} here`, value: hazardText(state.machine.balance, field, amount) }];
  });
  const blocks = carriers.flatMap((carrier): Fact[] => {
    const turns = blockedTurns(state, carrier, cell);
    if (turns === 0) return [];
    return [{ name: `No ${carrierKeys[carrier]}`, value: `for ${counted(turns, 'turn')}` }];
  });
  return [...amounts, ...blocks];
}

/** A property now and then; an empty string if it does not apply. */
export interface FactRow {
  readonly name: string;
  readonly now: string;
  readonly then: string;
}

/** Pairs the properties of two moments: those of the first in order, then those that are new. */
export function factRows(now: readonly Fact[], then: readonly Fact[]): FactRow[] {
  const rows = new Map<string, { now: string; then: string }>();
  const put = (side: 'now' | 'then', { name, value }: Fact): void => {
    const row = rows.get(name) ?? { now: '', then: '' };
    row[side] = row[side] === '' ? value : `${row[side]}; ${value}`;
    rows.set(name, row);
  };
  for (const fact of now) put('now', fact);
  for (const fact of then) put('then', fact);
  return [...rows].map(([name, row]) => ({ name, ...row }));
}
