import type { Piece, PieceItem } from '../edits';

/** A parsed piece of text, and its end. */
interface ReadPiece {
  readonly piece: Piece;
  readonly end: number;
}

const SPACE = /[ \t\r\n]*/y;
const STRING = /"(?:[^"\\]|\\.)*"/y;
const SCALAR = /[^\s,:[\]{}"]+/y;

/** Parses the value at an offset, which must be valid JSON. Only keys are decoded. */
export function readPiece(text: string, start: number): ReadPiece {
  const first = text[start];
  if (first === '[' || first === '{') return readContainer(text, start, first === '{');
  const end = endOf(first === '"' ? STRING : SCALAR, text, start);
  return { piece: { kind: first === '"' ? 'string' : 'scalar', text: text.slice(start, end) }, end };
}

function readContainer(text: string, start: number, isObject: boolean): ReadPiece {
  const items: PieceItem[] = [];
  const close = isObject ? '}' : ']';
  let at = endOf(SPACE, text, start + 1);
  const isBroken = /[\r\n]/.test(text.slice(start + 1, at));
  while (at < text.length && text[at] !== close) {
    let key: string | undefined;
    if (isObject) {
      const end = endOf(STRING, text, at);
      key = text.slice(at, end);
      at = endOf(SPACE, text, endOf(SPACE, text, end) + 1);
    }
    const { piece, end } = readPiece(text, at);
    const name = key === undefined ? undefined : (JSON.parse(key) as string);
    items.push({ key, name, value: piece });
    at = endOf(SPACE, text, end);
    if (text[at] === ',') at = endOf(SPACE, text, at + 1);
  }
  return { piece: { kind: isObject ? 'object' : 'array', items, isBroken }, end: at + 1 };
}

/** Returns the end of the token at an offset. */
function endOf(token: RegExp, text: string, start: number): number {
  token.lastIndex = start;
  return token.test(text) ? token.lastIndex : start;
}
