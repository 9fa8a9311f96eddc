export { brokenBy } from './judge';
export { buildStroke, type StrokeResult } from './build';
export type { Erasable, Fields, Place, Stroke } from './stroke';
