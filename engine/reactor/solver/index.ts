export { solverGame } from './game';
export type { SearchState } from './search-state';
export { solveReactorLevel, type ReactorSolveResult } from './solve';
export type { RelaxedFailure } from './relaxed-why';
export { whyImpossible, type Why } from './why';
