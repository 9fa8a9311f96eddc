import { LixLanguage, lixDefinition } from './lix';
import { ReactorLanguage, reactorDefinition } from './reactor';
import { RoomsLanguage, roomsDefinition } from './rooms';
import { LanguageRegistry } from './workspace/language-registry';

/**
 * All languages. This is the only place that lists them: a new language takes a line here and a folder of its own.
 * Levels come first, so the other languages win if the globs of a config file also match their files.
 */
export const languages = new LanguageRegistry([
  { definition: reactorDefinition, create: (workspace) => new ReactorLanguage(workspace) },
  { definition: roomsDefinition, create: (workspace) => new RoomsLanguage(workspace) },
  { definition: lixDefinition, create: (workspace) => new LixLanguage(workspace) },
]);
