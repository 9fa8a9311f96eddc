export { newLevelText, sizeFault, usualSize, type LevelSize } from './new-level';
