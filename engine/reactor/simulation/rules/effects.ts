import type { Cell, Effect, Leak } from '../../level';
import { remedies, type Carrier } from '../../terms';
import { fieldIndex } from '../cell-code';
import { adjacent } from '../network/directions';
import {
  lose,
  writeHazard,
  writeInventory,
  writeLeak,
  writeSetting,
  writeSevered,
  type Draft,
} from '../draft';
import { logWrite } from '../explain/write-log';
import { settingsOf } from '../prop-state';
import { blockedTurns, isSevered } from '../state';

const round = Math.fround;

/** Applies an effect of a rule immediately. Returns false if it is rejected; nothing has changed then. */
export function applyEffect(draft: Draft, rule: string, effect: Effect): boolean {
  const { next, notes, machine } = draft;
  switch (effect.type) {
    case 'StartLeak':
      return startLeak(draft, effect);
    case 'WorsenLeak':
      return worsenLeak(draft, effect);
    case 'RepairNetworkCell':
    case 'DisableNetworkCell':
      stopLeak(draft, effect.carrier, effect.cell);
      writeSevered(draft, effect.carrier, effect.cell, effect.type === 'DisableNetworkCell');
      return true;
    case 'SetPropState':
      return setProp(draft, effect.cell, effect.state);
    case 'AddHazard':
      if (blockedTurns(next, effect.hazard, effect.cell) > 0) return false;
      addHazard(draft, effect.cell, fieldIndex[effect.hazard], effect.amount);
      return true;
    case 'AddHeat':
      addHazard(draft, effect.cell, fieldIndex.Heat, effect.amount);
      return true;
    case 'RemoveHazard':
      removeHazard(draft, effect.cell, fieldIndex[effect.hazard], effect.amount);
      return true;
    case 'RemoveHeat':
      removeHazard(draft, effect.cell, fieldIndex.Heat, effect.amount);
      return true;
    case 'AddInventory': {
      const carried = next.inventory.reduce((sum, count) => sum + count, 0);
      const room = Math.max(0, machine.balance.robot.inventoryCapacity - carried);
      const taken = Math.min(room, effect.count);
      changeInventory(draft, effect.remedy, taken);
      if (taken < effect.count) {
        (notes.lostRemedies ??= []).push({ rule, remedy: effect.remedy, count: effect.count - taken });
      }
      return true;
    }
    case 'RemoveInventory':
      changeInventory(draft, effect.remedy, -effect.count);
      return true;
    case 'LoseLevel':
      lose(draft, { cause: 'rule', cell: null, id: rule, reason: effect.reason });
      return true;
    case 'Warn':
      (notes.warnings ??= []).push(effect.text);
      return true;
  }
}

function startLeak(draft: Draft, effect: Extract<Effect, { type: 'StartLeak' }>): boolean {
  const { next, machine } = draft;
  const { carrier, cell, severity } = effect;
  const node = machine.networks[carrier].nodeAt[cell] ?? -1;
  if (node < 0 || isSevered(next, carrier, cell)) return false;
  const index = leakIndex(draft, carrier, cell);
  const old = next.leaks[index];
  if (old?.state === 'Leaking') return false;
  const access = accessOf(draft, effect, old);
  if (access === undefined) return false;
  const leak: Leak = { ...old, carrier, cell, access, state: 'Leaking', severity };
  writeLeak(draft, index < 0 ? next.leaks.length : index, leak);
  return true;
}

/** Returns the floor cell of a new leak, or `undefined` if the leak would not have a valid one. */
function accessOf(
  { machine: { level } }: Draft,
  { carrier, cell, access }: Extract<Effect, { type: 'StartLeak' }>,
  old: Leak | undefined,
): Cell | undefined {
  if (carrier !== 'Electricity')
    return level.floor[cell] === 1 && (access ?? cell) === cell ? cell : undefined;
  const face = access ?? old?.access;
  if (face === undefined || level.floor[cell] === 1) return undefined;
  return level.floor[face] === 1 && adjacent(level, cell, face) ? face : undefined;
}

function worsenLeak(draft: Draft, { carrier, cell, by }: Extract<Effect, { type: 'WorsenLeak' }>): boolean {
  const { next, machine } = draft;
  const index = leakIndex(draft, carrier, cell);
  const leak = next.leaks[index];
  if (leak?.state !== 'Leaking') return false;
  const severity = Math.min(machine.balance.leak.maxSeverity, leak.severity + by);
  if (severity !== leak.severity) writeLeak(draft, index, { ...leak, severity });
  return true;
}

/** Marks the leak of a network cell, if any, as repaired. */
function stopLeak(draft: Draft, carrier: Carrier, cell: Cell): void {
  const index = leakIndex(draft, carrier, cell);
  const leak = draft.next.leaks[index];
  if (leak?.state === 'Leaking') writeLeak(draft, index, { ...leak, state: 'Repaired' });
}

function leakIndex({ next }: Draft, carrier: Carrier, cell: Cell): number {
  // every rule that opens a leak runs this: with thousands of both, a function call for each leak would dominate the
  // turn
  for (let index = 0; index < next.leaks.length; index++) {
    const leak = next.leaks[index];
    if (leak?.cell === cell && leak.carrier === carrier) return index;
  }
  return -1;
}

function setProp(draft: Draft, cell: Cell, state: string): boolean {
  const { machine, next } = draft;
  const index = machine.propAt.get(cell);
  const type = index === undefined ? undefined : machine.level.props[index]?.type;
  if (index === undefined || type === undefined) return false;
  if (type === 'AllSeeingEyeTerminal') {
    logWrite(draft, 'eye', cell, index, Number(next.allSeeingEye), Number(state === 'Unlocked'));
    next.allSeeingEye = state === 'Unlocked';
    return true;
  }
  const setting = settingsOf(type).indexOf(state);
  if (setting < 0 || type === 'TJunction' || type === 'CrossJunction') return false;
  writeSetting(draft, index, setting);
  return true;
}

function addHazard(draft: Draft, cell: Cell, field: number, amount: number): void {
  const { max } = draft.machine.balance.hazard;
  const value = draft.next.hazards[4 * cell + field] ?? 0;
  writeHazard(draft, cell, field, Math.min(max, round(value + round(amount))));
}

function removeHazard(draft: Draft, cell: Cell, field: number, amount: number): void {
  const value = draft.next.hazards[4 * cell + field] ?? 0;
  if (value > 0) writeHazard(draft, cell, field, Math.max(0, round(value - round(amount))));
}

function changeInventory(draft: Draft, remedy: (typeof remedies)[number], by: number): void {
  if (by === 0) return;
  const index = remedies.indexOf(remedy);
  writeInventory(draft, index, Math.max(0, (draft.next.inventory[index] ?? 0) + by));
}
