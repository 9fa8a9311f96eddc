import type { Look } from '../look';
import type { Pen } from '../pen';

/** A caption below a board: its lines, broken to its width, and its size in pixels. */
export interface Caption {
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
}

const fontSize = 13;
const lineHeight = 18;
/** The average width of a character, as a share of the font size. Wide enough for capitals. */
const letterWidth = 0.62;
/** A caption is at least this wide, in characters, whatever the size of the board. */
const fewestLetters = 28;

/** Breaks the lines of a caption to the width of a board in pixels, or to a readable width if the board is narrower. */
export function captionFor(lines: readonly string[], boardWidth: number): Caption {
  const most = Math.max(fewestLetters, Math.floor(boardWidth / (fontSize * letterWidth)));
  const broken = lines.flatMap((line) => brokenLine(line, most));
  const longest = broken.reduce((max, line) => Math.max(max, line.length), 0);
  return {
    lines: broken,
    width: Math.ceil(longest * fontSize * letterWidth),
    height: broken.length === 0 ? 0 : broken.length * lineHeight + 6,
  };
}

/** Draws a caption with its top left corner at the pen's origin. */
export function drawCaption({ lines }: Caption, pen: Pen, look: Look): void {
  const font = look.font(fontSize, look.palette.ink, { anchor: 'start', bold: true });
  lines.forEach((line, index) => pen.text(0, index * lineHeight + fontSize + 4, line, font));
}

function brokenLine(line: string, most: number): string[] {
  const rows: string[] = [];
  let row = '';
  for (const word of line.split(' ')) {
    if (row !== '' && row.length + 1 + word.length > most) {
      rows.push(row);
      row = word;
    } else row = row === '' ? word : `${row} ${word}`;
  }
  return [...rows, row];
}
