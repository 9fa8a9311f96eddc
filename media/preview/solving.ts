/** Searches for a win. */
import { encodeLevel } from '../../engine/reactor';
import { savedLevel, transcribe, type State } from '../../engine/reactor/simulation';
import { errorMessage } from '../shared/page/channel';
import { actionsToHere, shownState } from './modes/line';
import type { Panel } from './panel';
import { blockedReason } from './store/view';

/** The maximum number of states that a search keeps. */
const maxStates = 2_000_000;

type Services = Pick<Panel, 'store' | 'channel'>;

/** Returns the level of a state with the state in it, as JSON. */
export function savedGame(state: State): string {
  return JSON.stringify(encodeLevel(savedLevel(state)));
}

/** Searches for a win from the shown state. */
export function solve(services: Services): void {
  const { store } = services;
  const view = store.view();
  const from = shownState(view);
  const blocked = blockedReason(view);
  if (from === null || blocked !== null) {
    store.change({ type: 'notice', text: blocked ?? 'There is nothing to solve.', isBad: true });
    return;
  }
  cancelSolve(services);
  const ask = openSearch(services);
  const actions = actionsToHere(view);
  store.change({
    type: 'solve',
    solver: { id: ask.id, from, actions, progress: null, outcome: { kind: 'running' } },
  });
  ask.send();
}

/**
 * Waits for the reply to a search that was running when the page was last open. Returns a function that requests it again
 * unless the reply has arrived.
 */
export function resumeSearch(services: Services): () => void {
  const { solver } = services.store.view();
  return solver?.outcome.kind === 'running' ? openSearch(services, solver.id).send : () => undefined;
}

/** Prepares a search and shows its progress and result. `send` starts it if it is still the current one. */
function openSearch(
  { store, channel }: Services,
  known?: number,
): { readonly id: number; readonly send: () => void } {
  const { id, reply, send } = channel.open('solve', {
    ...(known === undefined ? {} : { id: known }),
    onProgress: (progress) => store.change({ type: 'solve-progress', id, progress }),
  });
  reply.then(
    (result) => store.change({ type: 'solved', id, result }),
    (error: unknown) => store.change({ type: 'solve-failed', id, message: errorMessage(error) }),
  );
  return {
    id,
    send() {
      const { solver } = store.view();
      if (solver?.outcome.kind !== 'running' || solver.id !== id) return;
      const { balance } = solver.from.machine;
      send({ level: savedGame(solver.from), balance, maxStates });
    },
  };
}

/** Cancels the running search. Returns false if there is none. */
export function cancelSolve({ store, channel }: Services): boolean {
  const { solver } = store.view();
  if (solver?.outcome.kind !== 'running') return false;
  channel.cancel(solver.id);
  store.change({ type: 'solve-cancelled' });
  return true;
}

/** Opens the found win as a replay from the level's start. */
export function openSolution({ store }: Services): void {
  const { solver, good } = store.view();
  if (good === null || solver?.outcome.kind !== 'done') return;
  const { result } = solver.outcome;
  if (result.verdict !== 'solved') return;
  const actions = [...solver.actions, ...result.actions];
  try {
    const transcript = transcribe(good.level, good.balance, actions);
    store.change({ type: 'replay', name: 'Solution', transcript });
    store.change({ type: 'seek', at: solver.actions.length });
  } catch {
    store.change({ type: 'notice', text: 'The level has changed. Solve it again.', isBad: true });
  }
}
