import { drawColumnRuler, drawRowRuler, lookOf, palettes, type Palette } from '../../engine/reactor/picture';
import { createGrid } from '../grid/grid';
import type { Panel } from '../panel';
import { shownForeseen, type Shown } from '../store/scene';
import type { View } from '../store/view';
import { paletteOf } from '../theme';
import { canvasPen, createPenCache, type Context } from './canvas-pen';
import { drawMarks } from './marks';
import { createMinimap } from './minimap';
import { place, type Placement } from './placement';
import { createSheetCache } from './sheet-cache';

/** The board on the screen: the drawing, the grid over it, the minimap. */
export interface Board {
  readonly element: HTMLElement;
  readonly grid: HTMLElement;
  /** Shows a view; answers whether a board was drawn. */
  readonly paint: (view: View) => boolean;
  /** Where the board lies now; `null` while there is none. */
  readonly placement: () => Placement | null;
  /** Draws everything anew with the next view: the theme has changed. */
  readonly forget: () => void;
}

export function createBoard({ shownOf, store }: Panel): Board {
  const element = document.createElement('div');
  element.className = 'board';
  const canvas = document.createElement('canvas');
  canvas.className = 'drawing';
  canvas.setAttribute('aria-hidden', 'true');
  const grid = createGrid();
  const minimap = createMinimap((x, y) => {
    if (at === null) return;
    const across = (at.width - at.room.left) / at.cell;
    const down = (at.height - at.room.top) / at.cell;
    const viewport = { cell: at.cell, x: Math.max(0, x - across / 2), y: Math.max(0, y - down / 2) };
    store.change({ type: 'viewport', viewport });
  });
  element.append(canvas, grid.element, minimap.element);
  const sheets = createSheetCache();
  let cache = createPenCache(1);
  let at: Placement | null = null;
  let mapped: unknown = null;

  const fit = (width: number, height: number): Context | null => {
    const ratio = window.devicePixelRatio;
    if (ratio !== cache.ratio) cache = createPenCache(ratio);
    const [across, down] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (canvas.width !== across || canvas.height !== down) [canvas.width, canvas.height] = [across, down];
    const context = canvas.getContext('2d');
    if (context === null) return null;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    return context;
  };

  return {
    element,
    grid: grid.element,
    placement: () => at,
    forget() {
      mapped = null;
    },
    paint(view) {
      const shown = shownOf(view);
      const { clientWidth: width, clientHeight: height } = element;
      const context = fit(width, height);
      element.classList.toggle('is-empty', shown === null);
      element.classList.toggle('is-stale', shown?.isStale === true);
      if (shown === null || context === null || width === 0 || height === 0) {
        at = null;
        return false;
      }
      const { scene } = shown;
      const palette = palettes[paletteOf(document.body.classList)];
      at = place(scene, { width, height }, view.viewport);
      sheets.paint(context, cache, { scene, palette, layers: layersOf(view), at });
      drawRulers(context, shown, palette, at);
      drawMarks(context, palette, at, {
        width: scene.width,
        cursor: view.cursor,
        isFocused: document.activeElement === grid.element,
        caret: view.caret.version === view.document?.version ? view.caret.cells : [],
        events: view.marked,
      });
      const { isSettled } = view;
      grid.update({ scene, at, cursor: view.cursor, foreseen: shownForeseen(view), isSettled });
      const isOther = isSettled && mapped !== scene;
      minimap.update(scene, palette, layersOf(view), at, isOther);
      if (isOther) mapped = scene;
      return true;
    },
  };

  function drawRulers(
    context: Context,
    { scene }: Shown,
    palette: Palette,
    { cell, left, top, room, region }: Placement,
  ) {
    const pen = canvasPen(context, cache);
    const look = lookOf(palette, cell);
    pen.push({ x: left, y: Math.max(room.top, top) });
    drawColumnRuler(scene, pen, look, region);
    pen.pop();
    pen.push({ x: Math.max(room.left, left), y: top });
    drawRowRuler(scene, pen, look, region);
    pen.pop();
  }
}

/** The layers as they are drawn: in Play the robot's reach is always shown. */
function layersOf({ layers, mode }: View): View['layers'] {
  return mode === 'play' ? { ...layers, hidden: layers.hidden.filter((each) => each !== 'reach') } : layers;
}
