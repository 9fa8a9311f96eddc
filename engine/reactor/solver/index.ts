export { solveReactorLevel, type ReactorSolveResult } from './solve';
export type { RelaxedFailure } from './relaxed-why';
export { type ImpossibilityReason } from './why';
