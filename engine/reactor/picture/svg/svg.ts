import { drawBoard } from '../draw/board';
import { captionFor, drawCaption } from '../draw/caption';
import { drawColumnRuler, drawRowRuler, rulerRoom } from '../draw/rulers';
import { clamped, wholeOf, type Region } from '../draw/view';
import type { LayerSettings } from '../layers';
import { lookOf } from '../look';
import type { Palette } from '../palette';
import type { Scene } from '../scene';
import { readyLines, sceneWords } from '../words';
import { escaped, short } from './numbers';
import { SvgPen } from './svg-pen';

export interface SvgOptions {
  readonly palette: Palette;
  /** The side of a cell in pixels. The default is 24. */
  readonly cellSize?: number;
  readonly region?: Region;
  readonly layers?: LayerSettings;
  /** True to number columns and rows, which is the default. */
  readonly rulers?: boolean;
  /** The lines below the board. By default it says there whether a reactor is ready. */
  readonly caption?: readonly string[];
}

/**
 * Draws a scene as a standalone SVG document: a title and a description for screen readers, no scripts, no links, no
 * external resources. The same scene and options give the same bytes.
 */
export function svgOf(
  scene: Scene,
  { palette, cellSize = 24, region, layers, rulers = true, caption = readyLines(scene) }: SvgOptions,
): string {
  const seen = region === undefined ? wholeOf(scene) : clamped(scene, region);
  const look = lookOf(palette, cellSize);
  const pen = new SvgPen();
  const edge = Math.ceil(look.hair * 2);
  const room = rulers ? rulerRoom(scene, look) : { left: edge, top: edge };
  const board = {
    width: Math.max(0, seen.right - seen.left) * cellSize,
    height: Math.max(0, seen.bottom - seen.top) * cellSize,
  };
  const [left, top] = [seen.left * cellSize, seen.top * cellSize];
  if (rulers) {
    pen.push({ x: room.left - left, y: room.top });
    drawColumnRuler(scene, pen, look, seen);
    pen.pop();
    pen.push({ x: room.left, y: room.top - top });
    drawRowRuler(scene, pen, look, seen);
    pen.pop();
  }
  pen.push({ x: room.left - left, y: room.top - top, clip: { x: left, y: top, ...board } });
  drawBoard(scene, pen, { cellSize, palette, region: seen, ...(layers === undefined ? {} : { layers }) });
  pen.pop();
  const below = captionFor(caption, board.width);
  pen.push({ x: room.left, y: room.top + board.height });
  drawCaption(below, pen, look);
  pen.pop();
  const width = short(room.left + Math.max(board.width, below.width) + edge);
  const height = short(room.top + board.height + below.height + edge);
  const { title, description } = sceneWords(scene);
  const { content } = pen;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labeledby="title desc">`,
    `<title id="title">${escaped(title)}</title>`,
    `<desc id="desc">${escaped(description)}</desc>`,
    `<defs>${pen.defs}</defs>`,
    `<path fill="${palette.page}" d="M0 0h${width}v${height}H0z"/>`,
    `${content}</svg>`,
    '',
  ].join('\n');
}
