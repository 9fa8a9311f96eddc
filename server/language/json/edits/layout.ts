import type { Path } from '../../../../engine/core';
import { isContainer, type ContainerPiece, type Piece, type PieceItem } from './piece';

/** Indentation and line endings. */
export interface LayoutStyle {
  /** One step of indentation. */
  readonly indent: string;
  /** The line ending. */
  readonly eol: string;
  /** The maximum width of a value on one line, in columns without the margin and the key. */
  readonly width: number;
}

/** The start of a value. */
export interface LayoutPlace {
  /** The indentation of its line. */
  readonly margin: string;
  /** Its path in the document. */
  readonly path: Path;
}

/** A value that fits into this number of columns is put on one line, even if it was written over several. */
const SMALL = 72;

/**
 * Lays out a value in the style of the samples: rows and list entries on lines of their own, positions and small
 * objects inline, long lists of numbers and positions wrapped. The layout depends only on the value, its place, and
 * which of its larger objects were written on several lines.
 */
export function measureGrids(piece: Piece, style: LayoutStyle, place: LayoutPlace): string {
  if (!isContainer(piece)) return piece.text;
  const { items } = piece;
  const [open, close] = piece.kind === 'array' ? ['[', ']'] : ['{', '}'];
  if (items.length === 0) return open + close;
  if (!isOnLines(piece, style, place)) return inline(piece);
  const margin = place.margin + style.indent;
  const lines = linesOf(piece, style, { ...place, margin });
  return [open, ...lines.map((line) => margin + line), place.margin + close].join(style.eol);
}

/** The lines between the brackets of a container, without their margin, each with its comma. */
function linesOf(piece: ContainerPiece, style: LayoutStyle, place: LayoutPlace): string[] {
  const { items } = piece;
  const { margin, path } = place;
  const texts = items.map(({ key, name, value }, index) => {
    const before = key === undefined ? '' : `${key}: `;
    const step = piece.kind === 'array' ? index : (name ?? '');
    const comma = index < items.length - 1 ? ',' : '';
    return before + measureGrids(value, style, { margin, path: [...path, step] }) + comma;
  });
  const isWrapped = piece.kind === 'array' && items.every(({ value }) => isNumeric(value));
  const shared = isWrapped ? texts.length : headLength(piece, path);
  return wrap(texts, shared, style.width - margin.length);
}

/** Puts the first `shared` texts on common lines of at most `width` columns, and each other on its own. */
function wrap(texts: readonly string[], shared: number, width: number): string[] {
  const lines: string[] = [];
  texts.forEach((text, index) => {
    const last = lines.at(-1);
    if (last !== undefined && index < shared && last.length + 1 + text.length <= width)
      lines[lines.length - 1] = `${last} ${text}`;
    else lines.push(text);
  });
  return lines;
}

/** Returns the number of members on the first line of an entry: the members before the lists of a rule. */
function headLength({ kind, items }: ContainerPiece, path: Path): number {
  if (kind === 'array' || typeof path.at(-1) !== 'number') return 0;
  if (!items.some(({ value }) => value.kind === 'array' && value.items.some(holdsObject))) return 0;
  const head = items.findIndex(({ value }) => isContainer(value));
  return head < 0 ? items.length : head;
}

function isOnLines(piece: ContainerPiece, style: LayoutStyle, place: LayoutPlace): boolean {
  const { path, margin } = place;
  if (mustBreak(piece, path)) return true;
  const isEntry = typeof path.at(-1) === 'number';
  if (piece.kind === 'object' && isEntry && isFlat(piece)) return false;
  if (isLoneEntry(piece)) return false;
  const { length } = inline(piece);
  // a comma may follow
  if (margin.length + length + 1 > style.width) return true;
  if (isEntry || !piece.isBroken) return false;
  if (piece.kind === 'object') return length > SMALL;
  return piece.items.every(({ value }) => value.kind === 'string');
}

/** Returns true if any part of the piece always spans several lines. */
function mustBreak(piece: Piece, path: Path): boolean {
  if (!isContainer(piece) || piece.items.length === 0) return false;
  const { kind, items } = piece;
  if (path.length === 0 || isGrid(path)) return true;
  if (kind === 'array') {
    const objects = items.filter(holdsObject).length;
    if (objects > 1 || (objects > 0 && path.length === 1)) return true;
  } else if (
    typeof path.at(-1) === 'number' &&
    items.some(({ value }) => value.kind === 'array' && value.items.some(holdsObject))
  )
    return true;
  return items.some(({ name, value }, index) =>
    mustBreak(value, [...path, kind === 'array' ? index : (name ?? '')]),
  );
}

/** Returns true if it is a list of one flat entry, which needs no lines of its own. */
function isLoneEntry({ kind, items }: ContainerPiece): boolean {
  const [only] = items;
  return (
    kind === 'array' && items.length === 1 && only !== undefined && holdsObject(only) && isFlat(only.value)
  );
}

/** Returns true if the path is that of a grid's rows. */
function isGrid(path: Path): boolean {
  return (path.length === 1 && path[0] === 'terrain') || (path.length === 2 && path[0] === 'networks');
}

function holdsObject({ value }: PieceItem): boolean {
  return value.kind === 'object';
}

/** Returns true if it contains nothing deeper than short lists of positions. */
function isFlat(piece: Piece): boolean {
  return (
    isContainer(piece) &&
    piece.items.every(
      ({ value }) =>
        !isContainer(value) ||
        (value.kind === 'array' && value.items.every(isNumericItem) && inline(value).length <= SMALL),
    )
  );
}

function isNumericItem({ value }: PieceItem): boolean {
  return isNumeric(value);
}

/** Returns true for scalars and lists of scalars, mostly positions. */
function isNumeric(piece: Piece): boolean {
  if (piece.kind === 'array') return piece.items.every(({ value }) => value.kind === 'scalar');
  return piece.kind === 'scalar';
}

/** Prints a value on one line. */
export function inline(piece: Piece): string {
  if (!isContainer(piece)) return piece.text;
  const parts = piece.items.map(({ key, value }) => (key === undefined ? '' : `${key}: `) + inline(value));
  if (parts.length === 0) return piece.kind === 'array' ? '[]' : '{}';
  return piece.kind === 'array' ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
}
