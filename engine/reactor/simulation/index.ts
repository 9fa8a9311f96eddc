export { type RefusalCode } from './actions';
export { applyAction } from './apply';
export { changesAt, stepOf, type Change } from './explain/causes';
export { balanceHash, levelHash } from './transcript/canonical';
export { hazardBand } from './cell-code';
export { heatOf, hottestOf, lossFields } from './derive';
export { firstTurn, type FirstTurn } from './first-turn';
export { shortestFloat32 } from './transcript/float-text';
export { forecast, type Forecast } from './forecast';
export { type ForecastTurn } from './forecast-turn';
export { lossOrigins, type LossOrigins } from './explain/loss-origins';
export { reactorGame } from './game';
export { checkTranscript, decodeTranscript } from './transcript/check-transcript';
export { areaOf, type Machine } from './machine';
export { type Origin } from './explain/origins';
export { submittedFrom } from './transcript/plain-action';
export { settingText } from './rules/predicates';
export { settingsOf } from './prop-state';
export { crossingsOf, type BandCrossing, type FiredRule, type Loss } from './report';
export { forecastOf, forecastStepsOf, reportedState } from './reported';
export { seesUnderground } from './explain/sight';
export { linesOf } from './network/line';
export { savedLevel } from './transcript/save';
export { blockedTurns, flowAt, hazardAt, isSevered, type State } from './state';
export { type ServiceName } from './service';
export { floatHash } from './state-grids';
export { summarize, type ForecastSummary } from './explain/summary';
export { traceLine } from './trace';
export { transcriptFormat, transcriptShape } from './transcript/transcript-shape';
export {
  encodeTranscript,
  replayContract,
  transcribe,
  verifyTranscript,
  type ReactorTranscript,
} from './transcript/transcript';
export { hazardsOf, viewOf } from './view';
