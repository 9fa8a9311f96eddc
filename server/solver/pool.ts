import { pool, Promise as PoolPromise } from 'workerpool';
import type { SolverProgress } from '../../engine/core';
import type { ReactorSolveResult } from '../../engine/reactor/solver';
import { SolveCancelled, type RunningSolve, type SolveJob, type Solver } from './job';

/** Options for starting the workers of a pool. */
export interface PoolOptions {
  /** Path of the worker script; in a browser its URL. */
  readonly script: string;
  readonly maxWorkers: number;
  readonly type: 'thread' | 'web';
}

/** Creates a solver that runs searches on workers, which are started on demand. Cancelling a search ends its worker. */
export function solverPool({ script, maxWorkers, type }: PoolOptions): Solver {
  const workers = pool(script, { maxWorkers, workerType: type });
  return {
    solve: (job: SolveJob, progress?: (progress: SolverProgress) => void): RunningSolve => {
      const work = workers.exec('solve', [job], { on: progress ?? (() => undefined) });
      return {
        result: Promise.resolve(work).catch((error: unknown) => {
          throw error instanceof PoolPromise.CancellationError ? new SolveCancelled('Cancelled.') : error;
        }) as Promise<ReactorSolveResult>,
        cancel: () => void work.cancel(),
      };
    },
    close: () => void workers.terminate(true),
  };
}
