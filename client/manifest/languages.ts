/** The language ids and file patterns that the manifest declares. */

/** The id of levels. */
export const languageId = 'reactor-level';

/** The id of rooms files. */
export const roomsLanguageId = 'reactor-rooms';

/** The id of lix scenarios. */
export const lixLanguageId = 'reactor-lix';

/** The ids of all languages whose documents are opened for the server. */
export const servedLanguages: readonly string[] = [
  languageId,
  'reactor-transcript',
  'reactor-balance',
  'reactor-config',
  roomsLanguageId,
  lixLanguageId,
];

/** Returns true if documents of this language are opened for the server. */
export function isServed(id: string): boolean {
  return servedLanguages.includes(id);
}

/** Globs of every file that the server reads. */
export const fileGlobs = [
  '**/*.reactor.json',
  '**/reactor.balance.json',
  '**/reactor.config.json',
  '**/*.rooms.toml',
  '**/*.lix.json',
] as const;
