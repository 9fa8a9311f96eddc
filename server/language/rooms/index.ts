export { roomsEnding, roomsLanguageId } from './definition';
export { RoomsLanguage } from './rooms-language';
export { readToml, type TomlDocument } from './toml';
