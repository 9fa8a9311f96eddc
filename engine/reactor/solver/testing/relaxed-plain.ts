import { enumerateActions } from '../../../core';
import type { Distance } from '../../../core/solver/contracts';
import { applyAction } from '../../simulation/apply';
import type { State } from '../../simulation/state';
import { viewOf } from '../../simulation/view';

/**
 * Finds the true distance to a win by trying everything, turn by turn, and the shortest lines of a turn first. In the
 * level nothing happens by itself (no hazards, leaks or rules). Returns 'unknown' after `most` states.
 */
export function plainDistance(start: State, most: number): Distance | null | 'unknown' {
  const seen = new Set([keyOf(start)]);
  let turn: [State, number][] = [[start, 0]];
  for (let turns = 0; turn.length > 0; turns++) {
    const after: [State, number][] = [];
    // states that follow within the turn are appended after those with the same number of actions
    for (const states = shortestFirst(turn); ;) {
      const next = states.take();
      if (next === undefined) break;
      const [state, actions] = next;
      for (const action of enumerateActions(viewOf(state))) {
        const other = applyAction(state, action);
        if (other.status === 'Won') {
          // a later state in the list could only be nearer by actions, and these are in order
          return { turns, actions: actions + 1 };
        }
        const key = keyOf(other);
        if (seen.has(key)) continue;
        seen.add(key);
        if (seen.size > most) return 'unknown';
        if (other.turn === state.turn) states.put([other, actions + 1]);
        else after.push([other, actions + 1]);
      }
    }
    turn = after;
  }
  return null;
}

function shortestFirst(given: [State, number][]) {
  const lists: State[][] = [];
  const put = ([state, actions]: [State, number]) => (lists[actions] ??= []).push(state);
  given.forEach(put);
  let at = 0;
  return {
    put,
    take: (): [State, number] | undefined => {
      while (at < lists.length && (lists[at] ?? []).length === 0) at += 1;
      const state = lists[at]?.pop();
      return state === undefined ? undefined : [state, at];
    },
  };
}

/** Returns everything that a future depends on if nothing happens by itself. */
function keyOf(state: State): string {
  const { robot, actionsLeft, settings, ready, inventory, allSeeingEye } = state;
  return [robot, actionsLeft, settings, ready, inventory, allSeeingEye].join(' ');
}
