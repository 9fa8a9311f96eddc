import type { SubmittedAction, TurnReducer, TurnView } from '../contracts';

/** The length of a line of play: turns ended, then actions submitted. Fewer turns are better, then fewer actions. */
export interface Distance {
  readonly turns: number;
  readonly actions: number;
}

/**
 * A game as the solver plays it: the reducer, and aids that shorten a search. A missing aid costs time but never
 * changes the result.
 */
export interface SolverGame<TLevel, TState, TView extends TurnView = TurnView> extends TurnReducer<
  TLevel,
  TState,
  TView
> {
  /**
   * Returns the turn of a state, an integer that no action lowers; only differences count. Without it all states are in
   * one turn.
   */
  readonly turnOf?: (state: TState) => number;
  /**
   * Returns a key. States with equal keys have equal futures; they may differ in the turn number if nothing depends on
   * it. Without it all states are different.
   */
  readonly keyOf?: (state: TState) => string;
  /**
   * Returns the actions worth trying, in the order of `enumerateActions`: no other leads to a win that is shorter, or
   * the only one. Without it all are tried.
   */
  readonly actionsOf?: (state: TState) => readonly SubmittedAction[];
  /**
   * Returns a lower bound of the distance from a state to a win; `null` if there is no win. An action must not lower it
   * by more than the action itself costs. Turns are those of `turnOf`. Without it the bound is zero.
   */
  readonly boundOf?: (state: TState) => Distance | null;
  /**
   * Returns true if every line of play from a state that is still in play ends lost. Called late and for few states, so
   * it may be slow.
   */
  readonly isDoomed?: (state: TState) => boolean;
  /**
   * Returns the turn, as counted by `turnOf`, in which the last line of play of a doomed state is lost. Without it the
   * result does not include that turn.
   */
  readonly lostBy?: (state: TState) => number;
  /**
   * Returns the approximate number of bytes of a state that it does not share with earlier states. Called once, when
   * the state is kept, and never subtracted. 1,000 by default.
   */
  readonly bytesOf?: (state: TState) => number;
}

export interface SolverOptions {
  readonly seed?: number;
  /** The maximum number of turns of a win; unlimited by default. */
  readonly maxTurns?: number;
  /** The maximum number of different states to keep. */
  readonly maxStates?: number;
  /** The maximum number of bytes that the kept states may hold, as counted by the game. */
  readonly maxBytes?: number;
  /** Called now and then; the search ends if it returns true. */
  readonly stop?: () => boolean;
  /** Called now and then, and at the end. */
  readonly progress?: (progress: SolverProgress) => void;
}

/** The progress of a search. */
export interface SolverProgress {
  /**
   * The number of different states kept: states in play that may lead to a win in time that is better than the best one
   * met.
   */
  readonly states: number;
  /** The number of states whose actions were tried. */
  readonly expanded: number;
  /** A lower bound of the number of turns of a win. */
  readonly turns: number;
  readonly bytes: number;
}

/** The limit that left a search without an answer. `actions`: the game has actions that it does not list. */
export type SolverLimit = 'states' | 'memory' | 'stop' | 'actions';

/**
 * The four verdicts. Turns are counted from the start of the level: a win before any turn ended takes one turn. The
 * same level and options give the same result and counts, unless `stop` ended the search.
 */
export type SolveResult = SolverProgress &
  (
    | {
        readonly verdict: 'solved';
        readonly actions: readonly SubmittedAction[];
        /** The number of turns that the actions take. */
        readonly turns: number;
        /** True if no other win takes fewer turns, or equally many turns and fewer actions. */
        readonly shortest: boolean;
      }
    | {
        readonly verdict: 'impossible';
        /**
         * The kind of the proof: no win even in the relaxed game, every line of play ends lost, or the whole space was
         * searched.
         */
        readonly proof: 'relaxation' | 'forced-loss' | 'exhausted';
        /** The turn, counted from 1 at the start, by which every line of play is lost; only with `forced-loss`. */
        readonly lostBy?: number;
      }
    | { readonly verdict: 'impossible-within'; readonly maxTurns: number }
    | { readonly verdict: 'unknown'; readonly limit: SolverLimit }
  );
