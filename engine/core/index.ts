export { remembering } from './memo';
export type { Issue, Path, Place, RelatedPlace, Severity } from './issue';
export type {
  ActionDefinition,
  BoardTarget,
  GridView,
  IndexedEntry,
  SubmittedAction,
  TurnReducer,
  TurnView,
} from './contracts';
export { enumerateActions } from './enumerate';
export { MalformedAction } from './malformed';
export { recheckTranscript, recordTranscript } from './replay';
export type {
  RecheckDifference,
  RecheckResult,
  ReplayContract,
  Transcript,
  TranscriptAction,
  TranscriptHeader,
} from './replay';
