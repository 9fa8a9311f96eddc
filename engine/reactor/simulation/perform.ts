import { MalformedAction } from '../../core';
import type { Cell } from '../level';
import { carriers, includes, junctionTypes, remedies, remedyOfSupply, supplyTypes } from '../terms';
import type { Action, RefusalCode } from './actions';
import { adjacent } from './network/directions';
import { writeBlock, writeHazard, writeInventory, writeLeak, writeSetting, type Draft } from './draft';
import { logWrite } from './explain/write-log';
import { settingsOf } from './prop-state';
import { blockedTurns } from './state';

const heatShield = remedies.indexOf('HeatShield');

/** Performs an action other than ending the turn. Returns the reason if it is refused; nothing has changed then. */
export function perform(draft: Draft, action: Exclude<Action, { id: 'EndTurn' }>): RefusalCode | null {
  switch (action.id) {
    case 'MoveRobot':
      return move(draft, action.x, action.y);
    case 'InteractProp':
      return interact(draft, action.mode);
    case 'Repair':
      return repair(draft, action.carrier);
    case 'Neutralize':
      return neutralize(draft, action.element);
    case 'ApplyHeatShield':
      return applyHeatShield(draft);
    case 'ActivateReactor':
      return activate(draft);
    default:
      throw new MalformedAction('There is no such action.');
  }
}

function move({ next, machine: { level } }: Draft, x: number, y: number): RefusalCode | null {
  const inside = x >= 0 && y >= 0 && x < level.width && y < level.height;
  const cell: Cell = inside ? y * level.width + x : -1;
  if (level.floor[cell] !== 1 || !adjacent(level, next.robot, cell)) return 'blocked';
  next.robot = cell;
  next.moves += 1;
  return null;
}

function interact(draft: Draft, mode: number | undefined): RefusalCode | null {
  const { next, machine } = draft;
  const index = machine.propAt.get(next.robot);
  const prop = index === undefined ? undefined : machine.level.props[index];
  if (index === undefined || prop === undefined) return 'no-prop';
  const { type } = prop;
  const setting = next.settings[index] ?? 0;
  if (includes(junctionTypes, type)) {
    const modes = settingsOf(type).length;
    if (mode !== undefined && (mode < 0 || mode >= modes)) return 'invalid-mode';
    writeSetting(draft, index, mode ?? (setting + 1) % modes);
    return null;
  }
  if (includes(supplyTypes, type)) {
    if (setting !== 0) return 'depleted';
    if (carried(draft) >= machine.balance.robot.inventoryCapacity) return 'inventory-full';
    changeRemedy(draft, remedies.indexOf(remedyOfSupply[type]), 1);
    writeSetting(draft, index, 1);
    return null;
  }
  if (type === 'ReactorControl') return 'use-activate';
  if (type === 'AllSeeingEyeTerminal') {
    if (next.allSeeingEye) return 'already-unlocked';
    logWrite(draft, 'eye', next.robot, index, 0, 1);
    next.allSeeingEye = true;
    return null;
  }
  writeSetting(draft, index, 1 - setting);
  return null;
}

/** Returns the number of remedies that the robot carries. */
export function carried({ next }: Pick<Draft, 'next'>): number {
  return next.inventory.reduce((sum, count) => sum + count, 0);
}

function changeRemedy(draft: Draft, remedy: number, by: number): void {
  writeInventory(draft, remedy, (draft.next.inventory[remedy] ?? 0) + by);
}

/**
 * Finds the leak that a repair would close: of the given carrier, else of the first carrier that leaks onto the cell.
 */
export function repairable({ next }: Pick<Draft, 'next'>, carrier: number | undefined): number {
  const asked = carrier === undefined ? carriers : carriers.slice(carrier, carrier + 1);
  for (const each of asked) {
    const index = next.leaks.findIndex(
      (leak) => leak.state === 'Leaking' && leak.carrier === each && leak.access === next.robot,
    );
    if (index >= 0) return index;
  }
  return -1;
}

function repair(draft: Draft, carrier: number | undefined): RefusalCode | null {
  const index = repairable(draft, carrier);
  const leak = draft.next.leaks[index];
  if (leak === undefined) return 'no-leak';
  writeLeak(draft, index, { ...leak, state: 'Repaired' });
  return null;
}

function neutralize(draft: Draft, element: number): RefusalCode | null {
  const { next, machine } = draft;
  const carrier = carriers[element];
  if (carrier === undefined || !((next.inventory[element] ?? 0) > 0)) return 'no-remedy';
  changeRemedy(draft, element, -1);
  if ((next.hazards[4 * next.robot + element] ?? 0) > 0) writeHazard(draft, next.robot, element, 0);
  const { blockTurns } = machine.balance.remedy;
  if (blockTurns > blockedTurns(next, carrier, next.robot))
    writeBlock(draft, carrier, next.robot, blockTurns);
  return null;
}

function applyHeatShield(draft: Draft): RefusalCode | null {
  const { next, machine } = draft;
  if (!((next.inventory[heatShield] ?? 0) > 0)) return 'no-remedy';
  changeRemedy(draft, heatShield, -1);
  next.heatImmunity = Math.max(next.heatImmunity, machine.balance.remedy.heatImmunitySteps);
  return null;
}

function activate({ next, machine }: Draft): RefusalCode | null {
  const index = machine.reactors.findIndex(({ cell }) => cell === next.robot);
  if (index < 0) return 'no-reactor';
  if (next.ready[index] !== 1) return 'not-ready';
  next.activated = index;
  next.status = 'Won';
  return null;
}
