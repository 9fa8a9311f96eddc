export { newLevelText, sizeFault, usualSize, type LevelSize } from './new-level';
export { levelTemplates, type LevelTemplate } from './templates';
