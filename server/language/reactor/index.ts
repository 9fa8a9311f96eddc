/**
 * The language of levels, with the balance, config and transcript files next to them. Enter at `ReactorLanguage`, or,
 * for a text without a project, at `analyseLevel` and `LevelContext`. This folder may not know the other languages or a
 * protocol.
 */
export { analyseLevel } from './analyse';
export { newDiagnostics, buildStroke } from './authoring';
export { analyseBalance, balanceFileIn, balanceIn, balanceName } from './balance';
export { completeLevel } from './completion';
export { reactorDefinition } from './definition';
export { isLevelDocument, type LevelDocument } from './documents';
export { levelFixes } from './fixes';
export { forecastText, type LevelForecast } from './forecast-text';
export { inlayHints } from './hints/inlay-hints';
export { hoverAt } from './hover';
export {
  forecastLens,
  transcriptLens,
  solveLens,
  type LensAction,
  type LensPart,
  type SolveState,
} from './lenses';
export { LevelContext } from './level';
export { cellsAtCaret, highlightsAt, levelSymbols, placeOfCell } from './navigation';
export {
  levelTemplates,
  newLevelText,
  sizeFault,
  usualSize,
  type LevelSize,
  type LevelTemplate,
  levelTextOn,
} from './new-level';
export { ReactorLanguage } from './reactor-language';
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
export { analysisIn, transcriptIn } from './report-details';
export { levelTokens } from './tokens';
export { recheck } from './transcript';
export { isTranscript, levelsOfTranscript, transcriptEnding } from './transcripts';
export { printedLevel, savedGameText } from './saved-game';
