export { lixDefinition, lixEnding } from './definition';
export { LixLanguage } from './lix-language';
export { ScenarioText } from './scenario-text';
export { lixTranscriptEnding, recheckLix, scenariosOfTranscript } from './transcripts';
