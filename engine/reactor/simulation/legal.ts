import type { ActionDefinition, BoardTarget } from '../../core';
import { carriers, includes, junctionTypes, remedies, supplyTypes } from '../terms';
import { costNames, type ActionId } from './actions';
import { directions, stepTo } from './network/directions';
import { carried, repairable } from './perform';
import { settingsOf } from './prop-state';
import type { State } from './state';

/** Returns the floor cells next to the robot, clockwise from north. */
export function moveTargets({ machine: { level }, robot }: State): BoardTarget[] {
  return directions
    .map((direction) => stepTo(level, robot, direction))
    .filter((cell) => level.floor[cell] === 1)
    .map((cell) => ({ x: cell % level.width, y: Math.floor(cell / level.width) }));
}

/**
 * Returns the actions that would be accepted now, except `EndTurn`. For a junction these are all modes but its current
 * one.
 */
export function legalActions(state: State): ActionDefinition[] {
  if (state.status === 'Won' || state.status === 'Lost') return [];
  const { actionCost } = state.machine.balance.turn;
  const { inventory } = state;
  const offered: ActionDefinition[] = [];
  const offer = (
    id: Exclude<ActionId, 'EndTurn'>,
    definition: Pick<ActionDefinition, 'params' | 'indexes'>,
  ) => {
    if (actionCost[costNames[id]] <= state.actionsLeft) offered.push({ id, ...definition });
  };
  if (moveTargets(state).length > 0) offer('MoveRobot', { params: 'xy' });
  const use = interaction(state);
  if (use !== null) offer('InteractProp', use);
  const leaking = carriers.flatMap((_, carrier) =>
    repairable({ next: state }, carrier) >= 0 ? [carrier] : [],
  );
  if (leaking.length > 0) offer('Repair', { params: 'index', indexes: leaking });
  const carriedElements = carriers.flatMap((_, element) => ((inventory[element] ?? 0) > 0 ? [element] : []));
  if (carriedElements.length > 0) offer('Neutralize', { params: 'index', indexes: carriedElements });
  if ((inventory[remedies.indexOf('HeatShield')] ?? 0) > 0) offer('ApplyHeatShield', { params: 'none' });
  const reactor = state.machine.reactors.findIndex(({ cell }) => cell === state.robot);
  if (state.ready[reactor] === 1) offer('ActivateReactor', { params: 'none' });
  return offered;
}

function interaction(state: State): Pick<ActionDefinition, 'params' | 'indexes'> | null {
  const { machine, settings, robot } = state;
  const index = machine.propAt.get(robot);
  const type = index === undefined ? undefined : machine.level.props[index]?.type;
  if (index === undefined || type === undefined || type === 'ReactorControl') return null;
  if (includes(junctionTypes, type)) {
    const others = settingsOf(type).flatMap((_, mode) => (mode === settings[index] ? [] : [mode]));
    return { params: 'index', indexes: others };
  }
  const full = carried({ next: state }) >= machine.balance.robot.inventoryCapacity;
  if (includes(supplyTypes, type) && (settings[index] !== 0 || full)) return null;
  if (type === 'AllSeeingEyeTerminal' && state.allSeeingEye) return null;
  return { params: 'none' };
}
