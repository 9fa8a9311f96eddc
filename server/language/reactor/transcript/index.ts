export { analyseTranscript, transcriptFaults, type TranscriptAnalysis } from './analyse-transcript';
export { type Recheck } from './recheck';
export { recheck } from './recheck-level';
