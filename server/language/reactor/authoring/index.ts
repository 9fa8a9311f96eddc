/**
 * Converts strokes on a board to edits of the text of a level. Enter at `buildStroke`; an `EditSession` gathers the
 * steps of one stroke. This folder may know the level and the edits of JSON, but neither the page that draws nor the
 * protocol.
 */
export { newDiagnostics } from './new-diagnostics';
export { buildStroke } from './build';
export type { Box, Copied, Fields, Place, RuleList, RuleName, RulePart, Stroke } from './stroke';
