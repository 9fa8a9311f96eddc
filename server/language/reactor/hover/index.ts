/**
 * Hovers of levels and of the files next to them. Enter at `hoverAt`. `cell` and `rule` describe cells and rules with
 * values of the forecast; `manual` has the entry of each code. This folder may know a level and its forecast, but not a
 * protocol.
 */
export { hoverAt } from './hover';
