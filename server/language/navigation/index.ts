export { cellsAtCaret, placeOfCell } from './board-places';
export { symbolsIn, type NamedThing } from './named-things';
export { nameAt, namesIn, usesOf, type NameKind, type NameUse } from './names';
export { definitionsAt, highlightsAt, referencesAt, type Highlight, type Target } from './places';
export { foldsOf, selectionsAt, type Fold } from './ranges';
export { renamableAt, renameAt, type Renamable } from './rename';
export { levelSymbols, memberSymbols, type DocumentSymbol, type SymbolKind } from './symbols';
