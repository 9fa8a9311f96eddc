export { brokenBy, buildStroke } from './reactor/authoring';
export { analyseLevel } from './reactor/analyse';
export { analyseBalance, balanceFileIn, balanceIn, balanceName } from './reactor/balance';
export { analysisIn, transcriptIn } from './reactor/report-details';
export { matchGlobs } from './workspace/config';
export { languages } from './languages';
export { isLevelDocument, isReactorDocument, type LevelDocument } from './reactor/documents';
export { isTranscript, levelsOfTranscript, transcriptEnding } from './reactor/transcripts';
export {
  plainText,
  triggerCharacters,
  type CompletionItem,
  type Insert,
  type ProposalKind,
  type Stop,
} from './json/completion';
export type { Diagnostic, DiagnosticPlace } from './text/diagnostic';
export { changeDocument, readDocument, type Document } from './text/document';
export { forecastText, type LevelForecast } from './reactor/forecast-text';
export { levelFixes, quickFixesFor } from './reactor/fixes';
export type { QuickFix, QuickFixes } from './text/fixes';
export { type FormatOptions } from './json/format';
export { type SemanticToken, type TokenKind } from './json/tokens';
export { hoverAt } from './reactor/hover';
export { inlayHints } from './reactor/hints/inlay-hints';
export { withoutMarkup } from './json/hover/markdown';
export { LevelContext } from './reactor/level';
export {
  canonical,
  nameOf,
  Project,
  schemeOf,
  WorkspaceSymbols,
  type DocumentContext,
  type FileChange,
  type FileContent,
  type FilePort,
  type FileEdits,
  type Forecast,
  type Hint,
  type Highlight,
  type Icon,
  type OutlineSymbol,
  type ProjectChange,
  type Report,
} from './workspace';
export { lixEnding, lixTranscriptEnding, recheckLix, ScenarioText, scenariosOfTranscript } from './lix';
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
export { forecastLens, transcriptLens } from './reactor/lenses';
export { solveLens, type LensAction, type LensPart, type SolveState } from './reactor/lenses';
export { cellsAtCaret, highlightsAt, levelSymbols, placeOfCell } from './reactor/navigation';
export {
  levelTemplates,
  newLevelText,
  sizeFault,
  usualSize,
  type LevelSize,
  type LevelTemplate,
} from './reactor/new-level';
export { plural, printable } from './text/plain-text';
export { shownText } from './text/shown-text';
export {
  editsOfRefactoring,
  mirrorLevel,
  moveProp,
  refactoringsAt,
  resizeLevel,
  rotateLevel,
  wholeLevelRefactorings,
  type Refactoring,
} from './reactor/refactor';
export { readerDiagnostics } from './text/reader-issues';
export { Lines, type Position, type Range } from './text';
export { recheck } from './reactor/transcript';
export type { Recheck } from './workspace/transcripts';
export { completeLevel } from './reactor/completion';
export { levelTokens } from './reactor/tokens';
export { levelOfFloor } from './level-of-floor';
