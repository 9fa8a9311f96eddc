/**
 * Formatting of JSON text, broken or sound. Enter at `formatDocument`, `formatRange` and `formatOnType`. It may know
 * JSON, but no shape and no language.
 */
export { formatDocument, formatRange, type FormatOptions } from './format';
export { formatOnType } from './on-type';
