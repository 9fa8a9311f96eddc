import type { PreviewProblem } from '../../../protocol/preview';

/** Returns true for a problem that has to be fixed. */
type Problem = PreviewProblem & { readonly severity: 'error' | 'warning' };

/**
 * Returns the errors and warnings, which all panels count as problems. Information about how the puzzle starts is not a
 * problem.
 */
export function problemsAmong(problems: readonly PreviewProblem[]): readonly Problem[] {
  return problems.filter(
    (problem): problem is Problem => problem.severity === 'error' || problem.severity === 'warning',
  );
}
