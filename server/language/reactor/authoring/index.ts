/**
 * Strokes on a board as edits of the level's text. Enter at `buildStroke`; an `EditSession` gathers the steps of one
 * stroke. It may know the level and the edits of JSON, but neither the page that draws nor the protocol that asks.
 */
export { newDiagnostics } from './new-diagnostics';
export { buildStroke } from './build';
export type { Box, Copied, Fields, Place, RuleList, RuleName, RulePart, Stroke } from './stroke';
