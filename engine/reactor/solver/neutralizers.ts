import type { Cell } from '../level';
import { carriers, includes, supplyTypes, type Carrier } from '../terms';
import { directions, stepTo } from '../simulation/network/directions';
import type { SearchState } from './search-state';
import type { World } from './world';

/**
 * Whether a neutralizer used on the robot's cell would change nothing: of its element there is nothing near enough to
 * come there before the block ends (it spreads by a cell a turn), and nothing else is won by having one less to carry.
 */
export function isWasted(state: SearchState, element: number): boolean {
  const { world, robot } = state;
  const carrier = carriers[element];
  if (carrier === undefined || world.worlds.reads.inventory || !hasRoomForAll(state)) return false;
  return !isNear(world, robot, carrier, element);
}

/** Whether everything that can still be taken can be carried at once, without giving up anything. */
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

/** Whether an element lies, leaks or may be brought by a rule within as many steps of a cell as a block has turns. */
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
