export {
  analyseTranscript,
  transcriptCodes,
  transcriptFaults,
  type LevelBeside,
  type TranscriptAnalysis,
} from './analyse-transcript';
export { recheckPlay, type OtherOrigin, type PlayDifference, type Recheck } from './recheck';
export { recheck } from './recheck-level';
