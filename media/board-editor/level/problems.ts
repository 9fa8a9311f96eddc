import type { PreviewProblem } from '../../../protocol/preview';

/** Returns true for a problem that has to be fixed. */
type Problem = PreviewProblem & { readonly severity: 'error' | 'warning' };

/** Returns the errors and warnings. Information about how the puzzle starts is not a problem. */
export function problemsAmong(problems: readonly PreviewProblem[]): readonly Problem[] {
  return problems.filter((problem): problem is Problem => ['error', 'warning'].includes(problem.severity));
}
