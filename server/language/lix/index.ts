/**
 * The language of lix scenarios, in which each file stands alone. Enter at `LixLanguage`; a `ScenarioText` knows one
 * text, checked and played. It may not know levels, rooms or a protocol.
 */
export { lixDefinition, lixEnding, lixTranscriptEnding } from './definition';
export { LixLanguage } from './lix-language';
export { ScenarioText } from './scenario-text';
export { recheckLix, scenariosOfTranscript } from './transcripts';
