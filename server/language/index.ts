export { brokenBy, buildStroke } from './authoring';
export { analyseLevel, type LevelAnalysis } from './analyse';
export { analyseBalance } from './balance';
export { configShape, matchGlobs } from './config';
export {
  complete,
  plainText,
  triggerCharacters,
  type CompletionItem,
  type Insert,
  type ProposalKind,
  type Stop,
} from './completion';
export type { Diagnostic, DiagnosticPlace } from './diagnostic';
export { changeDocument, readDocument, type Document } from './document';
export { forecastHints, type ForecastHint } from './forecast-hints';
export { forecastText, type LevelForecast } from './forecast-text';
export {
  faultsIn,
  hasPreferredMend,
  hasSafeMend,
  mendAll,
  mends,
  mendSafely,
  subjectOf,
  tryFixes,
  type Fix,
  type Subject,
} from './fixes';
export { type FormatOptions } from './format';
export { inlayHints, semanticTokens, type SemanticToken, type TokenKind } from './hints';
export { hoverAt, withoutMarkup } from './hover';
export { LevelContext } from './level';
export {
  allCodes,
  isReactorContext,
  isReactorKind,
  balanceName,
  canonical,
  isTranscript,
  languageDefinitions,
  levelsOfTranscript,
  nameOf,
  Project,
  schemeOf,
  transcriptEnding,
  usualGlobs,
  WorkspaceSymbols,
  type DocumentContext,
  type FileChange,
  type FileContent,
  type FileKind,
  type FilePort,
  type FileEdits,
  type Icon,
  type OutlineSymbol,
  type Pace,
  type ProjectChange,
  type Report,
} from './project';
export { lixEnding, lixTranscriptEnding, recheckLix, ScenarioText, scenariosOfTranscript } from './lix';
export {
  faultsOf,
  levelOfFloor,
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
export { forecastLens, transcriptLens } from './lenses';
export { solveLens, type LensAction, type LensPart, type SolveState } from './lenses';
export { cellsAtCaret, highlightsAt, levelSymbols, placeOfCell, type Highlight } from './navigation';
export {
  levelTemplates,
  newLevelText,
  sizeFault,
  usualSize,
  type LevelSize,
  type LevelTemplate,
} from './new-level';
export { plural, printable } from './plain-text';
export { shownText } from './shown-text';
export {
  editsOfRefactoring,
  mirrorLevel,
  moveProp,
  refactoringsAt,
  resizeLevel,
  rotateLevel,
  wholeLevelRefactorings,
  type Refactoring,
} from './refactor';
export { readerDiagnostics } from './reader-issues';
export { Lines, type Position, type Range } from './text';
export { recheck, type Recheck } from './transcript';
