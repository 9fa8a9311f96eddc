/** What the reader wants next. Behind `[`, a value or `]`. */
export const FIRST_VALUE = 0;
/** A value: at the root, behind a comma in an array, or behind a colon. */
export const VALUE = 1;
/** Behind `{`, a key or `}`. */
export const FIRST_KEY = 2;
/** Behind a comma in an object, a key. */
export const KEY = 3;
/** Behind a key, its colon. */
export const COLON = 4;
/** Behind a value, a comma or the closing bracket; at the root, the end. */
export const AFTER = 5;

export type State = 0 | 1 | 2 | 3 | 4 | 5;
