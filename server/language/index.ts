export {
  brokenBy,
  buildStroke,
  type Erasable,
  type Fields,
  type Stroke,
  type StrokeResult,
} from './authoring';
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
export {
  complete,
  mapOf,
  plainText,
  triggerCharacters,
  type CompletionItem,
  type CompletionList,
  type Insert,
  type ProposalKind,
  type Stop,
} from './completion';
export type { Diagnostic, DiagnosticPlace, DiagnosticSeverity, RelatedDiagnosticPlace } from './diagnostic';
export { cursorAt, type Cursor } from './cursor';
export { changeDocument, readDocument, type Document, type DocumentChange } from './document';
export { finish, forecastHints, hintCodes, type ForecastHint } from './forecast-hints';
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
export { formatDocument, formatOnType, formatRange, type FormatOptions } from './format';
export {
  inlayHints,
  semanticTokens,
  type HintKinds,
  type InlayHint,
  type InlayHints,
  type SemanticToken,
  type TokenKind,
} from './hints';
export {
  hoverAt,
  withoutMarkup,
  type Hover,
  type HoverContext,
  type HoverOptions,
  type ManualAddress,
  type Patience,
} from './hover';
export {
  gridNames,
  gridPath,
  LevelContext,
  type GridName,
  type LevelSketch,
  type Mention,
  type MentionRole,
} from './level';
export { cellWords, mapPicture, type PictureOptions } from './picture';
export {
  allCodes,
  isReactorContext,
  isReactorKind,
  balanceName,
  canonical,
  configName,
  isTranscript,
  languageDefinitions,
  levelsOfTranscript,
  nameOf,
  Project,
  schemeOf,
  transcriptEnding,
  usualGlobs,
  WorkspaceSymbols,
  type Answers,
  type AnsweredFix,
  type DocumentContext,
  type FileChange,
  type FileContent,
  type FileKind,
  type FilePort,
  type FileEdits,
  type Icon,
  type Lens,
  type OutlineSymbol,
  type Pace,
  type ProjectChange,
  type Report,
  type WorkspaceSymbol,
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
  type RoomsSpot,
} from './rooms';
export { forecastLens, transcriptLens, type ForecastLens } from './lenses';
export { solveLens, type LensAction, type LensPart, type SolveState } from './lenses';
export {
  cellsAtCaret,
  definitionsAt,
  foldsOf,
  highlightsAt,
  levelSymbols,
  memberSymbols,
  placeOfCell,
  referencesAt,
  renamableAt,
  renameAt,
  selectionsAt,
  type DocumentSymbol,
  type Highlight,
  type SymbolKind,
} from './navigation';
export {
  levelTemplates,
  newLevelText,
  sizeFault,
  usualSize,
  type LevelSize,
  type LevelTemplate,
} from './new-level';
export { plural, printable, table } from './plain-text';
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
export {
  analyseTranscript,
  recheck,
  transcriptCodes,
  type Recheck,
  type TranscriptAnalysis,
} from './transcript';
