export {
  analyseTranscript,
  transcriptCodes,
  transcriptFaults,
  type LevelBeside,
  type TranscriptAnalysis,
} from './analyse-transcript';
export { recheck, type OtherOrigin, type PlayDifference, type Recheck } from './recheck';
