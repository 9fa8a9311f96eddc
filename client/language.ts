/** The language's names, as the manifest declares them. */

/** The id of levels, balance files and config files alike. */
export const languageId = 'reactor-level';

/** Globs of every file that the server reads. */
export const fileGlobs = ['**/*.reactor.json', '**/reactor.balance.json', '**/reactor.config.json'] as const;
