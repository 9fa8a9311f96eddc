/**
 * Hovers of levels and of the files beside them. Enter at `hoverAt`; `cell` and `rule` have what play tells of these,
 * `manual` the entry of each code. It may know a level and its forecast, but no protocol.
 */
export { hoverAt } from './hover';
