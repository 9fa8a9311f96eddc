export { actionIds, refusalCodes, type ActionId, type RefusalCode } from './actions';
export { applyAction } from './apply';
export { changesAt, stepOf, type Cause, type Change } from './causes';
export { balanceHash, levelHash, stateHash } from './canonical';
export { hazardBand, networkBand } from './cell-code';
export { heatOf, hottestOf, lossFields } from './derive';
export { firstTurn, type FirstTurn } from './first-turn';
export { shortestFloat32 } from './float-text';
export { forecast, type Forecast, type ForecastTurn } from './forecast';
export { lossOrigins, type LossOrigins } from './loss-origins';
export { machineOf, reactorGame, type ReactorGame } from './game';
export { checkTranscript, decodeTranscript, type CheckedTranscript } from './check-transcript';
export { checkInvariants } from './invariants';
export { areaOf, type Machine, type Reactor } from './machine';
export { originsOf, withoutOrigins, type Origin } from './origins';
export { submittedFrom } from './plain-action';
export { settingText } from './predicates';
export { settingsOf } from './prop-state';
export {
  crossingsOf,
  type BandCrossing,
  type FiredRule,
  type Injection,
  type Loss,
  type LostRemedies,
  type RejectedEffect,
  type ServiceChange,
  type TurnReport,
} from './report';
export { forecastOf, forecastStepsOf, reportedState } from './reported';
export { savedLevel, saveState } from './save';
export {
  blockedTurns,
  copyState,
  flowAt,
  hazardAt,
  isSevered,
  type Block,
  type ServiceName,
  type State,
} from './state';
export { floatDump, floatHash } from './state-grids';
export { type ForecastSummary, type When } from './summary';
export { traceLine, type TraceLine } from './trace';
export { transcriptFormat, transcriptShape } from './transcript-shape';
export {
  encodeTranscript,
  replayContract,
  transcribe,
  verifyTranscript,
  type ReactorTranscript,
  type ReactorTranscriptHeader,
} from './transcript';
export { engineVersion } from './version';
export {
  hazardsOf,
  inventoryOf,
  viewOf,
  type NetworkCellView,
  type PropView,
  type ReactorView,
} from './view';
