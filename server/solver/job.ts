import type { SolverProgress } from '../../engine/core';
import type { Balance, Level } from '../../engine/reactor';
import type { ReactorSolveResult } from '../../engine/reactor/solver';

/** A level to solve, and the limits of the search. Plain data, so that it can be sent to a worker. */
export interface SolveJob {
  /** A level without errors. */
  readonly level: Level;
  readonly balance: Balance;
  readonly maxTurns?: number;
  readonly maxStates?: number;
  readonly maxBytes?: number;
  /** Time limit. */
  readonly milliseconds?: number;
}

/** A running search. */
export interface RunningSolve {
  /** Rejects with a `SolveCancelled` if the search is cancelled. */
  readonly result: Promise<ReactorSolveResult>;
  readonly cancel: () => void;
}

/** Rejects the result of a cancelled search. */
export class SolveCancelled extends Error {}

/** Searches for wins on other threads than the one that handles requests. */
export interface Solver {
  /** Starts a search, or queues it until another one has finished. */
  solve(job: SolveJob, progress?: (progress: SolverProgress) => void): RunningSolve;
  /** Ends all searches and their threads. */
  close(): void;
}
