import {
  captionFor,
  drawBoard,
  drawCaption,
  drawColumnRuler,
  drawRowRuler,
  lookOf,
  readyLines,
  rulerRoom,
  type LayerSettings,
  type Palette,
  type Scene,
} from '../../../engine/reactor/picture';
import { stateText } from '../../../engine/reactor/words';
import { canvasPen, createPenCache, offscreen } from '../../shared/board/canvas-pen';

/** The options of a raster image. */
export interface RasterOptions {
  readonly palette: Palette;
  readonly layers: LayerSettings;
  /** The size of a cell in pixels. */
  readonly cellSize: number;
}

/** The largest cell size, up to `wanted`, at which the sides of the board stay within a number of pixels. */
export function cellSizeWithin(scene: Scene, wanted: number, most: number): number {
  return Math.max(1, Math.min(wanted, Math.floor(most / Math.max(scene.width, scene.height))));
}

/**
 * Draws the whole board with its rulers. Below it is a caption if a reactor is ready, or the room for it if there is one in
 * another frame.
 */
export function rasterOf(
  scene: Scene,
  { palette, layers, cellSize }: RasterOptions,
  hasCaption = readyLines(scene).length > 0,
) {
  const look = lookOf(palette, cellSize);
  const room = rulerRoom(scene, look);
  const edge = 4;
  const board = { width: scene.width * cellSize, height: scene.height * cellSize };
  const below = captionFor(hasCaption ? [stateText('Ready')] : [], board.width);
  const width = room.left + Math.max(board.width, below.width) + edge;
  const height = room.top + board.height + below.height + edge;
  const { canvas, context } = offscreen(width, height);
  context.fillStyle = palette.page;
  context.fillRect(0, 0, width, height);
  const pen = canvasPen(context, createPenCache(1));
  const all = { left: 0, top: 0, right: scene.width, bottom: scene.height };
  pen.push({ x: room.left, y: room.top });
  drawColumnRuler(scene, pen, look, all);
  drawRowRuler(scene, pen, look, all);
  drawBoard(scene, pen, { cellSize, palette, layers });
  pen.pop();
  pen.push({ x: room.left, y: room.top + board.height });
  drawCaption(captionFor(readyLines(scene), board.width), pen, look);
  pen.pop();
  return { canvas, context, width, height };
}
