import { palettes, type LayerSettings, type Scene } from '../../../engine/reactor/picture';
import type { CellForecasts } from '../../../engine/reactor/words';
import { createGrid } from '../grid/grid';
import { paletteOf } from '../page/theme';
import { createPenCache, type Context } from './canvas-pen';
import { createMarksPainter } from './marks';
import { createMinimap } from './minimap';
import { createPainter } from './painter';
import { place, type Placement, type Viewport, type ViewSize } from './placement';

/** The content of a board. */
export interface BoardContent {
  /** `null` while there is nothing to draw. */
  readonly scene: Scene | null;
  /** True if the scene is not the current state of its document. */
  readonly isStale: boolean;
  readonly layers: LayerSettings;
  /** `null` fits the whole board. */
  readonly viewport: Viewport | null;
  readonly cursor: number;
  /** The cells at the text's caret. */
  readonly caret: readonly number[];
  /** The cells of an event. */
  readonly events: readonly number[];
  readonly cellForecast: CellForecasts | undefined;
  /** False while the board changes with each frame: expensive parts are updated once it is true. */
  readonly isSettled: boolean;
}

/** The board on the screen: the drawing, the grid on top, the minimap. */
export interface Board {
  readonly element: HTMLElement;
  readonly grid: HTMLElement;
  /** Shows the content. Returns true if a board was drawn. */
  readonly paint: (content: BoardContent) => boolean;
  /** The current placement of the board; `null` if there is none. */
  readonly placement: () => Placement | null;
  /** Redraws everything with the next content, after a change of theme. */
  readonly forget: () => void;
}

/** Creates a board that draws only differences from the scene on the screen. The minimap calls `moveTo`. */
export function createBoard(moveTo: (viewport: Viewport) => void): Board {
  const element = document.createElement('div');
  element.className = 'board';
  const [canvas, over] = [createDrawing(), createDrawing()];
  over.classList.add('marks');
  const grid = createGrid();
  const minimap = createMinimap((x, y) => {
    if (at === null) return;
    const across = (at.width - at.room.left) / at.cell;
    const down = (at.height - at.room.top) / at.cell;
    moveTo({ cell: at.cell, x: Math.max(0, x - across / 2), y: Math.max(0, y - down / 2) });
  });
  element.append(canvas, over, grid.element, minimap.element);
  const painter = createPainter();
  const marks = createMarksPainter();
  const placementOf = createPlacementOf();
  let cache = createPenCache(1);
  let size: ViewSize | null = null;
  let last: BoardContent | null = null;
  let at: Placement | null = null;
  let mapped: unknown = null;

  const forget = (): void => {
    mapped = null;
    painter.forget();
    marks.forget();
  };

  const fit = (target: HTMLCanvasElement, { width, height }: ViewSize): Context | null => {
    const { ratio } = cache;
    const [across, down] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (target.width !== across || target.height !== down) {
      [target.width, target.height] = [across, down];
      forget();
    }
    const context = target.getContext('2d');
    context?.setTransform(ratio, 0, 0, ratio, 0, 0);
    return context;
  };

  const paint = (content: BoardContent): boolean => {
    last = content;
    const { scene, layers, cursor, caret, events, cellForecast, isSettled } = content;
    // measured once, since reading the size forces a layout
    size ??= { width: element.clientWidth, height: element.clientHeight };
    if (window.devicePixelRatio !== cache.ratio) cache = createPenCache(window.devicePixelRatio);
    const [context, above] = [fit(canvas, size), fit(over, size)];
    element.classList.toggle('is-empty', scene === null);
    element.classList.toggle('is-stale', content.isStale);
    if (scene === null || context === null || above === null || size.width === 0 || size.height === 0) {
      at = null;
      return false;
    }
    const palette = palettes[paletteOf(document.body.classList)];
    at = placementOf(scene, { ...size, ratio: cache.ratio }, content.viewport);
    painter.paint(context, cache, { scene, palette, layers, at });
    const isFocused = document.activeElement === grid.element;
    marks.paint(above, palette, at, { width: scene.width, cursor, isFocused, caret, events });
    grid.update({ scene, at, cursor, cellForecast, isSettled });
    const isOther = isSettled && mapped !== scene;
    minimap.update(scene, palette, layers, at, isOther);
    if (isOther) mapped = scene;
    return true;
  };

  new ResizeObserver(() => {
    size = { width: element.clientWidth, height: element.clientHeight };
    // in the same frame, otherwise the old picture would be stretched
    if (last !== null) paint(last);
  }).observe(element);

  return { element, grid: grid.element, placement: () => at, forget, paint };
}

function createDrawing(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.className = 'drawing';
  canvas.setAttribute('aria-hidden', 'true');
  return canvas;
}

/** Computes placements. Returns the same object as long as nothing moves. */
function createPlacementOf() {
  let known: { readonly key: readonly unknown[]; readonly at: Placement } | undefined;
  return (scene: Scene, view: ViewSize, viewport: Viewport | null): Placement => {
    const key = [scene.width, scene.height, view.width, view.height, view.ratio, viewport];
    if (known?.key.every((each, index) => each === key[index]) !== true)
      known = { key, at: place(scene, view, viewport) };
    return known.at;
  };
}
