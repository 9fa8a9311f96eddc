import type { SolverProgress } from '../../engine/core';
import { solveReactorLevel, type ReactorSolveResult } from '../../engine/reactor/solver';
import type { SolveJob } from './job';

/** Interval between progress reports, in milliseconds. */
const pace = 100;

/** Runs a job on this thread. Handles time limits and progress, because the engine has no access to a clock. */
export function runJob(
  { level, balance, milliseconds, ...bounds }: SolveJob,
  progress: (progress: SolverProgress) => void,
): ReactorSolveResult {
  const end = milliseconds === undefined ? Infinity : Date.now() + milliseconds;
  let next = 0;
  return solveReactorLevel(level, balance, {
    ...bounds,
    stop: () => Date.now() >= end,
    progress: (now) => {
      const time = Date.now();
      if (time < next) return;
      next = time + pace;
      progress(now);
    },
  });
}
