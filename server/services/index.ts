/**
 * Services of languages in addition to the features of their documents: requests of the extension, commands, lenses and
 * refactorings. Each language has a folder that exports a `LanguageService`; the port to the server is `host.ts`. Services
 * may not know the editor's protocol, and not each other.
 */
import type { LanguageService } from './host';
import { reactorService } from './reactor';
import { roomsService } from './rooms';

/** The services of all languages. */
export const languageServices: readonly LanguageService[] = [reactorService, roomsService];
