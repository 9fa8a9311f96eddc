export { levelTextOn } from './level-on-map';
export { newLevelText, sizeFault, usualSize } from './new-level';
export type { LevelSize } from './size';
export { levelTemplates, type LevelTemplate } from './templates';
