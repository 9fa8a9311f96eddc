export { analyseTranscript, transcriptFaults, type TranscriptAnalysis } from './analyse-transcript';
export { recheck } from './recheck-level';
