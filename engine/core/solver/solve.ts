import type { SubmittedAction, TurnView } from '../contracts';
import { aidsOf, type SolverAids } from './aids';
import type { SolveResult, SolverGame, SolverLimit, SolverOptions } from './contracts';
import { proveLoss } from './loss-proof';
import { SolverSearch, type Win } from './search';

/**
 * Finds a shortest win, or proves that there is none. The search is A* over states that are distinguished by their
 * keys, ordered by turns ended, then by actions submitted, each plus the bound of what is still to come.
 *
 * Choice among several shortest wins: of states that promise the same, the one met last is tried first; of the states
 * that one state leads to, the one whose action comes first. The first shortest win met is the result. A state that is
 * met again on a way that is not shorter changes nothing.
 *
 * Memory holds the states whose actions are still to be tried, and a small record for each state tried before. The
 * bytes that `maxBytes` limits are the size that the game reports for each kept state (never subtracted, because a
 * released state may share memory with a kept one), 120 for its record, two for each character of its key, and 12 for
 * each line of play between states while all of them may still turn out lost. These lines are dropped first if memory
 * is short: then a level whose every line of play ends lost is reported as `exhausted`.
 *
 * Where a game offers actions that it does not list, nothing is proved: without a win the answer is unknown, and a win is
 * not known to be the shortest.
 *
 * Errors that the game throws are passed on. Also throws if a win cannot be played again: the game then answers the
 * same question differently, or gives equal keys to states with different futures.
 */
export function solveLevel<TLevel, TState, TView extends TurnView>(
  game: SolverGame<TLevel, TState, TView>,
  level: TLevel,
  options: SolverOptions = {},
): SolveResult {
  const aids = aidsOf(game, game.init(level, options.seed ?? 0));
  const search = new SolverSearch(aids, options);
  const result = resultOf(aids, search, options);
  const { states, expanded, turns, bytes } = result;
  options.progress?.({ states, expanded, turns, bytes });
  return result;
}

type Proof = Pick<Extract<SolveResult, { verdict: 'impossible' }>, 'proof' | 'lostBy'>;

function resultOf<TState>(
  aids: SolverAids<TState>,
  search: SolverSearch<TState>,
  options: SolverOptions,
): SolveResult {
  const impossible = (proof: Proof): SolveResult => ({
    ...search.progress(),
    verdict: 'impossible',
    ...proof,
  });
  const within = (maxTurns: number): SolveResult => ({
    ...search.progress(maxTurns + 1),
    verdict: 'impossible-within',
    maxTurns,
  });

  const { start } = aids;
  const { maxTurns = Infinity } = options;
  const status = aids.statusOf(start);
  if (status === 'won') return maxTurns >= 1 ? solved(search, 0, [], true) : within(maxTurns);
  if (status === 'failed') return impossible({ proof: 'forced-loss', lostBy: 1 });
  const bound = aids.boundOf(start);
  if (bound === null) return impossible({ proof: 'relaxation' });
  const doom = aids.doomOf(start);
  if (doom !== null) {
    return impossible({
      proof: 'forced-loss',
      ...(doom.turns !== undefined && { lostBy: doom.turns + 1 }),
    });
  }

  const limit = search.run(bound);
  if (search.win !== null) {
    const shortest = limit === null && !search.isPartial;
    return solved(search, search.win.turns, played(aids, search, search.win), shortest);
  }
  if (limit !== null) return unknown(search, limit);
  if (search.isPartial) return unknown(search, 'actions');
  if (search.goesBeyond()) {
    const used = search.progress();
    const proof = proveLoss(aids, Math.max(maxTurns, bound.turns + 1), options, used);
    const counts = { states: used.states + proof.states, expanded: used.expanded + proof.expanded };
    const result: SolveResult =
      proof.forced === null ? within(maxTurns) : impossible({ proof: 'forced-loss', ...proof.forced });
    return { ...result, ...counts };
  }
  const forced = search.losses.forced(search.nodes.count);
  return impossible(forced === null ? { proof: 'exhausted' } : { proof: 'forced-loss', ...forced });
}

function solved<TState>(
  search: SolverSearch<TState>,
  ended: number,
  actions: readonly SubmittedAction[],
  shortest: boolean,
): SolveResult {
  return { ...search.progress(ended + 1), verdict: 'solved', actions, turns: ended + 1, shortest };
}

function unknown<TState>(search: SolverSearch<TState>, limit: SolverLimit): SolveResult {
  return { ...search.progress(), verdict: 'unknown', limit };
}

/** Returns the actions of a win. It is played again, because the search keeps no actions. */
function played<TState>(aids: SolverAids<TState>, search: SolverSearch<TState>, win: Win): SubmittedAction[] {
  const actions: SubmittedAction[] = [];
  let state = aids.start;
  for (const choice of [...search.nodes.choicesTo(win.parent), win.choice]) {
    const action = aids.actionsOf(state)[choice];
    if (action === undefined) break;
    actions.push(action);
    state = aids.apply(state, action);
  }
  if (aids.statusOf(state) !== 'won') {
    throw new Error('A win cannot be played again: the game or its keys are at fault.');
  }
  return actions;
}
