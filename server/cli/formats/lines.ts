import type { Diagnostic, Range } from '../../language';

/** An issue in one line: its place, how it weighs, its code and message. */
export function issueLine(file: string, { range, severity, code, message }: Diagnostic): string {
  return `${placeOf(file, range)} ${severity} ${code} ${printable(message)}`;
}

/** A place as terminals make links of it. Line and column count from 1. */
export function placeOf(file: string, { start }: Range): string {
  return `${file}:${start.line + 1}:${start.character + 1}`;
}

/** `1 file`, `2 files`. */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Without the control characters by which a file could speak to the terminal. Each stays one character wide. */
export function printable(text: string): string {
  return text.replaceAll(/(?!\t)\p{Cc}/gu, '\u00b7');
}
