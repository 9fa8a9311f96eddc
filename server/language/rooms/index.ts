export { roomsDefinition, roomsEnding } from './definition';
export { mapOfFloor } from './floor-map';
export { faultsOf, placeOfEntry, roomsAt, type RoomsSpan } from './places';
export { RoomsLanguage, type RoomsRegistry } from './rooms-language';
export { readToml } from '../toml/toml';
export { recheckRun } from './recheck-run';
export { roomsOfTranscript, runTranscriptEnding } from './transcript-names';
