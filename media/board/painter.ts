import {
  differencesOf,
  drawColumnRuler,
  drawRowRuler,
  drawSheet,
  lookOf,
  sheets,
  type BoardView,
  type LayerSettings,
  type Palette,
  type Scene,
} from '../../engine/reactor/picture';
import { canvasPen, offscreen, type Context, type PenCache } from './canvas-pen';
import type { Placement } from './placement';

export interface Painting {
  readonly scene: Scene;
  readonly palette: Palette;
  readonly layers: LayerSettings;
  readonly at: Placement;
}

/**
 * Keeps the board on a canvas, and draws what has changed: turns of a play, strokes of the board's editor and edits of
 * the text alike differ in few cells, and only those are drawn. The canvas is nobody else's.
 */
export interface Painter {
  readonly paint: (context: Context, cache: PenCache, painting: Painting) => void;
  /** The canvas was cleared. */
  readonly forget: () => void;
}

/** The terrain of a view. It has lines that cells share, and hardly ever changes. */
interface Ground {
  readonly key: string;
  readonly scene: Scene;
  readonly canvas: OffscreenCanvas;
}

export function createPainter(): Painter {
  let shown: { readonly key: string; readonly scene: Scene } | null = null;
  let ground: Ground | null = null;
  return {
    forget() {
      shown = null;
    },
    paint(context, cache, painting) {
      const { scene, at } = painting;
      const key = keyOf(painting);
      const view = {
        cellSize: at.cell,
        region: at.region,
        palette: painting.palette,
        layers: painting.layers,
      };
      const before = shown?.key === key ? shown.scene : null;
      if (before === scene) return;
      const only = before === null || !isExact(at) ? null : differencesOf(before, scene, view);
      shown = { key, scene };
      ground = groundOf(ground, key, cache, painting, view);
      if (only === null) drawRulers(cleared(context, at), cache, painting);
      drawCells(context, cache, painting, { ...view, only }, ground.canvas);
    },
  };
}

/** Draws cells on what is drawn already: those that are asked for, or all. */
function drawCells(
  context: Context,
  cache: PenCache,
  { scene, at }: Painting,
  view: BoardView & Pick<Placement, 'region'>,
  ground: OffscreenCanvas,
): void {
  const { left, top, room, width, height, cell, ratio, region } = at;
  const pen = canvasPen(context, cache);
  pen.push({ clip: { x: room.left, y: room.top, width, height } });
  const { only = null } = view;
  if (only === null) context.drawImage(ground, 0, 0, ground.width / ratio, ground.height / ratio);
  else {
    eachRun(only, scene.width, region, (x, y, cells) => {
      const [from, down, across] = [left + x * cell, top + y * cell, cells * cell];
      context.clearRect(from, down, across, cell);
      const seen = Math.max(0, from);
      const above = Math.max(0, down);
      const [wide, tall] = [Math.min(width, from + across) - seen, Math.min(height, down + cell) - above];
      if (wide <= 0 || tall <= 0) return;
      context.drawImage(
        ground,
        seen * ratio,
        above * ratio,
        wide * ratio,
        tall * ratio,
        seen,
        above,
        wide,
        tall,
      );
    });
  }
  pen.push({ x: left, y: top });
  for (const { name } of sheets) if (name !== 'terrain') drawSheet(name, scene, pen, view);
  pen.pop();
  pen.pop();
}

/** Cells beside each other in a row. */
function eachRun(
  only: Uint8Array,
  width: number,
  { left, top, right, bottom }: Placement['region'],
  run: (x: number, y: number, cells: number) => void,
): void {
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      if (only[y * width + x] !== 1) continue;
      const start = x;
      while (x < right && only[y * width + x] === 1) x++;
      run(start, y, x - start);
    }
  }
}

/** The terrain as it was drawn, or drawn anew. */
function groundOf(
  known: Ground | null,
  key: string,
  cache: PenCache,
  { scene, at }: Painting,
  view: BoardView,
): Ground {
  if (known?.key === key && isSameGround(known.scene, scene)) return known;
  const [width, height] = [Math.ceil(at.width * at.ratio), Math.ceil(at.height * at.ratio)];
  const { canvas, context } = offscreen(width, height);
  context.setTransform(at.ratio, 0, 0, at.ratio, 0, 0);
  const pen = canvasPen(context, cache);
  pen.push({ x: at.left, y: at.top });
  drawSheet('terrain', scene, pen, view);
  pen.pop();
  return { key, scene, canvas };
}

function isSameGround({ terrain }: Scene, now: Scene): boolean {
  return terrain === now.terrain || terrain.every((kind, cell) => kind === now.terrain[cell]);
}

function drawRulers(context: Context, cache: PenCache, { scene, palette, at }: Painting): void {
  const { cell, left, top, room, region } = at;
  const pen = canvasPen(context, cache);
  const look = lookOf(palette, cell);
  pen.push({ x: left, y: Math.max(room.top, top) });
  drawColumnRuler(scene, pen, look, region);
  pen.pop();
  pen.push({ x: Math.max(room.left, left), y: top });
  drawRowRuler(scene, pen, look, region);
  pen.pop();
}

function cleared(context: Context, { width, height }: Placement): Context {
  context.clearRect(0, 0, width, height);
  return context;
}

/** Whether each cell has whole pixels of the screen to itself, and is as large as what is drawn of it. */
function isExact({ cell, left, top, ratio }: Placement): boolean {
  return (
    cell >= 2 &&
    [cell, left, top].every((length) => Math.abs(length * ratio - Math.round(length * ratio)) < 1e-6)
  );
}

/** All but the scene that a picture depends on. */
function keyOf({ scene, palette, layers, at }: Painting): string {
  const place = [at.cell, at.left, at.top, at.width, at.height, at.room.left, at.room.top, at.ratio];
  return `${palette.name} ${scene.width} ${scene.height} ${place.join(' ')} ${JSON.stringify(layers)}`;
}
