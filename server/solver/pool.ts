import { pool, Promise as PoolPromise } from 'workerpool';
import type { SolverProgress } from '../../engine/core';
import type { ReactorSolveResult } from '../../engine/reactor/solver';
import { SolveCancelled, type RunningSolve, type SolveJob, type Solver } from './job';

/** How a pool's workers are started. */
export interface PoolOptions {
  /** The path of their script, or in a browser its address. */
  readonly script: string;
  readonly maxWorkers: number;
  readonly type: 'thread' | 'web';
}

/** A solver whose searches run on workers; these start when they are first needed. A cancelled search takes its worker down with it. */
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
