export { roomsEnding, roomsLanguageId } from './definition';
export { levelOfFloor } from './level-of-floor';
export { faultsOf, placeOfEntry, roomsAt, type RoomsSpan, type RoomsSpot } from './places';
export { RoomsLanguage, type RoomsRegistry } from './rooms-language';
export { readToml, type TomlDocument } from './toml';
export { recheckRun } from './recheck-run';
export { roomsOfTranscript, runTranscriptEnding } from './transcript-names';
