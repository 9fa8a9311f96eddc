import { enumerateActions } from '../../../core';
import type { Distance } from '../../../core/solver/contracts';
import { applyAction } from '../../simulation/apply';
import type { State } from '../../simulation/state';
import { viewOf } from '../../simulation/view';

/**
 * The true distance to a win of a level in which nothing happens by itself (no hazards, leaks or rules), found by trying
 * everything: turn by turn, in each turn the shortest first. 'unknown' after so many states.
 */
export function plainDistance(start: State, most: number): Distance | null | 'unknown' {
  const seen = new Set([keyOf(start)]);
  let turn: [State, number][] = [[start, 0]];
  for (let turns = 0; turn.length > 0; turns++) {
    const after: [State, number][] = [];
    // what follows within the turn joins the list behind all that took as many actions
    for (const states = shortestFirst(turn); ;) {
      const next = states.take();
      if (next === undefined) break;
      const [state, actions] = next;
      for (const action of enumerateActions(viewOf(state))) {
        const other = applyAction(state, action);
        if (other.status === 'Won') {
          // a state further on in the list could be nearer only by actions, which are in order
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

/** All that a future depends on where nothing happens by itself. */
function keyOf(state: State): string {
  const { robot, actionsLeft, settings, ready, inventory, allSeeingEye } = state;
  return [robot, actionsLeft, settings, ready, inventory, allSeeingEye].join(' ');
}
