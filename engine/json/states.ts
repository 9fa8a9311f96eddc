/** The token that the reader expects next. After `[`: a value or `]`. */
export const FIRST_VALUE = 0;
/** A value: at the root, after a comma in an array, or after a colon. */
export const VALUE = 1;
/** After `{`: a key or `}`. */
export const FIRST_KEY = 2;
/** After a comma in an object: a key. */
export const KEY = 3;
/** After a key: its colon. */
export const COLON = 4;
/** After a value: a comma or the closing bracket; at the root, the end. */
export const AFTER = 5;

export type State = 0 | 1 | 2 | 3 | 4 | 5;
