import { enumerateActions } from '../../../core';
import type { Distance } from '../../../core/solver/contracts';
import { applyAction } from '../../simulation/apply';
import type { State } from '../../simulation/state';
import { viewOf } from '../../simulation/view';
import type { RelaxedBound } from '../relaxed';

/** Returns the cost of an action: the turns that it ended, and one action. */
export function costOf(before: State, after: State): Distance {
  return { turns: after.turn - before.turn, actions: 1 };
}

/** Returns true if the first distance is at most the second. */
export function isAtMost(a: Distance, b: Distance): boolean {
  return a.turns < b.turns || (a.turns === b.turns && a.actions <= b.actions);
}

/** Adds the cost of an action to the distance after it. */
export function sumOf(a: Distance, b: Distance): Distance {
  return { turns: a.turns + b.turns, actions: a.actions + b.actions };
}

/**
 * Plays towards the win, each time with an action that lowers the bound by at least its cost. Returns the total played
 * when there is no such action or the game is over.
 */
export function descend(bound: RelaxedBound, start: State): { played: Distance; status: State['status'] } {
  let state = start;
  let played: Distance = { turns: 0, actions: 0 };
  for (let here = bound(state); here !== null && state.status !== 'Won'; here = bound(state)) {
    const before = here;
    const next = enumerateActions(viewOf(state))
      .map((action) => applyAction(state, action))
      .find((after) => {
        const there = bound(after);
        return there !== null && isAtMost(sumOf(costOf(state, after), there), before);
      });
    if (next === undefined) break;
    played = sumOf(played, costOf(state, next));
    state = next;
  }
  return { played, status: state.status };
}
