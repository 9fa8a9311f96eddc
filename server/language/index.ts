export { languages } from './languages';
export { levelOfFloor } from './level-of-floor';
export {
  newDiagnostics,
  buildStroke,
  analyseLevel,
  analyseBalance,
  balanceFileIn,
  balanceIn,
  balanceName,
  analysisIn,
  transcriptIn,
  isLevelDocument,
  type LevelDocument,
  isTranscript,
  levelsOfTranscript,
  transcriptEnding,
  forecastText,
  type LevelForecast,
  levelFixes,
  hoverAt,
  inlayHints,
  LevelContext,
  forecastLens,
  transcriptLens,
  solveLens,
  type LensAction,
  type LensPart,
  type SolveState,
  cellsAtCaret,
  highlightsAt,
  levelSymbols,
  placeOfCell,
  levelTemplates,
  newLevelText,
  printedLevel,
  savedGameText,
  sizeFault,
  usualSize,
  type LevelSize,
  type LevelTemplate,
  editsOfRefactoring,
  mirrorLevel,
  moveProp,
  refactoringsAt,
  resizeLevel,
  rotateLevel,
  wholeLevelRefactorings,
  type Refactoring,
  recheck,
  completeLevel,
  levelTokens,
} from './reactor';
export {
  faultsOf,
  placeOfEntry,
  recheckRun,
  RoomsLanguage,
  roomsAt,
  roomsEnding,
  roomsOfTranscript,
  runTranscriptEnding,
  type RoomsRegistry,
  type RoomsSpan,
} from './rooms';
export { lixEnding, lixTranscriptEnding, recheckLix, ScenarioText, scenariosOfTranscript } from './lix';
export {
  plainText,
  triggerCharacters,
  type CompletionItem,
  type Insert,
  type ProposalKind,
  type Stop,
} from './json/completion';
export type { FormatOptions } from './json/format';
export { withoutMarkup } from './json/hover/markdown';
export type { SemanticToken, TokenKind } from './json/tokens';
export type { Diagnostic, DiagnosticPlace } from './text/diagnostic';
export { changeDocument, readDocument, type Document } from './text/document';
export type { FixScope, QuickFix, QuickFixes } from './text/fixes';
export { inLineEndsOf } from './text/line-ends';
export { Lines, type Position, type Range } from './text/lines';
export { printable } from './text/plain-text';
export { firstOf } from './text/diagnose';
export { maxDiagnostics, readerDiagnostics } from './text/reader-issues';
export { shownText } from './text/shown-text';
export { matchGlobs } from './workspace/config';
export type { FileEdits, Forecast, Hint, Highlight, Icon, Lens, OutlineSymbol } from './workspace/features';
export { stemOf } from './workspace/file-names';
export type { FileChange, FileContent, FilePort } from './workspace/file-port';
export type { DocumentContext } from './workspace/language';
export { Project, type ProjectChange } from './workspace/project';
export type { Report } from './workspace/report';
export type { Recheck } from './workspace/transcripts';
export { configName } from './workspace/settings';
export { canonical, nameOf, schemeOf } from './workspace/uris';
export { WorkspaceSymbols } from './workspace/workspace-symbols';
