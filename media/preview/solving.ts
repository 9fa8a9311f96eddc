/** Searches for a win. */
import { encodeLevel } from '../../engine/reactor';
import { savedLevel, transcribe } from '../../engine/reactor/simulation';
import { actionsToHere, shownState } from './modes/line';
import type { Panel } from './panel';
import { blockedReason } from './store/view';

/** How many states a search may keep. */
const maxStates = 2_000_000;

type Means = Pick<Panel, 'store' | 'post'>;

/** Looks for a win from the state that is shown. */
export function solve({ store, post }: Means): void {
  const view = store.view();
  const from = shownState(view);
  const blocked = blockedReason(view);
  if (from === null || blocked !== null) {
    store.change({ type: 'notice', text: blocked ?? 'There is nothing to solve.', isBad: true });
    return;
  }
  cancelSolve({ store, post });
  const id = (view.solver?.id ?? 0) + 1;
  const actions = actionsToHere(view);
  store.change({
    type: 'solve',
    solver: { id, from, actions, progress: null, outcome: { kind: 'running' } },
  });
  askFor({ store, post });
}

/** Asks for the answer to a search that is running: for the first time, or from a page that began anew. */
export function askFor({ store, post }: Means): void {
  const { solver } = store.view();
  if (solver?.outcome.kind !== 'running') return;
  const { id, from } = solver;
  const level = JSON.stringify(encodeLevel(savedLevel(from)));
  post({ type: 'solve', id, level, balance: from.machine.balance, maxStates });
}

/** Gives a search up that is running; answers whether there was one. */
export function cancelSolve({ store, post }: Means): boolean {
  const { solver } = store.view();
  if (solver?.outcome.kind !== 'running') return false;
  post({ type: 'cancel-solve', id: solver.id });
  store.change({ type: 'solve-cancelled' });
  return true;
}

/** Shows a win that was found as a replay, from the level's start on. */
export function openSolution({ store }: Means): void {
  const { solver, good } = store.view();
  if (good === null || solver?.outcome.kind !== 'done') return;
  const { result } = solver.outcome;
  if (result.verdict !== 'solved') return;
  const actions = [...solver.actions, ...result.actions];
  try {
    const transcript = transcribe(good.level, good.balance, actions);
    store.change({ type: 'replay', name: 'The win that was found', transcript });
    store.change({ type: 'seek', at: solver.actions.length });
  } catch {
    store.change({ type: 'notice', text: 'The level has changed since: solve it again.', isBad: true });
  }
}
