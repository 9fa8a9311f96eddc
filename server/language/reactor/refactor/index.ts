/**
 * Refactorings of levels: mirror, rotate, resize, move a prop with all that refers to it. Enter at `transform` or
 * `move-prop`; a `Plan` gathers what changes, and `result` refuses what would add an error. They may know the level and
 * the edits of JSON, but no protocol.
 */
export { moveProp } from './move-prop';
export type { Refactoring } from './result';
export { mirrorLevel, resizeLevel, rotateLevel } from './transform';
export { editsOfRefactoring, refactoringsAt, wholeLevelRefactorings } from './offer';
