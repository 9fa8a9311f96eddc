import type { Path } from '../../../../engine/core';
import type { JsonDocument, JsonValue } from '../../../../engine/json';
import { measureGrids, type LayoutStyle } from './layout';
import { pieceOf } from './piece';

/** How a value is printed. What is left out is as in the samples. */
export interface PrintStyle extends Partial<LayoutStyle> {
  /** Where it will stand: rows of a grid go one a line, for instance. Without one it is an entry somewhere. */
  readonly path?: Path;
  /** The white space that its first line begins with. */
  readonly margin?: string;
}

/** The width of the samples, in columns. */
export const usualWidth = 100;

/** A value as JSON text in the samples' style. It may have several lines; the first has no margin. */
export function printValue(value: JsonValue, style: PrintStyle = {}): string {
  const { indent = '  ', eol = '\n', width = usualWidth, margin = '', path = ['x-'] } = style;
  return measureGrids(pieceOf(value), { indent, eol, width }, { margin, path });
}

const INDENTED = /(?:\r\n|\r|\n)([ \t]+)\S/;
const LINE_END = /\r\n|\r|\n/;

/** How a document's lines are made: its first indented line and its first line end say it, else the samples. */
export function styleOf({ text }: JsonDocument): LayoutStyle {
  return {
    indent: INDENTED.exec(text)?.[1] ?? '  ',
    eol: LINE_END.exec(text)?.[0] ?? '\n',
    width: usualWidth,
  };
}
