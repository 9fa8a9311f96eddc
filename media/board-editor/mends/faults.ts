import type { PreviewProblem } from '../../../protocol/preview';

/** A fault that is worth a person's time. */
export type Fault = PreviewProblem & { readonly severity: 'error' | 'warning' };

/** The faults of a level: what is only told of how the puzzle starts is none. */
export function faultsAmong(problems: readonly PreviewProblem[]): readonly Fault[] {
  return problems.filter((problem): problem is Fault => ['error', 'warning'].includes(problem.severity));
}
