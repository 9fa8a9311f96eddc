import { glyphOf } from './glyphs';
import type { RoomPosition } from './terms';

/** A drawn layout: characters by row, and the start of each row in the text, in characters. */
export interface Layout {
  readonly rows: readonly (readonly string[])[];
  readonly starts: readonly number[];
}

/** Splits a layout into rows. The line end after the last row does not start another row, and CR LF is one line end. */
export function readLayout(text: string): Layout {
  const rows: string[][] = [];
  const starts: number[] = [];
  let row: string[] = [];
  let at = 0;
  let start = 0;
  const close = (next: number): void => {
    if (row.at(-1) === '\r') row.pop();
    rows.push(row);
    starts.push(start);
    row = [];
    start = next;
  };
  for (const character of text) {
    at++;
    if (character === '\n') close(at);
    else row.push(character);
  }
  if (row.length > 0) close(at);
  return { rows, starts };
}

/** Returns the lengths of rows, the most frequent first; of equally frequent ones, the length of the earlier row. */
export function commonLengths(rows: readonly { readonly length: number }[]): number[] {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  return [...counts].sort(([, many], [, more]) => more - many).map(([length]) => length);
}

/** Returns the place of a cell in the layout's text, in characters. */
export function textOffset(layout: Layout, { x, y }: RoomPosition): number {
  return (layout.starts[y] ?? 0) + x;
}

/** Returns every cell with a wanted character, in reading order. */
export function spotsOf(rows: Iterable<Iterable<string>>, wanted: string): RoomPosition[] {
  const spots: RoomPosition[] = [];
  let y = 0;
  for (const row of rows) {
    let x = 0;
    for (const character of row) {
      if (character === wanted) spots.push({ x, y });
      x++;
    }
    y++;
  }
  return spots;
}

/** Returns true if a cell can be stood on: everything except walls, including doors. */
export function isWalkable(character: string | undefined): boolean {
  const glyph = character === undefined ? undefined : glyphOf(character);
  return glyph !== undefined && glyph.tile !== 'Wall';
}

/** The walkable cells of a rectangular layout in pieces that hang together, the largest first. */
export function piecesOf(rows: readonly (readonly string[])[]): RoomPosition[][] {
  const width = rows[0]?.length ?? 0;
  const seen = new Uint8Array(width * rows.length);
  const pieces: RoomPosition[][] = [];
  for (let first = 0; first < seen.length; first++) {
    if (seen[first] === 1 || !isWalkable(rows[Math.floor(first / width)]?.[first % width])) continue;
    const piece: RoomPosition[] = [];
    const waiting = [first];
    seen[first] = 1;
    for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
      const x = cell % width;
      const y = Math.floor(cell / width);
      piece.push({ x, y });
      const around = [
        y > 0 ? cell - width : -1,
        x > 0 ? cell - 1 : -1,
        x + 1 < width ? cell + 1 : -1,
        y + 1 < rows.length ? cell + width : -1,
      ];
      for (const next of around) {
        if (next < 0 || seen[next] === 1) continue;
        if (!isWalkable(rows[Math.floor(next / width)]?.[next % width])) continue;
        seen[next] = 1;
        waiting.push(next);
      }
    }
    pieces.push(piece.sort((one, other) => one.y - other.y || one.x - other.x));
  }
  return pieces.sort((one, other) => other.length - one.length);
}
