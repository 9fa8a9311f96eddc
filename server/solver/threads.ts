import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Solver } from './job';
import { solverPool } from './pool';

/** A solver on threads of this process, as many as there are cores. Their script lies beside this one, bundled or not. */
export function threadSolver(maxWorkers = availableParallelism()): Solver {
  return solverPool({ script: join(__dirname, 'solve-worker.js'), maxWorkers, type: 'thread' });
}
