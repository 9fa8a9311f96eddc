import { enumerateActions, type SubmittedAction } from '../../../core';
import { viewOf } from '../view';
import type { State } from '../state';
import type { Random } from './random';

/** Returns an action: mostly a legal one, sometimes any of the right structure. */
export function randomAction(random: Random, state: State): SubmittedAction {
  const offered = enumerateActions(viewOf(state));
  return offered.length > 0 && random.chance(0.8) ? random.pick(offered) : anyAction(random, state);
}

/** Returns an action of the right structure that may be illegal. */
function anyAction(random: Random, { machine: { level } }: State): SubmittedAction {
  const optional = (below: number) => (random.chance(0.4) ? {} : { index: random.integer(below) });
  switch (random.integer(7)) {
    case 0:
      return {
        id: 'MoveRobot',
        x: random.integer(level.width + 2) - 1,
        y: random.integer(level.height + 2) - 1,
      };
    case 1:
      return { id: 'InteractProp', ...(random.chance(0.5) ? {} : { index: random.integer(7) - 1 }) };
    case 2:
      return { id: 'Repair', ...optional(3) };
    case 3:
      return { id: 'Neutralize', index: random.integer(3) };
    case 4:
      return { id: 'ApplyHeatShield' };
    case 5:
      return { id: 'ActivateReactor' };
    default:
      return { id: 'EndTurn' };
  }
}

/** Returns every action of every structure on a level of this size. */
export function allActions({ machine: { level } }: State): SubmittedAction[] {
  const indexed = (id: string, count: number) => Array.from({ length: count }, (_, index) => ({ id, index }));
  const moves = Array.from({ length: level.width * level.height }, (_, cell) => ({
    id: 'MoveRobot',
    x: cell % level.width,
    y: Math.floor(cell / level.width),
  }));
  return [
    ...moves,
    { id: 'InteractProp' },
    ...indexed('InteractProp', 6),
    { id: 'Repair' },
    ...indexed('Repair', 3),
    ...indexed('Neutralize', 3),
    { id: 'ApplyHeatShield' },
    { id: 'ActivateReactor' },
    { id: 'EndTurn' },
  ];
}
