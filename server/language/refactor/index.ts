export { moveProp } from './move-prop';
export type { Growth, MirrorAxis, TurnDirection } from './movement';
export type { Refactoring } from './result';
export { mirrorLevel, resizeLevel, rotateLevel } from './transform';
export {
  editsOfRefactoring,
  refactoringsAt,
  wholeLevelRefactorings,
  type RefactoringsAt,
  type WholeLevelRefactoring,
} from './offer';
