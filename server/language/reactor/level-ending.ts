/**
 * The ending of the file names of levels. It has its own file because the client imports nothing else of the language.
 */
export const levelEnding = '.reactor.json';
