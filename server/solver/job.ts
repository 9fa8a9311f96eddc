import type { SolverProgress } from '../../engine/core';
import type { Balance, Level } from '../../engine/reactor';
import type { ReactorSolveResult } from '../../engine/reactor/solver';

/** A level that is to be won, and how far the search may go. Plain data, so that it can be sent to a worker. */
export interface SolveJob {
  /** Without errors. */
  readonly level: Level;
  readonly balance: Balance;
  readonly maxTurns?: number;
  readonly maxStates?: number;
  readonly maxBytes?: number;
  /** For how long it may search. */
  readonly milliseconds?: number;
}

/** A search that goes on elsewhere. */
export interface RunningSolve {
  /** Rejects with a `SolveCancelled` where it was cancelled. */
  readonly result: Promise<ReactorSolveResult>;
  readonly cancel: () => void;
}

/** Says that a search ended because somebody wanted it to. */
export class SolveCancelled extends Error {}

/** Searches off the thread that answers requests. */
export interface Solver {
  /** Starts a search, or has it wait until another one is through. */
  solve(job: SolveJob, progress?: (progress: SolverProgress) => void): RunningSolve;
  /** Ends all searches and the threads that they run on. */
  close(): void;
}
