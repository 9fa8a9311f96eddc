import type { SolverProgress } from '../../engine/core';
import { solveReactorLevel, type ReactorSolveResult } from '../../engine/reactor/solver';
import type { SolveJob } from './job';

/** How often progress is told, in milliseconds. */
const pace = 100;

/** Does a job on this thread. The engine knows no clock: time limits and the pace of progress come from here. */
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
