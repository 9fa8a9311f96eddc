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
  type Pen,
  type Scene,
} from '../../../engine/reactor/picture';
import { canvasPen, offscreen, type Context, type PenCache } from './canvas-pen';
import { boxOf, patchOf, type Patch } from './patch';
import type { Placement } from './placement';

export interface Painting {
  readonly scene: Scene;
  readonly palette: Palette;
  readonly layers: LayerSettings;
  readonly at: Placement;
}

/**
 * Keeps the board on a canvas and draws only changes: turns of a play, strokes and text edits usually affect few cells. The
 * canvas must not be drawn on by anything else.
 */
export interface Painter {
  readonly paint: (context: Context, cache: PenCache, painting: Painting) => void;
  /** The canvas was cleared. */
  readonly forget: () => void;
}

/** The terrain of a view. Cells share its lines, and it rarely changes. */
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
      const view = viewOf(painting);
      const before = shown?.key === key ? shown.scene : null;
      if (before === scene) return;
      const only = before === null ? null : differencesOf(before, scene, view);
      shown = { key, scene };
      ground = groundOf(ground, key, cache, painting);
      const { canvas } = ground;
      if (only === null) {
        context.clearRect(0, 0, at.width, at.height);
        drawPatch(context, cache, painting, wholeOf(at), canvas);
        drawRulers(context, cache, painting);
      } else if (isExact(at)) drawCells(context, cache, painting, only, canvas);
      else {
        const box = boxOf(scene.width, only.length, (cell) => only[cell] === 1);
        const patch = box === null ? null : patchOf(at, scene, box);
        if (patch !== null) drawPatch(context, cache, painting, patch, canvas);
      }
    },
  };
}

function viewOf({ palette, layers, at }: Painting) {
  return { cellSize: at.cell, region: at.region, palette, layers };
}

function wholeOf({ width, height, region }: Placement): Patch {
  return { clip: { x: 0, y: 0, width, height }, region };
}

/** Clears and redraws a patch. */
function drawPatch(
  context: Context,
  cache: PenCache,
  painting: Painting,
  { clip, region }: Patch,
  ground: OffscreenCanvas,
): void {
  const { scene, at } = painting;
  const pen = canvasPen(context, cache);
  pen.push({ clip: boardClip(at) });
  pen.push({ clip });
  copyGround(context, at, ground, clip);
  drawSheets(pen, scene, at, { ...viewOf(painting), region });
  pen.pop();
  pen.pop();
}

/** Redraws cells that occupy whole pixels on top of the current drawing. */
function drawCells(
  context: Context,
  cache: PenCache,
  painting: Painting,
  only: Uint8Array,
  ground: OffscreenCanvas,
): void {
  const { scene, at } = painting;
  const { left, top, cell } = at;
  const pen = canvasPen(context, cache);
  pen.push({ clip: boardClip(at) });
  eachRun(only, scene.width, at.region, (x, y, cells) =>
    copyGround(context, at, ground, {
      x: left + x * cell,
      y: top + y * cell,
      width: cells * cell,
      height: cell,
    }),
  );
  drawSheets(pen, scene, at, { ...viewOf(painting), only });
  pen.pop();
}

/** The area of the board, without the rulers. */
function boardClip({ room, width, height }: Placement): Patch['clip'] {
  return { x: room.left, y: room.top, width, height };
}

/** Draws the ground alone, before the other layers. */
function copyGround(
  context: Context,
  { width, height, ratio }: Placement,
  ground: OffscreenCanvas,
  { x, y, width: across, height: down }: Patch['clip'],
): void {
  context.clearRect(x, y, across, down);
  const [seen, above] = [Math.max(0, x), Math.max(0, y)];
  const [wide, tall] = [Math.min(width, x + across) - seen, Math.min(height, y + down) - above];
  if (wide <= 0 || tall <= 0) return;
  context.drawImage(ground, seen * ratio, above * ratio, wide * ratio, tall * ratio, seen, above, wide, tall);
}

/** Draws everything but the ground. */
function drawSheets(pen: Pen, scene: Scene, { left, top }: Placement, view: BoardView): void {
  pen.push({ x: left, y: top });
  for (const { name } of sheets) if (name !== 'terrain') drawSheet(name, scene, pen, view);
  pen.pop();
}

/** A run of adjacent cells in a row. */
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

/** Returns the drawn terrain; redraws it if it has changed. */
function groundOf(known: Ground | null, key: string, cache: PenCache, painting: Painting): Ground {
  const { scene, at } = painting;
  if (known?.key !== key) {
    const { canvas } = offscreen(Math.ceil(at.width * at.ratio), Math.ceil(at.height * at.ratio));
    drawGround(canvas, cache, painting, wholeOf(at));
    return { key, scene, canvas };
  }
  const [before, now] = [known.scene.terrain, scene.terrain];
  if (before === now) return known;
  const box = boxOf(scene.width, now.length, (cell) => before[cell] !== now[cell]);
  const patch = box === null ? null : patchOf(at, scene, box);
  if (patch !== null) drawGround(known.canvas, cache, painting, patch);
  return { ...known, scene };
}

function drawGround(
  canvas: OffscreenCanvas,
  cache: PenCache,
  painting: Painting,
  { clip, region }: Patch,
): void {
  const { scene, at } = painting;
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.setTransform(at.ratio, 0, 0, at.ratio, 0, 0);
  const pen = canvasPen(context, cache);
  pen.push({ clip });
  context.clearRect(clip.x, clip.y, clip.width, clip.height);
  pen.push({ x: at.left, y: at.top });
  drawSheet('terrain', scene, pen, { ...viewOf(painting), region });
  pen.pop();
  pen.pop();
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

/** Returns true if each cell occupies whole device pixels and contains everything drawn for it. */
function isExact({ cell, left, top, ratio }: Placement): boolean {
  return (
    cell >= 2 &&
    [cell, left, top].every((length) => Math.abs(length * ratio - Math.round(length * ratio)) < 1e-6)
  );
}

/** The inputs of a picture except for the scene. */
function keyOf({ scene, palette, layers, at }: Painting): string {
  const place = [at.cell, at.left, at.top, at.width, at.height, at.room.left, at.room.top, at.ratio];
  return `${palette.name} ${scene.width} ${scene.height} ${place.join(' ')} ${JSON.stringify(layers)}`;
}
