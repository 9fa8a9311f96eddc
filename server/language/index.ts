export { analyseLevel, type LevelAnalysis } from './analyse';
export { analyseBalance, type BalanceAnalysis } from './balance';
export {
  analyseConfig,
  configShape,
  defaultConfig,
  matchGlobs,
  type Config,
  type ConfigAnalysis,
} from './config';
export type { Diagnostic, DiagnosticPlace, DiagnosticSeverity, RelatedDiagnosticPlace } from './diagnostic';
export { changeDocument, readDocument, type Document, type DocumentChange } from './document';
export { firstWarning, forecastWords, lossText, positionText, type ForecastWords } from './forecast-words';
export {
  balanceName,
  canonical,
  configName,
  isTranscript,
  levelsOfTranscript,
  Project,
  schemeOf,
  transcriptEnding,
  usualGlobs,
  type FileChange,
  type FileContent,
  type FileKind,
  type FilePort,
  type ProjectChange,
  type Report,
} from './project';
export { readerDiagnostics } from './reader-issues';
export { Lines, type Position, type Range } from './text';
