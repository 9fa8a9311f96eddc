import { printable, type Diagnostic, type Range } from '../../language';

/** Formats a diagnostic in one line: place, severity, code and message. */
export function issueLine(file: string, { range, severity, code, message }: Diagnostic): string {
  return `${placeOf(file, range)} ${severity} ${code} ${printable(message)}`;
}

/** Formats a place so that terminals make it a link. Line and column are one-based. */
export function placeOf(file: string, { start }: Range): string {
  return `${file}:${start.line + 1}:${start.character + 1}`;
}
