export { isCheckable, type Patience } from './foreseen';
export { hoverAt, type Hover, type HoverContext, type HoverOptions } from './hover';
export type { ManualAddress } from './manual';
export { withoutMarkup } from './markdown';
