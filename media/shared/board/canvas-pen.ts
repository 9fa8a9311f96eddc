import type { Brush, Font, Pattern, Pen, PenState, Tile } from '../../../engine/reactor/picture';

/** A canvas context, on or off the screen. */
export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Cached images of tiles and patterns at one pixel ratio, held as long as their tile. */
export interface PenCache {
  readonly ratio: number;
  readonly tiles: WeakMap<Tile, ImageBitmap>;
  readonly patterns: WeakMap<Pattern, CanvasPattern>;
  /** A small canvas for mosaics, in the last used size. */
  mosaic: MosaicSheet | null;
}

interface MosaicSheet {
  readonly canvas: OffscreenCanvas;
  readonly context: OffscreenCanvasRenderingContext2D;
  readonly image: ImageData;
  readonly pixels: Uint32Array;
}

export function createPenCache(ratio: number): PenCache {
  return { ratio, tiles: new WeakMap(), patterns: new WeakMap(), mosaic: null };
}

/** Creates a pen that draws on a canvas in CSS pixels of `ratio` device pixels each. */
export function canvasPen(context: Context, cache: PenCache): Pen {
  context.lineJoin = 'round';
  const stroke = (brush: Brush): void => {
    if (brush.stroke === null || brush.width <= 0) return;
    setStroke(context, brush);
    context.stroke();
  };
  const paint = (brush: Brush): void => {
    fill(context, brush, cache, () => context.fill());
    stroke(brush);
  };
  const trace = (points: readonly number[]): void => {
    context.beginPath();
    for (let at = 0; at + 1 < points.length; at += 2) context.lineTo(points[at] ?? 0, points[at + 1] ?? 0);
  };
  return {
    rect(x, y, width, height, brush) {
      fill(context, brush, cache, () => context.fillRect(x, y, width, height));
      if (brush.stroke === null || brush.width <= 0) return;
      setStroke(context, brush);
      context.strokeRect(x, y, width, height);
    },
    line(x1, y1, x2, y2, brush) {
      context.beginPath();
      context.moveTo(x1, y1);
      context.lineTo(x2, y2);
      stroke(brush);
    },
    polyline(points, brush) {
      trace(points);
      paint(brush);
    },
    polygon(points, brush) {
      trace(points);
      context.closePath();
      paint(brush);
    },
    circle(x, y, radius, brush) {
      context.beginPath();
      context.arc(x, y, radius, 0, 2 * Math.PI);
      paint(brush);
    },
    text: (x, y, text, font) => drawText(context, x, y, text, font),
    tile(tile, x, y) {
      context.drawImage(tileImage(tile, cache), x, y, tile.size, tile.size);
    },
    mosaic: (x, y, columns, rows, size, squares, colors) =>
      drawMosaic(context, cache, { x, y, columns, rows, size, squares, colors }),
    push: (state) => push(context, state),
    pop: () => context.restore(),
  };
}

function setStroke(context: Context, { stroke, width, dash, cap }: Brush): void {
  context.strokeStyle = stroke ?? '';
  context.lineWidth = width;
  context.lineCap = cap;
  context.setLineDash(dash === null ? [] : [...dash]);
}

function fill(context: Context, brush: Brush, cache: PenCache, draw: () => void): void {
  if (brush.fill !== null) {
    context.fillStyle = brush.fill;
    draw();
  }
  if (brush.pattern !== null) {
    context.fillStyle = patternOf(context, brush.pattern, cache);
    draw();
  }
}

function drawText(context: Context, x: number, y: number, text: string, font: Font): void {
  context.font = `${font.bold ? 'bold ' : ''}${font.size}px ${font.family}`;
  context.textAlign = font.anchor === 'middle' ? 'center' : font.anchor;
  context.textBaseline = 'alphabetic';
  if (font.halo !== null) {
    context.strokeStyle = font.halo;
    context.lineWidth = Math.max(2, font.size / 4);
    context.lineCap = 'round';
    context.setLineDash([]);
    context.strokeText(text, x, y);
  }
  context.fillStyle = font.fill;
  context.fillText(text, x, y);
}

