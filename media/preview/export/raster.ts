import {
  drawBoard,
  drawColumnRuler,
  drawRowRuler,
  lookOf,
  rulerRoom,
  type LayerSettings,
  type Palette,
  type Scene,
} from '../../../engine/reactor/picture';
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

/** Draws the whole board with its rulers. */
export function rasterOf(scene: Scene, { palette, layers, cellSize }: RasterOptions) {
  const look = lookOf(palette, cellSize);
  const room = rulerRoom(scene, look);
  const edge = 4;
  const width = room.left + scene.width * cellSize + edge;
  const height = room.top + scene.height * cellSize + edge;
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
  return { canvas, context, width, height };
}
