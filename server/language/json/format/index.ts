export { formatDocument, formatRange, type FormatOptions } from './format';
export { formatOnType } from './on-type';
