export { type Patience } from './foreseen';
export { hoverAt, type Hover, type HoverOptions } from './hover';
export { withoutMarkup } from '../../json/hover/markdown';
