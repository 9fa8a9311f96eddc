export { RoomsLanguage, roomsEnding, roomsLanguageId } from './rooms-language';
export { readToml, type TomlDocument } from './toml';
