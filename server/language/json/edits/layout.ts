import type { Path } from '../../../../engine/core';
import { isContainer, type ContainerPiece, type Piece, type PieceItem } from './piece';

/** How lines are made. */
export interface LayoutStyle {
  /** One step of indentation. */
  readonly indent: string;
  /** The end of a line. */
  readonly eol: string;
  /** How many columns a value on one line may have from its line's margin on; its key does not count. */
  readonly width: number;
}

/** Where a value begins. */
export interface LayoutPlace {
  /** The white space that its line begins with. */
  readonly margin: string;
  /** Its path in the document. */
  readonly path: Path;
}

/** A value that needs no more columns than this is on one line, even if it was written over several. */
const SMALL = 72;

/**
 * Lays a value out as the samples are: rows one a line, entries of lists one a line, positions and small objects
 * inline, long lists of numbers and positions wrapped. It depends on nothing but the value, its place, and which of its
 * larger objects were written over several lines.
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

/** How many members share an entry's first line: of a rule those before its lists. */
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

/** Whether some part of it stands on lines of its own in any case. */
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

/** Whether it is a list of one flat entry, which needs no lines of its own. */
function isLoneEntry({ kind, items }: ContainerPiece): boolean {
  const [only] = items;
  return (
    kind === 'array' && items.length === 1 && only !== undefined && holdsObject(only) && isFlat(only.value)
  );
}

/** Whether the rows of a map stand there. */
function isGrid(path: Path): boolean {
  return (path.length === 1 && path[0] === 'terrain') || (path.length === 2 && path[0] === 'networks');
}

function holdsObject({ value }: PieceItem): boolean {
  return value.kind === 'object';
}

/** Whether it holds nothing deeper than short lists of positions. */
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

/** Whether it is a number or the like, or a list of those: a position, mostly. */
function isNumeric(piece: Piece): boolean {
  if (piece.kind === 'array') return piece.items.every(({ value }) => value.kind === 'scalar');
  return piece.kind === 'scalar';
}

/** A value on one line. */
export function inline(piece: Piece): string {
  if (!isContainer(piece)) return piece.text;
  const parts = piece.items.map(({ key, value }) => (key === undefined ? '' : `${key}: `) + inline(value));
  if (parts.length === 0) return piece.kind === 'array' ? '[]' : '{}';
  return piece.kind === 'array' ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
}
