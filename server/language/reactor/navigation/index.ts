export { cellsAtCaret, placeOfCell } from './board-places';
export { symbolsIn } from './named-things';
export { definitionsAt, highlightsAt, referencesAt } from './places';
export { renamableAt, renameAt } from './rename';
export { levelSymbols, memberSymbols, type DocumentSymbol, type SymbolKind } from './symbols';
