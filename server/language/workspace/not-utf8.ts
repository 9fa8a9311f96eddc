import type { Diagnostic } from '../text/diagnostic';

const start = { line: 0, character: 0 };

/** The diagnostic of a file that is not valid UTF-8. */
export const notUtf8: Diagnostic = {
  code: 'syntax',
  severity: 'error',
  message: 'The file is not valid UTF-8 and cannot be read. Save it with UTF-8 encoding.',
  path: [],
  span: { start: 0, end: 0 },
  range: { start, end: start },
  related: [],
  cells: [],
};
