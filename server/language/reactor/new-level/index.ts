/**
 * Texts of new levels, from a template or on a given map. Enter at `newLevelText` and `levelTextOn`, after `sizeFault`.
 * It may know the format and the rules of levels, but not where a map comes from or where a file goes.
 */
export { levelTextOn } from './level-on-map';
export { newLevelText, sizeFault, usualSize } from './new-level';
export type { LevelSize } from './size';
export { levelTemplates, type LevelTemplate } from './templates';
export { templateWords } from './template-words';
