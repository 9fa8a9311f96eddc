/**
 * Formatting of JSON text, broken or valid. Enter at `formatDocument`, `formatRange` and `formatOnType`. This folder
 * may know JSON, but not a shape or a language.
 */
export { formatDocument, formatRange, type FormatOptions } from './format';
export { formatOnType } from './on-type';
