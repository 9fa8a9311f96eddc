export { applyEdits, minimalEdit } from './apply';
export { replaceCharacters } from './characters';
export { insertElement } from './element';
export { layOut, type LayoutPlace, type LayoutStyle } from './layout';
export { renameKey, setMember, type MemberPlace } from './member';
export type { ContainerPiece, Piece, PieceItem } from './piece';
export { printValue, styleOf, usualWidth, type PrintStyle } from './print';
export { removeAt, removeEntry } from './remove';
export { replaceValue } from './replace';
