export { forecastLens } from './forecast-lens';
export { solveLens, type LensAction, type LensPart, type SolveState } from './solve-lens';
export { transcriptLens } from './transcript-lens';
