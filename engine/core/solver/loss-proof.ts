import type { SolverAids } from './aids';
import type { SolverOptions } from './contracts';
import { SolverLosses } from './losses';

/** The maximum number of states that a proof may visit: it is tried after a search that was kept short. */
const MAX_STATES = 20_000;
/** The number of states visited between two calls of `stop`. */
const STOP_EVERY = 64;

/** The outcome of `proveLoss`. */
export interface LossProof {
  /** The number of states visited, and of those whose actions were tried. */
  readonly states: number;
  readonly expanded: number;
  /** Set if every line of play ends lost; `lostBy` is the turn, from 1 at the start, by which it does, if known. */
  readonly forced: { readonly lostBy?: number } | null;
}

/** A state on the line of play that is being followed. */
interface Step<TState> {
  readonly node: number;
  readonly state: TState;
  readonly turns: number;
  readonly actions: ReturnType<SolverAids<TState>['actionsOf']>;
  /** The index of the action to try next. */
  next: number;
}

/**
 * Proves that every line of play ends lost before `horizon` turns have ended, depth first: a single line that gets
 * there disproves it at once, which makes the usual case cheap. Visits at most 20,000 states, and no more than
 * `maxStates` and `maxBytes` leave after the `used` ones.
 *
 * It complements the search for a win, which skips the states from which no win can come in time and therefore often
 * does not see that they are lost anyway.
 */
export function proveLoss<TState>(
  aids: SolverAids<TState>,
  horizon: number,
  options: SolverOptions,
  used: { readonly states: number; readonly bytes: number },
): LossProof {
  const maxStates = Math.min(MAX_STATES, (options.maxStates ?? Infinity) - used.states);
  const maxBytes = (options.maxBytes ?? Infinity) - used.bytes;
  const losses = new SolverLosses();
  const known = new Map<string, number>();
  const path: Step<TState>[] = [];
  let states = 0;
  let expanded = 0;
  let bytes = 0;

  /** Visits a state in play; returns its node, or `null` if the proof fails or has to end here. */
  const visit = (state: TState, key: string | undefined): number | null => {
    const turns = aids.turnsOf(state);
    bytes += aids.bytesOf(state);
    if (turns >= horizon || states >= maxStates || bytes > maxBytes) return null;
    if (states % STOP_EVERY === 0 && options.stop?.() === true) return null;
    const node = states++;
    if (key !== undefined) known.set(key, node);
    const doom = aids.doomOf(state);
    if (doom !== null) losses.lost(node, doom.turns);
    else if (!aids.hasAllActions(state)) return null;
    else path.push({ node, state, turns, actions: aids.actionsOf(state), next: 0 });
    return node;
  };

  /** Follows one action of a step; false if the proof fails. */
  const follow = (step: Step<TState>): boolean => {
    const action = step.actions[step.next++];
    if (action === undefined) return false;
    const state = aids.apply(step.state, action);
    if (state === step.state) return true;
    const status = aids.statusOf(state);
    if (status === 'won') return false;
    if (status === 'failed') {
      losses.lost(step.node, 0);
      return true;
    }
    const key = aids.keyOf(state);
    const node = (key === undefined ? undefined : known.get(key)) ?? visit(state, key);
    if (node === null) return false;
    losses.line(step.node, node, aids.turnsOf(state) - step.turns);
    return true;
  };

  const disproved = (): LossProof => ({ states, expanded, forced: null });
  if (visit(aids.start, aids.keyOf(aids.start)) === null) return disproved();
  for (let step = path.at(-1); step !== undefined; step = path.at(-1)) {
    if (step.next === 0) expanded++;
    if (step.next < step.actions.length) {
      if (!follow(step)) return disproved();
    } else if (step.actions.length === 0) return disproved();
    else path.pop();
  }
  return { states, expanded, forced: losses.forced(states) };
}
