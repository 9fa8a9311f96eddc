import { printable, type Diagnostic, type Range } from '../../language';

/** An issue in one line: its place, how it weighs, its code and message. */
export function issueLine(file: string, { range, severity, code, message }: Diagnostic): string {
  return `${placeOf(file, range)} ${severity} ${code} ${printable(message)}`;
}

/** A place as terminals make links of it. Line and column count from 1. */
export function placeOf(file: string, { start }: Range): string {
  return `${file}:${start.line + 1}:${start.character + 1}`;
}
