import { LixLanguage, lixDefinition } from './lix';
import { ReactorLanguage, reactorDefinition } from './reactor';
import { RoomsLanguage, roomsDefinition } from './rooms';
import { LanguageRegistry } from './workspace/language-registry';

/**
 * All languages: the one place that knows them. A new language is a line here and a folder of its own. That of levels
 * comes first, so that the others win where a config file's globs give it files that are theirs by their names.
 */
export const languages = new LanguageRegistry([
  { definition: reactorDefinition, create: (workspace) => new ReactorLanguage(workspace) },
  { definition: roomsDefinition, create: (workspace) => new RoomsLanguage(workspace) },
  { definition: lixDefinition, create: (workspace) => new LixLanguage(workspace) },
]);
