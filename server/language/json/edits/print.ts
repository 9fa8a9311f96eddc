import type { Path } from '../../../../engine/core';
import type { JsonDocument, JsonValue } from '../../../../engine/json';
import { lineEndOf } from '../../text/line-ends';
import { measureGrids, type LayoutStyle } from './layout';
import { pieceOf } from './piece';

/** Options for printing a value. The defaults are those of the samples. */
export interface PrintStyle extends Partial<LayoutStyle> {
  /** The path of the value, which decides its layout: rows of a grid take a line each, for instance. */
  readonly path?: Path;
  /** The white space that its first line begins with. */
  readonly margin?: string;
}

/** The width of the samples, in columns. */
export const usualWidth = 100;

/** Prints a value as JSON in the style of the samples. The first line is not indented. */
export function printValue(value: JsonValue, style: PrintStyle = {}): string {
  const { indent = '  ', eol = '\n', width = usualWidth, margin = '', path = ['x-'] } = style;
  return measureGrids(pieceOf(value), { indent, eol, width }, { margin, path });
}

const INDENTED = /(?:\r\n|\r|\n)([ \t]+)\S/;

/**
 * Detects indentation and line endings from the first indented line and the first line ending; the defaults are those
 * of the samples.
 */
export function styleOf({ text }: JsonDocument): LayoutStyle {
  return {
    indent: INDENTED.exec(text)?.[1] ?? '  ',
    eol: lineEndOf(text),
    width: usualWidth,
  };
}
