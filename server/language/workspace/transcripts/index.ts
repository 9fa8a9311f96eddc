export { recheckPlay, type Recheck } from './recheck';
export { sourcesOfTranscript } from './sources';
