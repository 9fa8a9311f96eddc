/**
 * Edits of JSON text: set, insert, move, remove, replace, each as the smallest change that keeps the layout around it.
 * Enter at the functions below; those that broken text could mislead are proved in `proof`. They may know JSON, but no
 * format and no shape.
 */
export { replaceCharacters } from './characters';
export { insertElement } from './element';
export { measureGrids, type LayoutStyle } from './layout';
export { renameKey, setMember } from './member';
export { moveElement } from './move-element';
export { noPlace } from './no-place';
export type { Piece, PieceItem } from './piece';
export { printValue, styleOf, usualWidth } from './print';
export { removeAt, removeEntry } from './remove';
export { removeElements } from './remove-elements';
export { replaceValue } from './replace';
