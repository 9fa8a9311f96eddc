import { carriers, hazardFields, hazardKeys, type HazardField, type LevelState } from '../terms';
import { fieldIndex } from './cell-code';
import { lose, type Draft } from './draft';
import type { Machine, Reactor } from './machine';
import { type State } from './state';
import { service } from './service';

const heat = fieldIndex.Heat;

/** The kinds of harm to a robot on a cell: none, heat that a shield keeps off, or an element. */
export const harm = { none: 0, heat: 1, element: 2 } as const;
export type Harm = (typeof harm)[keyof typeof harm];

export function harmAt(state: Pick<State, 'machine' | 'hazards'>, cell: number): Harm {
  if (carriers.some((carrier) => isUnsafe(state, cell, carrier))) return harm.element;
  return isUnsafe(state, cell, 'Heat') ? harm.heat : harm.none;
}

function isUnsafe(
  { machine, hazards }: Pick<State, 'machine' | 'hazards'>,
  cell: number,
  field: HazardField,
): boolean {
  return (hazards[4 * cell + fieldIndex[field]] ?? 0) >= machine.balance.robot.unsafe[hazardKeys[field]];
}

/** Returns true if a harm destroys a robot with this many turns of heat immunity. */
export function isDeadly(found: Harm, heatImmunity: number): boolean {
  return found === harm.element || (found === harm.heat && heatImmunity === 0);
}

/** Step 12: loses the level if the hazards on the robot's cell destroy the robot. */
export function checkRobot(draft: Draft): void {
  const { next } = draft;
  if (!isDeadly(harmAt(next, next.robot), next.heatImmunity)) return;
  lose(draft, { cause: 'robot', cell: next.robot, id: null, reason: null });
}

/** Returns the fields that caused a loss: heat at a reactor, or the field that destroyed a robot; else none. */
export function lossFields(state: State): readonly HazardField[] {
  const { report, heatImmunity } = state;
  const loss = report?.loss;
  if (loss?.cell == null || loss.cause === 'rule') return [];
  const { cell } = loss;
  if (loss.cause === 'reactor') return ['Heat'];
  return hazardFields.filter(
    (field) =>
      isUnsafe(state, cell, field) && isDeadly(field === 'Heat' ? harm.heat : harm.element, heatImmunity),
  );
}

/** Returns the cell of a reactor's area with the greatest heat, the first one among equals. */
export function hottestOf({ hazards }: Pick<State, 'hazards'>, { area, cell }: Reactor): number {
  let hottest = area[0] ?? cell;
  for (const each of area) {
    if ((hazards[4 * each + heat] ?? 0) > (hazards[4 * hottest + heat] ?? 0)) hottest = each;
  }
  return hottest;
}

/** Returns the heat of a reactor: the greatest heat in its area. */
export function heatOf(state: Pick<State, 'hazards'>, reactor: Reactor): number {
  return state.hazards[4 * hottestOf(state, reactor) + heat] ?? 0;
}

/** Step 13: determines which reactors are ready, and the level state. */
export function deriveState(draft: Draft): void {
  const { next, machine } = draft;
  const { readyBelow, terminalFrom } = machine.balance.reactor;
  let greatest = 0;
  for (const [index, reactor] of machine.reactors.entries()) {
    const cell = hottestOf(next, reactor);
    const value = next.hazards[4 * cell + heat] ?? 0;
    greatest = Math.max(greatest, value);
    if (value >= terminalFrom) lose(draft, { cause: 'reactor', cell, id: reactor.id, reason: null });
    let ready = value < readyBelow;
    for (const consumer of reactor.consumers) ready &&= next.services[consumer] === service.producing;
    if (writeFlag(draft, 'ready', index, ready))
      (draft.notes.readiness ??= []).push({ id: reactor.id, cell: reactor.cell, ready });
    writeFlag(draft, 'overheated', index, value >= terminalFrom);
  }
  next.status = levelState(draft, greatest);
}

/** Sets a flag of a reactor. Returns true if it was different. */
function writeFlag({ base, next }: Draft, name: 'ready' | 'overheated', index: number, on: boolean): boolean {
  if ((next[name][index] === 1) === on) return false;
  if (next[name] === base[name]) next[name] = base[name].slice();
  next[name][index] = on ? 1 : 0;
  return true;
}

/** Returns the level state for the greatest heat of any reactor. */
function levelState({ next, machine }: Draft, greatest: number): LevelState {
  if (next.lossCause !== null) return 'Lost';
  if (next.ready.includes(1)) return 'Ready';
  const { reactor, hazard } = machine.balance;
  if (greatest >= reactor.criticalFrom) return 'Critical';
  if (next.services.includes(service.disabled) || next.services.includes(service.starved)) return 'Caution';
  if (greatest >= hazard.bands.heat.caution) return 'Caution';
  return anyGrowing(machine, next) ? 'Caution' : 'Stable';
}

/** Returns true if a value at caution or above is greater than at the end of the previous turn. Rarely called. */
function anyGrowing(
  { size, thresholds, level }: Machine,
  state: Pick<State, 'hazards' | 'previous'>,
): boolean {
  const { hazards, previous } = state;
  if (hazards === previous) return false;
  for (let at = 0; at < 4 * size; at++) {
    const value = hazards[at] ?? 0;
    if (value > (previous[at] ?? 0) && value >= (thresholds[2 * (at & 3)] ?? 0) && level.floor[at >> 2] === 1)
      return true;
  }
  return false;
}
