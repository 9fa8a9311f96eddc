export { brokenBy } from './judge';
export { buildStroke } from './build';
export type { Box, Copied, Fields, Place, RuleList, RuleName, RulePart, Stroke } from './stroke';
