/**
 * The language of rooms: all rooms files of a folder form one registry. Enter at `RoomsLanguage`;
 * `readRoomsText` reads one file, and features use a `RegistryView`. This folder may not know levels, scenarios or a
 * protocol.
 */
export { roomsDefinition, roomsEnding } from './definition';
export { mapOfFloor } from './floor-map';
export { faultsOf, placeOfEntry, roomsAt, type RoomsSpan } from './places';
export { RoomsLanguage, type RoomsRegistry } from './rooms-language';
export { recheckRun } from './recheck-run';
export { roomsOfTranscript, runTranscriptEnding } from './transcript-names';
