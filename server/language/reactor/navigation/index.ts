/**
 * Navigation in a level: definitions, references, highlights, renaming, the outline, and the way between cells and
 * their places in the text. Enter at the functions below. It may know a level's text, but neither its checks nor its play.
 */
export { cellsAtCaret, placeOfCell } from './board-places';
export { symbolsIn } from './named-things';
export { definitionsAt, highlightsAt, referencesAt } from './places';
export { renamableAt, renameAt } from './rename';
export { levelSymbols, memberSymbols, type DocumentSymbol, type SymbolKind } from './symbols';
