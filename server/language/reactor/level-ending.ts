/** How the names of levels end. It stands alone: the client needs it, and nothing else of the language. */
export const levelEnding = '.reactor.json';
