/**
 * The fixes of levels, and of the balance, config and transcript files next to them. Enter at `quickFixesFor`. The
 * table names the file of each code in `codes`. Edits come from `json/edits`. This folder may not know the protocol of
 * an editor.
 */
export { LevelFixContext } from './context';
export { quickFixesFor } from './quick-fixes-for';
export { levelFixes } from './table';
