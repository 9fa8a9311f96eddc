import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Solver } from './job';
import { solverPool } from './pool';

/** Creates a solver on threads of this process, by default one for each core. Their script is in the folder of this one. */
export function threadSolver(maxWorkers = availableParallelism()): Solver {
  return solverPool({ script: join(__dirname, 'solve-worker.js'), maxWorkers, type: 'thread' });
}
