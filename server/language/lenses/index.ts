export { solveLens, type LensAction, type LensPart, type SolveState } from './solve-lens';
