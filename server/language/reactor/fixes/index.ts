/**
 * The fixes of levels, and of the balance, config and transcript files beside them. Enter at `quickFixesFor`; the table
 * names each code's file in `codes`. What they write comes from `json/edits`; they may not know an editor's protocol.
 */
export { LevelFixContext } from './context';
export { quickFixesFor } from './quick-fixes-for';
export { levelFixes } from './table';
