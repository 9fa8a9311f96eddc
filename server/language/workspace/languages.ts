import { LixLanguage } from '../lix';
import { RoomsLanguage } from '../rooms';
import type { LanguageFactory } from './language';

/** The languages beside that of levels. A new one is a line here, and a folder of its own. */
export const languages: readonly LanguageFactory[] = [
  (workspace) => new RoomsLanguage(workspace),
  (workspace) => new LixLanguage(workspace),
];
