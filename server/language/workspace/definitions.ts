import { lixDefinition } from '../lix/definition';
import { roomsDefinition } from '../rooms/definition';
import type { LanguageDefinition } from './language';

/** The languages beside that of levels, as data: what configs, globs and manuals have to know of them. */
export const languageDefinitions = [
  roomsDefinition,
  lixDefinition,
] as const satisfies readonly LanguageDefinition[];

/** What files of these languages are. */
export type OtherKind = (typeof languageDefinitions)[number]['kind'];
