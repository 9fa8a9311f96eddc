export { moveProp } from './move-prop';
export type { Refactoring } from './result';
export { mirrorLevel, resizeLevel, rotateLevel } from './transform';
export { editsOfRefactoring, refactoringsAt, wholeLevelRefactorings } from './offer';
