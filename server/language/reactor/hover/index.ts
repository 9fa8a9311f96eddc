export { hoverAt } from './hover';
