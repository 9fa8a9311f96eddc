export { brokenBy } from './judge';
export { buildStroke, type StrokeResult } from './build';
export type { Box, Copied, Erasable, Fields, Place, RuleList, RuleName, RulePart, Stroke } from './stroke';
