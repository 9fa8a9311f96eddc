import type { Cell } from '../level';
import { carriers, includes, supplyTypes, type Carrier } from '../terms';
import { directions, stepTo } from '../simulation/network/directions';
import type { SearchState } from './search-state';
import type { World } from './world';

/**
 * Returns true if using a neutralizer on the robot's cell would change nothing. Its element is too far away to arrive
 * before the block ends (it spreads by one cell a turn), and carrying one item less has no benefit.
 */
export function isWasted(state: SearchState, element: number): boolean {
  const { world, robot } = state;
  const carrier = carriers[element];
  if (carrier === undefined || world.worlds.reads.inventory || !hasRoomForAll(state)) return false;
  return !isNear(world, robot, carrier, element);
}

/** Returns true if the robot can carry everything that can still be taken, without giving up anything. */
function hasRoomForAll({ world, inventory }: SearchState): boolean {
  const { machine, settings } = world.state;
  const { level, balance, startRules, endRules } = machine;
  const refills = [...startRules, ...endRules].some(({ rule }) =>
    rule.effects.some(({ type }) => type === 'SetPropState'),
  );
  if (refills) return false;
  const carried = inventory.reduce((sum, count) => sum + count, 0);
  const left = level.props.filter(({ type }, prop) => includes(supplyTypes, type) && settings[prop] === 0);
  return carried + left.length <= balance.robot.inventoryCapacity;
}

/**
 * Returns true if an element is, leaks or may be created by a rule within reach of a cell. The reach in steps is the
 * duration of a block in turns.
 */
function isNear({ state }: World, from: Cell, carrier: Carrier, element: number): boolean {
  const { machine, hazards, leaks } = state;
  const { level, balance, startRules, endRules } = machine;
  const origins = new Set(leaks.flatMap((leak) => (leak.carrier === carrier ? [leak.access] : [])));
  for (const { rule } of [...startRules, ...endRules]) {
    for (const effect of rule.effects) {
      if (effect.type === 'AddHazard' && effect.hazard === carrier) origins.add(effect.cell);
      if (effect.type === 'StartLeak' && effect.carrier === carrier) return true;
    }
  }
  const steps = new Map([[from, 0]]);
  for (const [cell, step] of steps) {
    if ((hazards[4 * cell + element] ?? 0) > 0 || origins.has(cell)) return true;
    if (step >= balance.remedy.blockTurns) continue;
    for (const side of directions) {
      const next = stepTo(level, cell, side);
      if (level.floor[next] === 1 && !steps.has(next)) steps.set(next, step + 1);
    }
  }
  return false;
}
