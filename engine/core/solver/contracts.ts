import type { SubmittedAction, TurnReducer, TurnView } from '../contracts';

/** How far a line of play has come: turns ended, then actions submitted. Fewer turns are better, then fewer actions. */
export interface Distance {
  readonly turns: number;
  readonly actions: number;
}

/**
 * A game as the solver plays it: the reducer, with what makes a search short. Whatever is left out costs time, never
 * the answer.
 */
export interface SolverGame<TLevel, TState, TView extends TurnView = TurnView> extends TurnReducer<
  TLevel,
  TState,
  TView
> {
  /** The turn that a state is in, a whole number that no action lowers; only differences count. Without it all are one turn. */
  readonly turnOf?: (state: TState) => number;
  /** Equal keys have equal futures, but for the turn's number where nothing depends on it. Without it all states differ. */
  readonly keyOf?: (state: TState) => string;
  /** The actions worth trying, in the order of `enumerateActions`. Without it all of them. */
  readonly actionsOf?: (state: TState) => readonly SubmittedAction[];
  /**
   * At least so much lies between a state and a win, and no action lowers it by more than it costs itself; `null` where
   * there is no win. Turns as `turnOf` counts them. Without it nothing.
   */
  readonly boundOf?: (state: TState) => Distance | null;
  /** Whether every line of play from a state in play ends lost. Asked late, of few states: it may be slow. */
  readonly isDoomed?: (state: TState) => boolean;
  /**
   * Of a doomed state: the turn, as `turnOf` counts, in which the last line of play is lost. Without it the result does
   * not tell by when all is lost.
   */
  readonly lostBy?: (state: TState) => number;
  /**
   * About how many bytes a state holds that no state before it held. Asked once, when the state is kept, and counted for
   * good. Without it 1,000.
   */
  readonly bytesOf?: (state: TState) => number;
}

export interface SolverOptions {
  readonly seed?: number;
  /** No win in more turns is looked for; without it any. */
  readonly maxTurns?: number;
  /** How many different states may be kept. */
  readonly maxStates?: number;
  /** How many bytes the states kept may hold, by the game's own count. */
  readonly maxBytes?: number;
  /** Asked now and then; the search ends where it answers true. */
  readonly stop?: () => boolean;
  /** Told now and then, and at the end. */
  readonly progress?: (progress: SolverProgress) => void;
}

/** How far a search has come. */
export interface SolverProgress {
  /** Different states kept: those in play from which a win in time, and a better one than any met, may come. */
  readonly states: number;
  /** States whose actions were tried. */
  readonly expanded: number;
  /** There is no win in fewer turns than this. */
  readonly turns: number;
  readonly bytes: number;
}

/** What ended a search without an answer. */
export type SolverLimit = 'states' | 'memory' | 'stop';

/**
 * The four verdicts. Turns are counted from where the level starts: a win before any turn ended takes one. The same
 * level and options give the same result and counts, unless `stop` ended the search.
 */
export type SolveResult = SolverProgress &
  (
    | {
        readonly verdict: 'solved';
        readonly actions: readonly SubmittedAction[];
        /** How many turns these take. */
        readonly turns: number;
        /** Whether no other win takes fewer turns, or as many and fewer actions. */
        readonly shortest: boolean;
      }
    | {
        readonly verdict: 'impossible';
        /** No win even in the relaxed game; every line of play ends lost; or the whole space was searched. */
        readonly proof: 'relaxation' | 'forced-loss' | 'exhausted';
        /** With `forced-loss`: the turn, counted from 1 at the start, by which every line of play is lost. */
        readonly lostBy?: number;
      }
    | { readonly verdict: 'impossible-within'; readonly maxTurns: number }
    | { readonly verdict: 'unknown'; readonly limit: SolverLimit }
  );
