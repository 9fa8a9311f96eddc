export { counted, decimal, grouped, withArticle } from './english';
// the generators are imported from their file, so that pages of games without chance do not load them
export type { Random, RandomState } from './xoshiro';
export { looksLike, unseenDifference } from './look-alike';
export { fnv64, hex, type Fnv64 } from './fnv';
export { runInSteps } from './drive';
export { runToCompletion } from './run-to-completion';
export { memoize } from './memoize';
export type { Issue, IssueData, Path, Place, RelatedPlace, Severity } from './issue';
export type {
  ActionDefinition,
  BoardTarget,
  GridView,
  SubmittedAction,
  TurnReducer,
  TurnView,
} from './contracts';
export { enumerateActions, isEnumerable } from './enumerate';
export { inputsBySeat, waitInputId, type TickReducer, type TickView } from './tick';
export { tickReplayContract, turnsOf, updateId, type Collecting, type TickContract } from './tick-turns';
export { MalformedAction } from './malformed';
export { solveLevel } from './solver/solve';
export type {
  Distance,
  SolveResult,
  SolverGame,
  SolverLimit,
  SolverOptions,
  SolverProgress,
} from './solver/contracts';
export { recheckTranscript, recordTranscript } from './replay';
export type {
  RecheckDifference,
  RecheckResult,
  ReplayContract,
  Transcript,
  TranscriptAction,
  TranscriptHeader,
} from './replay';
export { transcriptText } from './transcript-text';
export { engineVersion } from './version';
export {
  activeSeat,
  advanceTurn,
  createTurnOrder,
  eliminateSeat,
  queueExtraTurn,
  queueSkip,
  reorderSeats,
  reverseTurnOrder,
} from './turn-order';
export type { TurnOrderState } from './turn-order';
