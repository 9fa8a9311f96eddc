export { cellsAtCaret, placeOfCell } from './board-places';
export { symbolsIn } from './named-things';
export { definitionsAt, highlightsAt, referencesAt, type Highlight } from './places';
export { foldsOf, selectionsAt, type Fold } from './ranges';
export { renamableAt, renameAt, type Renamable } from './rename';
export { levelSymbols, memberSymbols, type DocumentSymbol, type SymbolKind } from './symbols';
