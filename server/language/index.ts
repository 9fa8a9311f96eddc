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
export {
  balanceName,
  canonical,
  configName,
  Project,
  schemeOf,
  usualGlobs,
  type FileChange,
  type FileContent,
  type FileKind,
  type FilePort,
  type ProjectChange,
  type Report,
} from './project';
export { Lines, type Position, type Range } from './text';
