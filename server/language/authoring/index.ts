export { brokenBy } from './judge';
export { buildStroke, type StrokeResult } from './build';
export type { Erasable, Fields, Place, RuleList, RuleName, RulePart, Stroke } from './stroke';