function push(context: Context, { x = 0, y = 0, alpha = 1, clip }: PenState): void {
  context.save();
  context.translate(x, y);
  context.globalAlpha *= alpha;
  if (clip === undefined) return;
  context.beginPath();
  context.rect(clip.x, clip.y, clip.width, clip.height);
  context.clip();
}

function tileImage(tile: Tile, cache: PenCache): ImageBitmap {
  const known = cache.tiles.get(tile);
  if (known !== undefined) return known;
  const side = Math.max(1, Math.ceil(tile.size * cache.ratio - 1e-6));
  const { canvas, context } = offscreen(side, side);
  context.scale(side / tile.size, side / tile.size);
  tile.draw(canvasPen(context, cache));
  // draws much faster than a canvas, which may still change
  const image = canvas.transferToImageBitmap();
  cache.tiles.set(tile, image);
  return image;
}

function patternOf(context: Context, pattern: Pattern, cache: PenCache): CanvasPattern {
  const known = cache.patterns.get(pattern);
  if (known !== undefined) return known;
  const side = Math.max(1, Math.round(pattern.size * cache.ratio));
  const { canvas, context: ink } = offscreen(side, side);
  ink.scale(side / pattern.size, side / pattern.size);
  ink.strokeStyle = ink.fillStyle = pattern.stroke;
  ink.lineWidth = pattern.width;
  for (const line of pattern.lines) {
    ink.beginPath();
    for (let at = 0; at + 1 < line.length; at += 2) ink.lineTo(line[at] ?? 0, line[at + 1] ?? 0);
    ink.stroke();
  }
  for (const [x, y, radius] of pattern.dots) {
    ink.beginPath();
    ink.arc(x, y, radius, 0, 2 * Math.PI);
    ink.fill();
  }
  const made = context.createPattern(canvas, 'repeat');
  if (made === null) throw new Error('Could not create a canvas pattern.');
  made.setTransform(new DOMMatrix().scale(pattern.size / side));
  cache.patterns.set(pattern, made);
  return made;
}

interface Mosaic {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
  readonly size: number;
  readonly squares: Uint8Array;
  readonly colors: readonly string[];
}

/** Draws squares as single pixels of a small canvas and scales it up, or down with smoothing. */
function drawMosaic(
  context: Context,
  cache: PenCache,
  { x, y, columns, rows, size, squares, colors }: Mosaic,
): void {
  const { canvas, context: ink, image, pixels } = mosaicSheet(cache, columns, rows);
  const palette = Uint32Array.from(colors, (color, index) => (index === 0 ? 0 : pixelOf(color)));
  for (let at = 0; at < pixels.length; at++) pixels[at] = palette[squares[at] ?? 0] ?? 0;
  ink.putImageData(image, 0, 0);
  const { imageSmoothingEnabled } = context;
  context.imageSmoothingEnabled = size * cache.ratio < 1;
  context.imageSmoothingQuality = 'medium';
  context.drawImage(canvas, x, y, columns * size, rows * size);
  context.imageSmoothingEnabled = imageSmoothingEnabled;
}

function mosaicSheet(cache: PenCache, columns: number, rows: number): MosaicSheet {
  const { mosaic } = cache;
  if (mosaic?.canvas.width === columns && mosaic.canvas.height === rows) return mosaic;
  const { canvas, context } = offscreen(columns, rows);
  const image = context.createImageData(columns, rows);
  const made = { canvas, context, image, pixels: new Uint32Array(image.data.buffer) };
  cache.mosaic = made;
  return made;
}

/** Converts a color `#rrggbb` to its pixel value in memory. */
function pixelOf(color: string): number {
  const value = Number.parseInt(color.slice(1), 16);
  const [red, green, blue] = [value >> 16, (value >> 8) & 255, value & 255];
  return ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}

/** Creates an offscreen canvas and its context. */
export function offscreen(width: number, height: number) {
  const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('Could not create a canvas context.');
  return { canvas, context };
}
