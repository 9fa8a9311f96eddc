export * from './balance';
export * from './level';
export * from './terms';
export { checkBalance } from './check-balance';
export { checkLevel, checkLevelSteps, type CheckedLevel } from './check-level';
export { issueCodes, type IssueCode } from './codes';
export { levelFormat, levelShape, levelVersion } from './format/shapes';
export { encodeLevel } from './format/encode';
export {
  solveReactorLevel,
  type ReactorSolveResult,
  type RelaxedFailure,
  type ImpossibilityReason,
} from './solver';
