/**
 * Edits of JSON text: set, insert, move, remove, replace, each as the smallest change that keeps the layout around it.
 * Enter at the functions below; `proof` checks the edits that broken text could mislead. This folder may know JSON, but
 * not a format or a shape.
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
