import type { Diagnostic } from '../text/diagnostic';

const start = { line: 0, character: 0 };

/** What a file gets whose bytes are no text. */
export const notUtf8: Diagnostic = {
  code: 'syntax',
  severity: 'error',
  message:
    'The bytes of this file are not UTF-8, so nothing in it can be read. Save it with the encoding UTF-8.',
  path: [],
  span: { start: 0, end: 0 },
  range: { start, end: start },
  related: [],
  cells: [],
};
